import { createRequire } from 'node:module';
import type { Document, Look } from './document.ts';
import { plainFont } from './plain-font.ts';
import { type Run, runsOf, type Subset } from './script-runs.ts';

const { resolve } = createRequire(import.meta.url);

/** The file of a subset; `.woff2` gives near-blank Devanagari. */
function fileOf(subset: Subset, weight: Look['weight']): string {
  const [family, part] =
    subset === 'tamil'
      ? ['noto-sans-tamil', 'noto-sans-tamil-tamil']
      : ['noto-sans', `noto-sans-${subset}`];
  return resolve(`@fontsource/${family}/files/${part}-${weight}-normal.woff`);
}

const registered = new WeakMap<Document, Set<string>>();

/** The name of a subset in a document, which has it from now on. */
function fontOf(doc: Document, { subset }: Run, { weight }: Look): string {
  const name = `${subset} ${weight}`;
  const names = registered.get(doc) ?? new Set();
  registered.set(doc, names);
  if (!names.has(name)) {
    doc.registerFont(name, plainFont(fileOf(subset, weight)));
    names.add(name);
  }
  return name;
}

/** A part of a word, with the name of its font and its width by the size of letters. */
interface MeasuredRun {
  text: string;
  font: string;
  width: number;
}

// a page that is tried in several sizes measures its words once
const measured = new WeakMap<Document, Map<string, MeasuredRun[]>>();

function measure(doc: Document, word: string, look: Look): MeasuredRun[] {
  doc.fontSize(1);
  return runsOf(word).map((run) => {
    const font = fontOf(doc, run, look);
    return { text: run.text, font, width: doc.font(font).widthOfString(run.text) };
  });
}

/** The parts of a word, each of one font. */
export function runsIn(doc: Document, word: string, look: Look): readonly MeasuredRun[] {
  const known = measured.get(doc) ?? new Map<string, MeasuredRun[]>();
  measured.set(doc, known);
  const key = `${look.weight} ${word}`;
  const runs = known.get(key) ?? measure(doc, word, look);
  known.set(key, runs);
  return runs.map((run) => ({ ...run, width: run.width * look.size }));
}

/** What pdfkit's types do not tell of the font that is set. */
interface SetFont {
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } };
}

/** Whether the font of a run has a letter. */
export function hasLetter(doc: Document, run: Run, look: Look): (letter: string) => boolean {
  doc.font(fontOf(doc, run, look));
  const { font } = (doc as unknown as SetFont)._font;
  return (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}
