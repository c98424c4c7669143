import { escapeXml } from '../docx/xml-events.ts';

const FORMATS: Record<number, string> = {
  0: 'decimal',
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  23: 'bullet',
  255: 'none',
};
const LIST_BYTES = 28;
const LEVEL_BYTES = 28;
const USE_BYTES = 16;
const MOST_LEVELS = 9;
const MOST_LISTS = 1000;
const SUFFIXES = ['tab', 'space', 'nothing'];
const JUSTIFIED = ['left', 'center', 'right'];

/** What a level needs of the rest of the document. */
export interface ListLooks {
  paragraph(modifiers: Buffer): string;
  run(modifiers: Buffer): string;
}

/**
 * The numbering of a document in the new format; paragraphs name uses by their place from 1 ([MS-DOC], 2.9.131).
 * @param lists the lists, with their levels behind them
 * @throws RangeError
 */
export function numberingXml(lists: Buffer, uses: Buffer, looks: ListLooks): string {
  if (lists.length < 2 || uses.length < 4) return '';
  const count = lists.readUInt16LE(0);
  if (count > MOST_LISTS) throw new RangeError('too many lists');
  let at = 2 + count * LIST_BYTES;
  const numbers = new Map<number, number>();
  const written = Array.from({ length: count }, (_, index) => {
    const start = 2 + index * LIST_BYTES;
    numbers.set(lists.readInt32LE(start), index);
    const levels = lists.readUInt8(start + 26) & 1 ? 1 : MOST_LEVELS;
    const xml = Array.from({ length: levels }, (_each, level) => {
      const one = levelXml(lists.subarray(at), level, looks);
      at += one.bytes;
      return one.xml;
    });
    return `<w:abstractNum w:abstractNumId="${index}"><w:multiLevelType w:val="hybridMultilevel"/>${xml.join('')}</w:abstractNum>`;
  });
  const useCount = Math.min(uses.readUInt32LE(0), Math.floor((uses.length - 4) / USE_BYTES));
  const nums = Array.from({ length: useCount }, (_, index) => {
    const list = numbers.get(uses.readInt32LE(4 + index * USE_BYTES));
    return list === undefined
      ? ''
      : `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${list}"/></w:num>`;
  });
  return written.join('') + nums.join('');
}

function levelXml(level: Buffer, number: number, { paragraph, run }: ListLooks) {
  const paragraphBytes = level.readUInt8(25);
  const runAt = LEVEL_BYTES + paragraphBytes;
  const textAt = runAt + level.readUInt8(24);
  const characters = level.readUInt16LE(textAt);
  const end = textAt + 2 + characters * 2;
  if (end > level.length) throw new RangeError('a level that is cut off');
  const format = FORMATS[level.readUInt8(4)] ?? 'decimal';
  // small characters stand for the number of a level
  const text = Array.from(level.toString('utf16le', textAt + 2, end), (character) =>
    character.charCodeAt(0) < MOST_LEVELS ? `%${character.charCodeAt(0) + 1}` : character,
  ).join('');
  const xml = [
    `<w:lvl w:ilvl="${number}"><w:start w:val="${level.readInt32LE(0)}"/><w:numFmt w:val="${format}"/>`,
    `<w:suff w:val="${SUFFIXES[level.readUInt8(15)] ?? 'tab'}"/><w:lvlText w:val="${escapeXml(text)}"/>`,
    `<w:lvlJc w:val="${JUSTIFIED[level.readUInt8(5) & 3] ?? 'left'}"/>`,
    `<w:pPr>${paragraph(level.subarray(LEVEL_BYTES, runAt))}</w:pPr>`,
    `<w:rPr>${run(level.subarray(runAt, textAt))}</w:rPr></w:lvl>`,
  ].join('');
  return { xml, bytes: end };
}
