import PdfDocument from 'pdfkit';
import { contentsOf, type Document, type Look } from './document.ts';
import { writeWords } from './words.ts';

/** A page with facts, as a receipt is. */
export interface Sheet {
  /** of its texts, as in `ta` */
  language: string;
  /** of the file */
  title: string;
  /** who gives it */
  from: string;
  heading: string;
  facts: [label: string, value: string][];
  /** beneath the heading, framed */
  notice: string | null;
  /** at the end */
  note: string;
  /** ISO 8601 */
  made_at: string;
}

const INK = '#1f1b16';
const FAINT = '#6b6259';
const LINE = '#d9d2c7';
const LOOKS = {
  from: { size: 11, weight: 700, color: FAINT },
  heading: { size: 20, weight: 700, color: INK },
  notice: { size: 11, weight: 700, color: INK },
  label: { size: 10.5, weight: 400, color: FAINT },
  value: { size: 11, weight: 700, color: INK },
  note: { size: 9, weight: 400, color: FAINT },
} satisfies Record<string, Look>;

const MARGIN = 56;
const LABELS = 150;
const GAP = 10;

/** A sheet as one page of A4. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: sheet.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheet.title, Author: sheet.from, CreationDate: new Date(sheet.made_at) },
  });
  const written = contentsOf(doc);
  draw(doc, sheet);
  doc.end();
  return written;
}

function draw(doc: Document, { from, heading, facts, notice, note }: Sheet): void {
  const width = doc.page.width - 2 * MARGIN;
  const whole = (y: number) => ({ x: MARGIN, y, width });
  let y = writeWords(doc, from, LOOKS.from, whole(MARGIN + 20));
  y = writeWords(doc, heading, LOOKS.heading, whole(y + 14)) + GAP;
  if (notice) {
    const top = y - LOOKS.notice.size - GAP / 2;
    const inside = { x: MARGIN + GAP, y: y + GAP / 2, width: width - 2 * GAP };
    y = writeWords(doc, notice, LOOKS.notice, inside) + GAP;
    doc.rect(MARGIN, top, width, y - top - GAP - 4).stroke(LINE);
    y += 2 * GAP;
  }
  for (const [label, value] of facts) {
    rule(doc, y - 20, width);
    const below = writeWords(doc, label, LOOKS.label, { x: MARGIN, y, width: LABELS });
    const right = { x: MARGIN + LABELS + GAP, y, width: width - LABELS - GAP };
    y = Math.max(below, writeWords(doc, value, LOOKS.value, right)) + GAP;
  }
  rule(doc, y - 20, width);
  writeWords(doc, note, LOOKS.note, whole(y + GAP));
}

function rule(doc: Document, y: number, width: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(0.5)
    .stroke(LINE);
}
