"""Builds ``resources/boards/*.svg`` from public-domain geodata; needed at build time only.

The way: regions are given to provinces (``land``), projected (``projection``), cut together with the sea
lines into faces (``linework``), each face is given an owner (``ownership``), borders are made simpler and
then smooth (``smoothing``), units and names find their places (``places``), the file is written (``svg``).
``build`` strings these together and lets nothing through that ``maps.checks`` finds fault with.

The files come out the same byte for byte with the versions of ``constraints.txt``.
"""
