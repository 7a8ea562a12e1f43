"""Order slips and a map for the table: a look at each page, then a printer or a PDF."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPageSize, QPainter, QPixmap, QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.boards import board_shapes
from app.document import Document, Stage
from app.fonts import FontRole, font
from app.panels.parts import button, label
from app.panels.segments import Segments
from app.panels.steady import steady
from app.paper import Job, map_job, slips_job
from app.pictures import position_picture
from app.scene.drawing import Drawing
from app.scene.label_text import NameMode
from app.settings import settings
from app.sheets import sheets
from app.slips import order_slips
from app.theme import PRINT, Theme
from app.translation import language
from app.warning import warn
from app.words.faults import unwritable_file
from app.words.names import variant_title
from app.words.phases import turn_name
from variants.formats.whole_file import write_whole
from variants.position import Position

translate = QCoreApplication.translate

_PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
_PAPER = "print/paper"
_SLIPS = 0
_SUFFIX = ".pdf"


class PrintDialog(QDialog):
    """Asks what is printed; it tells only what everybody may know.

    Attributes:
        what: slips or the map.
        papers: the size of the paper.
        units: the map has units and owners on it.
        names: what names the map has.
        page_label: which page is shown.
        picture: the page.
        print_button: goes to the printer.
        pdf_button: saves a PDF.
    """

    def __init__(self, theme: Theme, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._edge = document, theme.box_line
        self.setWindowTitle(translate("Print", "Print"))
        self._slips = order_slips(document.game)
        self._page = 0
        self._drawing: Drawing | None = None
        self.what = Segments((translate("Print", "Order slips"), translate("Print", "Map")))
        self.papers, self.names = steady(QComboBox()), steady(QComboBox())
        self.units = QCheckBox(translate("Print", "Units and owners"))
        self.page_label = label(role=FontRole.LABEL, color="second")
        self.back_button, self.next_button = button("‹"), button("›")
        self.picture = QLabel()
        self.note = label(role=FontRole.LABEL, color="second", wrap=True)
        self.print_button = button(translate("Print", "Print…"))
        self.pdf_button = button(translate("Print", "Save as PDF…"), "primary")
        self.close_button = button(translate("Print", "Close"))
        self._fill()
        self._listen()
        self._arrange()
        self.resize(QSize(720, 720).boundedTo((parent or self.screen()).size()))

    def _fill(self) -> None:
        for paper in _PAPERS:
            self.papers.addItem(paper, paper)
        metric = QLocale.system().measurementSystem() != QLocale.MeasurementSystem.ImperialUSSystem
        usual = "A4" if metric else "Letter"
        self.papers.setCurrentText(str(settings().value(_PAPER, usual)))
        for mode, text in (
            (NameMode.AUTO, translate("Print", "Names where they fit, else codes")),
            (NameMode.CODES, translate("Print", "Codes")),
            (NameMode.NONE, translate("Print", "No names")),
        ):
            self.names.addItem(text, mode)
        for box, text in (
            (self.papers, translate("Print", "Paper")),
            (self.names, translate("Print", "Names on the map")),
        ):
            box.setFont(font(FontRole.BODY))
            box.setAccessibleName(text)
        self.units.setChecked(True)
        self.picture.setAccessibleName(translate("Print", "Page as it is printed"))
        self.back_button.setAccessibleName(translate("Print", "Page before"))
        self.next_button.setAccessibleName(translate("Print", "Page after"))
        if not self._slips:
            self.what.button(_SLIPS).setEnabled(False)
            self.what.choose(1)
        self.print_button.setEnabled(bool(QPrinterInfo.availablePrinterNames()))

    def _listen(self) -> None:
        self.what.chosen.connect(self._start)
        self.papers.currentIndexChanged.connect(self._start)
        self.names.currentIndexChanged.connect(self._start)
        self.units.toggled.connect(self._start)
        self.back_button.clicked.connect(lambda: self._turn(-1))
        self.next_button.clicked.connect(lambda: self._turn(1))
        self.print_button.clicked.connect(self._print)
        self.pdf_button.clicked.connect(self._save)
        self.close_button.clicked.connect(self.reject)

    def _arrange(self) -> None:
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(label(translate("Print", "Print"), FontRole.PHASE_TITLE))
        head.addStretch(1)
        head.addWidget(self.what)
        head.addWidget(self.papers)
        layout.addLayout(head)
        self._options = QWidget()
        options = QHBoxLayout(self._options)
        options.setContentsMargins(0, 0, 0, 0)
        options.setSpacing(12)
        options.addWidget(self.units)
        options.addStretch(1)
        options.addWidget(self.names)
        layout.addWidget(self._options)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(240, 240)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        layout.addWidget(self.picture, 1)
        turn = QHBoxLayout()
        turn.setSpacing(8)
        turn.addStretch(1)
        for part in (self.back_button, self.page_label, self.next_button):
            turn.addWidget(part)
        turn.addStretch(1)
        layout.addLayout(turn)
        layout.addWidget(self.note)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        for each in (self.close_button, self.print_button, self.pdf_button):
            buttons.addWidget(each)
        layout.addLayout(buttons)
        self.pdf_button.setDefault(True)

    # What is printed

    @property
    def paper(self) -> QPageSize:
        """The paper that is chosen."""
        return QPageSize(_PAPERS[self.papers.currentText()])

    def job(self) -> Job:
        """What is chosen, ready to be drawn."""
        if self.what.current == _SLIPS:
            title = translate("Print", "Order slips")
            return slips_job(f"{title} {self._title}", partial(sheets, self._slips), self.paper)
        variant, with_units = self._document.game.variant, self.units.isChecked()
        if self._drawing is None:
            self._drawing = Drawing(variant, board_shapes(variant.board.id), PRINT, language())
        self._drawing.names = self.names.currentData()
        position = self._position if with_units else Position(self._position.phase, {}, {})
        title = self._title if with_units else variant_title(variant)
        return map_job(title, self._drawing, position_picture(variant, position))

    @property
    def _position(self) -> Position:
        """The position that is looked at; while results are looked at, the one after them."""
        document = self._document
        results = document.stage is Stage.RESULTS and document.look == document.shown_line[-1]
        after = document.at_end or results
        return document.game.position if after or document.covered else document.position

    @property
    def _title(self) -> str:
        document, slips = self._document, self.what.current == _SLIPS
        variant = document.game.variant
        # A map of what results have led to is called by the turn that they are of.
        position = document.game.position if slips or document.covered else document.position
        return f"{variant_title(variant)} · {turn_name(variant.calendar, position.phase)}"

    # What is shown

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Shows the page as large as there is room."""
        super().resizeEvent(event)
        self._show()

    def _start(self) -> None:
        self._page = 0
        self._show()

    def _turn(self, by: int) -> None:
        self._page += by
        self._show()

    def _show(self) -> None:
        job = self.job()
        text = translate("Print", "Page {number} of {count}")
        self.page_label.setText(text.format(number=self._page + 1, count=job.count))
        self.back_button.setEnabled(self._page > 0)
        self.next_button.setEnabled(self._page + 1 < job.count)
        self._options.setVisible(self.what.current != _SLIPS)
        self._column.activate()
        room = self.picture.size() - QSize(4, 4)
        image = job.picture(self.paper, self._page, room, self.devicePixelRatioF())
        self.picture.setPixmap(_framed(QPixmap.fromImage(image), self._edge))
        self._tell(self._usual_note())

    def _usual_note(self) -> str:
        if self.print_button.isEnabled():
            return ""
        return translate("Print", "No printer is set up here. A PDF can be printed elsewhere.")

    def _tell(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

    # Where it goes

    def _print(self) -> None:
        settings().setValue(_PAPER, self.papers.currentText())
        job = self.job()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(job.title)
        printer.setFullPage(True)
        printer.setPageLayout(job.layout(self.paper))
        dialog = QPrintDialog(printer, self)
        dialog.finished.connect(lambda result: self._send(job, printer) if result else None)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        QDialog.open(dialog)  # its own wants a slot

    def _send(self, job: Job, printer: QPrinter) -> None:
        try:
            job.print_on(printer, self.paper)
        except OSError:
            self._tell(translate("Print", "The printer takes nothing. A PDF can be printed elsewhere."))
        else:
            self._tell(translate("Print", "Sent to the printer."))

    def _save(self) -> None:
        job = self.job()
        kinds = f"PDF (*{_SUFFIX})"
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Print", "Save as PDF"), _file_name(job.title) + _SUFFIX, kinds
        )
        if not name:
            return
        settings().setValue(_PAPER, self.papers.currentText())
        path = Path(name)
        try:
            write_whole(path, job.pdf(self.paper))
        except OSError as error:
            warn(self, unwritable_file(path, error))
        else:
            self._tell(translate("Print", "Saved as “{file}”.").format(file=path.name))


def _framed(page: QPixmap, color: str) -> QPixmap:
    """The page with its edge, which white on white would not show."""
    painter = QPainter(page)
    painter.setPen(QColor(color))
    size = page.deviceIndependentSize()
    painter.drawRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1))
    painter.end()
    return page


def _file_name(title: str) -> str:
    return title.replace(" · ", " ").replace("/", "-")
