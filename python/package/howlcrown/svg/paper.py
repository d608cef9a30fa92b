"""The few shapes that pictures are made of."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

#: Colours of seats 0 to 4, distinct for people who see few colours, and last the one without a seat.
SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#555555")


class Paper:
    """An SVG picture that grows shape by shape."""

    def __init__(self, width: float, height: float) -> None:
        self._size = (width, height)
        self._shapes: list[str] = []

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, stroke: str = "#ffffff") -> None:
        """A filled shape."""
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._shapes.append(f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}"/>')

    def rect(self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none") -> None:
        """A filled box with round corners."""
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="4"'
        self._shapes.append(f'<rect {place} fill="{fill}" stroke="{stroke}"/>')

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "#ffffff") -> None:
        """A filled circle."""
        place = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"'
        self._shapes.append(f'<circle {place} fill="{fill}" stroke="{stroke}"/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 11,
        fill: str = "#222222",
        anchor: str = "middle",
        family: str = "sans-serif",
    ) -> None:
        """A line of text."""
        style = f'font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" font-family="{family}" xml:space="preserve"'
        self._shapes.append(f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>')

    def svg(self) -> str:
        """The picture."""
        width, height = self._size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}">'
        back = f'<rect width="{width:.0f}" height="{height:.0f}" fill="#faf7f0"/>'
        return "".join([head, back, *self._shapes, "</svg>"])
