from __future__ import annotations

from dataclasses import replace

from app.scene.territory import HOME_LANDS, land_powers
from variants.orders import Unit
from variants.variant import Variant


def test_at_the_start_every_power_has_its_home_land(variant: Variant) -> None:
    lands = land_powers(variant, variant.start())
    for power in variant.board.powers:
        home = {*power.home_centers, *HOME_LANDS["standard"][power.id]}
        assert {province for province, owner in lands.items() if owner == power.id} == home


def test_a_unit_takes_land_without_a_centre_and_no_centre(variant: Variant) -> None:
    start = variant.start()
    units = {**start.units, Unit.parse("A BOH"): "germany", Unit.parse("A SER"): "austria"}
    lands = land_powers(variant, replace(start, units=units))
    assert lands["BOH"] == "germany"
    assert "SER" not in lands


def test_home_land_is_lost_with_the_last_centre_beside_it(variant: Variant) -> None:
    start = variant.start()
    lost = {**start.owners, "VIE": "italy", "BUD": "russia", "TRI": "italy"}
    lands = land_powers(variant, replace(start, owners=lost, units={}))
    assert lands.get("BOH") is None  # Munich is German, Vienna Italian
    assert (
        land_powers(variant, replace(start, owners={"VIE": "italy", "MUN": "italy"}, units={}))["BOH"]
        == "italy"
    )


def test_the_sea_and_closed_land_have_no_tint(variant: Variant) -> None:
    start = variant.start()
    lands = land_powers(variant, replace(start, units={**start.units, Unit.parse("F NTH"): "england"}))
    assert not {"NTH", "SWI"} & lands.keys()
