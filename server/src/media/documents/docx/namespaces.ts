const OFFICE = 'http://schemas.openxmlformats.org/';
const OFFICE_2010 = 'http://schemas.microsoft.com/office/word/2010/';

/** The namespaces that a rewritten document uses, each under its usual prefix. */
export const NAMESPACES = {
  w: `${OFFICE}wordprocessingml/2006/main`,
  r: `${OFFICE}officeDocument/2006/relationships`,
  m: `${OFFICE}officeDocument/2006/math`,
  mc: `${OFFICE}markup-compatibility/2006`,
  wp: `${OFFICE}drawingml/2006/wordprocessingDrawing`,
  a: `${OFFICE}drawingml/2006/main`,
  pic: `${OFFICE}drawingml/2006/picture`,
  wp14: `${OFFICE_2010}wordprocessingDrawing`,
  wps: `${OFFICE_2010}wordprocessingShape`,
  wpg: `${OFFICE_2010}wordprocessingGroup`,
  wpc: `${OFFICE_2010}wordprocessingCanvas`,
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  w10: 'urn:schemas-microsoft-com:office:word',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const;

export type Prefix = keyof typeof NAMESPACES;

/** Documents saved as "Strict Open XML" use these instead (ISO/IEC 29500-1, annex A). */
const STRICT: [string, Prefix][] = [
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/picture', 'pic'],
];

const PREFIXES = new Map<string, Prefix>([
  ...Object.entries(NAMESPACES).map(([prefix, uri]): [string, Prefix] => [uri, prefix as Prefix]),
  ...STRICT,
]);

/** The usual prefix of a namespace; undefined for one that rewritten documents do not use. */
export function usualPrefix(uri: string): Prefix | undefined {
  return PREFIXES.get(uri);
}

/** Attributes of a root element that declare all namespaces. */
export const DECLARATIONS = Object.entries(NAMESPACES)
  .filter(([prefix]) => prefix !== 'xml')
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');
