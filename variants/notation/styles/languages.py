"""The words of pages in English, French and German."""

from __future__ import annotations

from variants.notation.styles.prose import Words
from variants.position import PhaseKind

ENGLISH = Words(
    language="en",
    heading="{power}:",
    spring="Spring of {year}",
    fall="Fall of {year}",
    winter="Winter of {year}",
    year="{year}",
    results={
        PhaseKind.MOVEMENT: "Movement results for {turn}.",
        PhaseKind.RETREAT: "Retreat results for {turn}.",
        PhaseKind.ADJUSTMENT: "Adjustment results for {turn}.",
    },
    position="Starting position for {turn}.",
    dislodged="The following units were dislodged:",
    may_go="{unit} can retreat to {places}.",
    lost="{unit} with no valid retreats was destroyed.",
    either=" or ",
    centers="Ownership of supply centers:",
    unowned="Unowned",
    adjustments="Adjustments:",
    builds="{power}: builds {number}.",
    removals="{power}: removes {number}.",
    winner="{power} has won.",
)
FRENCH = Words(
    language="fr",
    heading="{power} :",
    spring="Printemps {year}",
    fall="Automne {year}",
    winter="Hiver {year}",
    year="{year}",
    results={
        PhaseKind.MOVEMENT: "{turn} : mouvements",
        PhaseKind.RETREAT: "{turn} : retraites",
        PhaseKind.ADJUSTMENT: "{turn} : ajustements",
    },
    position="{turn} : position",
    dislodged="Unités délogées :",
    may_go="{unit} peut se retirer en {places}.",
    lost="{unit} n’a pas de retraite et est dissoute.",
    either=" ou ",
    centers="Possession des centres :",
    unowned="Sans maître",
    adjustments="Ajustements :",
    builds="{power} : construit {number}.",
    removals="{power} : retire {number}.",
    winner="{power} a gagné.",
)
GERMAN = Words(
    language="de",
    heading="{power}:",
    spring="Frühjahr {year}",
    fall="Herbst {year}",
    winter="Winter {year}",
    year="{year}",
    results={
        PhaseKind.MOVEMENT: "{turn}: Züge",
        PhaseKind.RETREAT: "{turn}: Rückzüge",
        PhaseKind.ADJUSTMENT: "{turn}: Auf- und Abbau",
    },
    position="{turn}: Stellung",
    dislodged="Vertriebene Einheiten:",
    may_go="{unit} kann nach {places}.",
    lost="{unit} hat keinen Rückzug und wird aufgelöst.",
    either=" oder ",
    centers="Besitz der Versorgungszentren:",
    unowned="Ohne Besitzer",
    adjustments="Auf- und Abbau:",
    builds="{power}: Aufbau {number}.",
    removals="{power}: Abbau {number}.",
    winner="{power} hat gewonnen.",
)
