import type { Characters } from './characters.ts';
import { paragraphLook, paragraphXml } from './paragraph-properties.ts';
import type { Range, Ranges } from './ranges.ts';
import { type RunLook, runLook, runXml } from './run-properties.ts';
import type { Style } from './styles.ts';
import { createTables } from './tables.ts';
import { createText, type TextNeeds } from './text-xml.ts';

/** All that the text of a document is made of. */
export interface DocText extends TextNeeds {
  characters: Characters;
  runs: Ranges;
  paragraphs: Ranges;
  styles: readonly (Style | undefined)[];
}

/** As much as a rewritten document may have in all (docx/package.ts). */
const MOST_XML = 7 * 1024 * 1024;
const NONE = Buffer.alloc(0);
const PARAGRAPH_END = '\r';
const CELL_END = '\u0007';
const BREAK = '\u000c';

interface Piece {
  text: string;
  /** Its first character, from the beginning of the body or of the headers. */
  at: number;
  range: Range | undefined;
}

/**
 * The paragraphs and tables of a story, in the new format.
 * @param base the first character of the body or of the headers
 * @param sectionAt the section that ends with this character, in the new format
 * @throws AppError UNSAFE_FILE, RangeError
 */
export function storyXml(
  doc: DocText,
  [from, to]: readonly [from: number, to: number],
  base: number,
  sectionAt: (character: number) => string | undefined = () => undefined,
): string {
  const tables = createTables();
  const write = createText(doc);
  const looks = createLooks(doc);
  let pieces: Piece[] = [];
  let left = MOST_XML;

  function endParagraph(place: number, mark: string, range: Range | undefined, section = '') {
    const { style = 0, modifiers = NONE } = doc.paragraphs.at(place) ?? {};
    const look = paragraphLook(doc.styles, style, modifiers);
    const runs = pieces.map(({ text, at, range }) => {
      const run = looks(range, style);
      return write(text, at, run.look, run.xml);
    });
    pieces = [];
    const paragraph = `<w:p><w:pPr>${paragraphXml(look, `<w:rPr>${looks(range, style).xml}</w:rPr>${section}`)}</w:pPr>${runs.join('')}</w:p>`;
    left -= paragraph.length;
    if (left < 0) throw new RangeError('a flood of text');
    tables.add(paragraph, look, mark === CELL_END || look.isCellEnd);
  }

  function add(text: string, character: number, range: Range | undefined) {
    const last = pieces.at(-1);
    if (last && last.range === range) last.text += text;
    else pieces.push({ text, at: character, range });
  }

  let at = from;
  for (const { text, place, width } of doc.characters.between(from, to)) {
    let start = 0;
    for (let index = 0; index < text.length; ) {
      const range = doc.runs.at(place + index * width);
      const end = range ? Math.min(text.length, Math.ceil((range.to - place) / width)) : index + 1;
      for (; index < end; index += 1) {
        const mark = text[index] ?? '';
        const section = mark === BREAK ? sectionAt(at + index) : undefined;
        if (mark !== PARAGRAPH_END && mark !== CELL_END && section === undefined) continue;
        add(text.slice(start, index), at + start - base, range);
        endParagraph(place + index * width, mark, range, section);
        start = index + 1;
      }
      add(text.slice(start, end), at + start - base, range);
      start = end;
    }
    at += text.length;
  }
  if (pieces.some(({ text }) => text !== '')) endParagraph(-1, PARAGRAPH_END, undefined);
  return tables.end();
}

/** Looks of runs, each made once. */
function createLooks({ styles, fonts }: DocText) {
  const made = new Map<Range | undefined, Map<number, { look: RunLook; xml: string }>>();
  return (range: Range | undefined, style: number) => {
    const byStyle = made.get(range) ?? new Map<number, { look: RunLook; xml: string }>();
    made.set(range, byStyle);
    const known = byStyle.get(style);
    if (known) return known;
    const look = runLook(styles, style, range?.modifiers ?? NONE);
    const one = { look, xml: runXml(look, fonts) };
    byStyle.set(style, one);
    return one;
  };
}
