import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { type Run, runsOf } from './script-runs.ts';

export type Document = InstanceType<typeof PdfDocument>;
export interface Look {
  size: number;
  weight: 400 | 700;
  color: string;
}
interface Place {
  x: number;
  y: number;
  width: number;
}

/** The height of a line by its size of letters: Tamil and Devanagari need more than Latin. */
const LEADING = 1.5;

const { resolve } = createRequire(import.meta.url);

/** The file of a subset; `.woff2` gives near-blank Devanagari. */
function fileOf({ subset }: Run, { weight }: Look): string {
  const [family, part] =
    subset === 'tamil'
      ? ['noto-sans-tamil', 'noto-sans-tamil-tamil']
      : ['noto-sans', `noto-sans-${subset}`];
  return resolve(`@fontsource/${family}/files/${part}-${weight}-normal.woff`);
}

function widthOf(doc: Document, word: string, look: Look): number {
  doc.fontSize(look.size);
  return runsOf(word).reduce(
    (sum, run) => sum + doc.font(fileOf(run, look)).widthOfString(run.text),
    0,
  );
}

const segmenter = new Intl.Segmenter();

/** Words that fit into a line: one that does not is cut between letters as people see them. */
function fitting(doc: Document, word: string, look: Look, width: number): string[] {
  if (widthOf(doc, word, look) <= width) return [word];
  const parts = [''];
  for (const { segment } of segmenter.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (widthOf(doc, longer, look) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/**
 * Writes a text of any of the scripts, broken into lines; returns where the next text begins. Each word stands in a mark that
 * says what it is: readers take the letters of a copied text from there, and not from their shapes.
 */
export function writeWords(
  doc: Document,
  text: string,
  look: Look,
  { x, y, width }: Place,
): number {
  const space = widthOf(doc, ' ', look);
  const words = text.split(/\s+/).filter(Boolean);
  let at = x;
  let line = y;
  for (const word of words.flatMap((one) => fitting(doc, one, look, width))) {
    const wide = widthOf(doc, word, look);
    if (at > x && at + wide > x + width) {
      at = x;
      line += look.size * LEADING;
    }
    doc.markContent('Span', { actual: `${word} ` });
    for (const run of runsOf(word)) {
      doc.font(fileOf(run, look)).fillColor(look.color);
      doc.text(run.text, at, line, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
    doc.endMarkedContent();
    at += space;
  }
  return line + look.size * LEADING;
}
