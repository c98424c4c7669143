import type { Document, Look, Place } from './document.ts';
import { runsIn } from './fonts.ts';
import { shownOf } from './shown-letters.ts';

/** A word as it is drawn, and as it was typed. */
interface Word {
  shown: string;
  typed: string;
  width: number;
}
export type Line = readonly Word[];

/** The height of a line by its size of letters: Tamil and Devanagari need more than Latin. */
const LEADING = 1.5;

export const lineHeight = ({ size }: Look) => size * LEADING;

function widthOf(doc: Document, word: string, look: Look): number {
  return runsIn(doc, word, look).reduce((sum, { width }) => sum + width, 0);
}

const segmenter = new Intl.Segmenter();

/** What a word may be cut into: its letters as people see them, without marks that are wider than a line. */
function piecesOf(doc: Document, word: string, look: Look, width: number): string[] {
  return [...segmenter.segment(word)].flatMap(({ segment }) =>
    widthOf(doc, segment, look) <= width ? [segment] : [...segment],
  );
}

/** The parts that a word is cut into, as long as they fit. */
function partsOf(doc: Document, word: string, look: Look, width: number): string[] {
  const parts: string[] = [];
  let left = 0;
  // each piece by itself: measuring all that came before with it would take seconds
  for (const piece of piecesOf(doc, word, look, width)) {
    const wide = widthOf(doc, piece, look);
    if (wide <= left && parts.length > 0) parts.push(`${parts.pop()}${piece}`);
    else {
      parts.push(piece);
      left = width;
    }
    left -= wide;
  }
  return parts;
}

/** Words that fit into a line: one that does not is cut between letters as people see them. */
function fitting(doc: Document, typed: string, look: Look, width: number): Word[] {
  const shown = shownOf(doc, typed, look);
  if (!shown) return [];
  const wide = widthOf(doc, shown, look);
  if (wide <= width) return [{ shown, typed: `${typed} `, width: wide }];
  const parts = partsOf(doc, shown, look, width);
  return parts.map((part, at) => ({
    shown: part,
    typed: at === parts.length - 1 ? `${part} ` : part,
    width: widthOf(doc, part, look),
  }));
}

/** A text of any of the scripts, broken into lines of this width. */
export function linesOf(doc: Document, text: string, look: Look, width: number): Line[] {
  const space = widthOf(doc, ' ', look);
  const lines: Word[][] = [];
  let left = 0;
  for (const typed of text.split(/\s+/).filter(Boolean))
    for (const word of fitting(doc, typed, look, width)) {
      const last = lines.at(-1);
      if (last && word.width <= left) last.push(word);
      else {
        lines.push([word]);
        left = width;
      }
      left -= word.width + space;
    }
  return lines;
}

/** The width of a line as it is drawn. */
export function widthOfLine(doc: Document, line: Line, look: Look): number {
  const gaps = Math.max(0, line.length - 1) * widthOf(doc, ' ', look);
  return line.reduce((sum, { width }) => sum + width, gaps);
}

/**
 * Writes a line whose letters stand on `y`. Each word stands in a mark that says what it is: readers take the letters of a
 * copied text from there, and not from their shapes.
 */
export function writeLine(
  doc: Document,
  line: Line,
  look: Look,
  { x, y }: Omit<Place, 'width'>,
): void {
  const space = widthOf(doc, ' ', look);
  let at = x;
  for (const word of line) {
    doc.markContent('Span', { actual: word.typed });
    doc.fontSize(look.size).fillColor(look.color);
    for (const { text, font, width } of runsIn(doc, word.shown, look)) {
      doc.font(font).text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
    doc.endMarkedContent();
    at += space;
  }
}

/** Writes a text of any of the scripts, broken into lines; returns where the next text begins. */
export function writeWords(
  doc: Document,
  text: string,
  look: Look,
  { x, y, width }: Place,
): number {
  const lines = linesOf(doc, text, look, width);
  for (const [at, line] of lines.entries())
    writeLine(doc, line, look, { x, y: y + at * lineHeight(look) });
  // an empty text takes a line too
  return y + Math.max(1, lines.length) * lineHeight(look);
}
