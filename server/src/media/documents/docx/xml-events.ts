import { SaxesParser, type SaxesTagNS } from 'saxes';
import { unsafe } from './refused.ts';

const CHUNK = 64 * 1024;
/** Deeper documents only make readers fall over. */
const MOST_DEPTH = 256;

export interface XmlHandler {
  /** @param resolve the namespace that a prefix stands for here */
  open(tag: SaxesTagNS, resolve: (prefix: string) => string | undefined): void;
  close(): void;
  text(text: string): void;
}

/**
 * Reads XML 1.0 in UTF-8 or UTF-16 without a document type, thus without entities of its own; remarks and processing
 * instructions are skipped.
 * @throws AppError UNSAFE_FILE for all else, and for what is not well-formed
 */
export function readXml(xml: Buffer, handler: XmlHandler): void {
  const encoding = encodingOf(xml);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  let depth = 0;
  parser.on('xmldecl', ({ encoding: declared = encoding }) => {
    if (!encoding.startsWith(declared.toLowerCase())) throw unsafe();
  });
  parser.on('doctype', () => {
    throw unsafe();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MOST_DEPTH) throw unsafe();
    handler.open(tag, (prefix) => parser.resolve(prefix));
  });
  parser.on('closetag', () => {
    depth -= 1;
    handler.close();
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  try {
    for (let at = 0; at < xml.length; at += CHUNK) {
      parser.write(decoder.decode(xml.subarray(at, at + CHUNK), { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } catch {
    throw unsafe();
  }
}

/** By the mark at its beginning, or by its first character, which is `<` (XML 1.0, appendix F). */
function encodingOf(xml: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = xml;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

/** As text or between double quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
