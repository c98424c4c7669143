/** A tag that opens, with its attributes. */
export interface PlainElement {
  name: string;
  attributes: Map<string, string>;
}

const DECLARATION =
  /^<\?xml\s+version=(["'])1\.0\1(?:\s+encoding=(["'])(?:utf-8|us-ascii)\2)?(?:\s+standalone=(["'])(?:yes|no)\3)?\s*\?>/i;
const PIECE = /\s+|<\/[\w.-]+\s*>|<([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SPELLED = /&(?!(?:amp|lt|gt|quot|apos);)/;

/**
 * The elements of a part that lists something, as programs write them: UTF-8, tags and attributes alone. Null where it
 * holds anything by which names could be spelled otherwise: prefixes, entities, types of its own, remarks.
 */
export function plainElements(part: Buffer): PlainElement[] | null {
  const text = part.toString('utf8').replace(/^\ufeff/, '');
  if (SPELLED.test(text) || text.includes('\0')) return null;
  const found: PlainElement[] = [];
  let at = DECLARATION.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    PIECE.lastIndex = at;
    const [piece, name, written = ''] = PIECE.exec(text) ?? [];
    if (piece === undefined) return null;
    at += piece.length;
    if (name === undefined) continue;
    const attributes = [...written.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single]): [string, string] => [key, double ?? single ?? ''],
    );
    const element = { name, attributes: new Map(attributes) };
    if (element.attributes.size < attributes.length) return null;
    found.push(element);
  }
  return found;
}
