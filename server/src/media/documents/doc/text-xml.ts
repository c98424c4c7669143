import { unsafe } from '../docx/refused.ts';
import { escapeXml } from '../docx/xml-events.ts';
import type { RunLook } from './run-properties.ts';

/** What single characters stand for. */
const MEANINGS: Record<string, string> = {
  '\t': '<w:tab/>',
  '\u000b': '<w:br/>',
  '\u000c': '<w:br w:type="page"/>',
  '\u000e': '<w:br w:type="column"/>',
  '\u001e': '<w:noBreakHyphen/>',
  '\u001f': '<w:softHyphen/>',
};
const FIELD_PARTS: Record<string, 'begin' | 'separate' | 'end'> = {
  '\u0013': 'begin',
  '\u0014': 'separate',
  '\u0015': 'end',
};
const PICTURE = '\u0001';
const DRAWN = '\u0008';
const SYMBOL = '(';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters have meanings
const PIECES = /[^\u0000-\u001f\ufffe\uffff]+|[\u0000-\u001f]/gu;

/** What the text of a story needs besides its characters. */
export interface TextNeeds {
  /** The drawing of a picture in the data stream. */
  picture(place: number): string;
  /** The drawing of a picture beside the text; within a field it is in the text. */
  drawn(character: number, isInText: boolean): string;
  fonts: readonly string[];
}

/** Turns characters of one story into runs; fields are remembered from paragraph to paragraph. */
export function createText({ picture, drawn, fonts }: TextNeeds) {
  /** Of the open fields, whether the code is over. */
  const fields: boolean[] = [];

  function plain(piece: string): string {
    const part = FIELD_PARTS[piece];
    if (part === 'begin') fields.push(false);
    if (part === 'separate' && fields.length > 0) fields[fields.length - 1] = true;
    if (part === 'end') fields.pop();
    if (part) return `<w:fldChar w:fldCharType="${part}"/>`;
    const meaning = MEANINGS[piece];
    if (meaning) return meaning;
    // what else Word marks shows nothing
    if (piece < ' ') return '';
    const name = fields.at(-1) === false ? 'instrText' : 't';
    return `<w:${name} xml:space="preserve">${escapeXml(piece.toWellFormed())}</w:${name}>`;
  }

  function special(piece: string, look: RunLook, at: number): string | undefined {
    if (piece === PICTURE && look.isObject) throw unsafe();
    if (piece === DRAWN) return fields.includes(false) ? '' : drawn(at, fields.length > 0);
    if (piece === PICTURE) {
      const isShown = look.picture !== undefined && !look.isFieldData && !fields.includes(false);
      return isShown ? picture(look.picture ?? 0) : '';
    }
    if (piece !== SYMBOL || !look.symbol) return undefined;
    const { font, character } = look.symbol;
    return `<w:sym w:font="${escapeXml(fonts[font] ?? '')}" w:char="${character.toString(16)}"/>`;
  }

  /** @param at its first character in the story; @param properties of the run, in the new format */
  return (text: string, at: number, look: RunLook, properties: string): string => {
    const pieces = look.isDeleted ? [] : text.matchAll(PIECES);
    let written = '';
    for (const { 0: piece, index } of pieces) {
      written += (look.isSpecial ? special(piece, look, at + index) : undefined) ?? plain(piece);
    }
    return written === '' ? '' : `<w:r><w:rPr>${properties}</w:rPr>${written}</w:r>`;
  };
}
