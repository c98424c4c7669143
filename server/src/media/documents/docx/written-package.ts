import { posix } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { escapeXml } from './xml-events.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const PICTURES = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif' };

/** A relationship of a written part; its id is rId and its place in the list, from 1. */
export interface WrittenRelationship {
  type: string;
  /** A part's name, or a link's address. */
  target: string;
  isLink: boolean;
}

/** A part of a written document. */
export interface WrittenPart {
  name: string;
  contents: Buffer;
  /** Of XML: the end of its content type, such as header+xml. */
  type?: string;
  relationships?: readonly WrittenRelationship[];
}

/** The zip of a document with these parts, the first of which is word/document.xml. */
export function packDocx(parts: readonly WrittenPart[]): Buffer {
  const [main] = parts;
  const files: Zippable = {
    '[Content_Types].xml': Buffer.from(contentTypes(parts)),
    '_rels/.rels': Buffer.from(
      list([{ type: 'officeDocument', target: main?.name ?? '', isLink: false }], ''),
    ),
  };
  for (const { name, contents, type, relationships = [] } of parts) {
    files[name] = type ? contents : [contents, { level: 0 }];
    if (relationships.length === 0) continue;
    const { dir, base } = posix.parse(name);
    files[`${dir}/_rels/${base}.rels`] = Buffer.from(list(relationships, dir));
  }
  // the same document is the same file
  return Buffer.from(zipSync(files, { mtime: '1980-01-01T00:00:00' }));
}

function contentTypes(parts: readonly WrittenPart[]): string {
  const defaults = Object.entries({
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...PICTURES,
  }).map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const overrides = parts
    .filter(({ type }) => type)
    .map(({ name, type }) => `<Override PartName="/${name}" ContentType="${contentType(type)}"/>`);
  return `${HEAD}<Types xmlns="${PACKAGE}content-types">${defaults.join('')}${overrides.join('')}</Types>`;
}

function contentType(type = ''): string {
  return type.startsWith('theme')
    ? `application/vnd.openxmlformats-officedocument.${type}`
    : WORD + type;
}

function list(relationships: readonly WrittenRelationship[], dir: string): string {
  const rows = relationships.map(({ type, target, isLink }, index) => {
    const path = isLink ? target : posix.relative(dir, target);
    const mode = isLink ? ' TargetMode="External"' : '';
    return `<Relationship Id="rId${index + 1}" Type="${TYPES}${type}" Target="${escapeXml(path)}"${mode}/>`;
  });
  return `${HEAD}<Relationships xmlns="${PACKAGE}relationships">${rows.join('')}</Relationships>`;
}
