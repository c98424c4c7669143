import { posix } from 'node:path';
import { checkedLink, isOwnTemplate } from './links.ts';
import type { DocxPackage } from './package.ts';
import { isActingRelationship, unsafe } from './refused.ts';
import { readXml } from './xml-events.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** From one part to another, or to a page by a link. */
export interface Relationship {
  /** The last word of its type, in lower case: image, header… */
  type: string;
  /** The name of a part, or the address of a link. */
  target: string;
  isLink: boolean;
}

/** The relationships of a part by their ids. */
export type Relationships = ReadonlyMap<string, Relationship>;

/** Where the relationships of a part are; '' stands for the whole package. */
function listOf(part: string): string {
  const { dir, base } = posix.parse(part);
  return posix.join(dir, '_rels', `${base}.rels`);
}

/**
 * All relationships of a package, by the part that has them ('' for the package itself), also of parts that nothing
 * leads to.
 * @throws AppError UNSAFE_FILE where one acts or leads elsewhere, other than a link that somebody follows
 */
export async function readRelationships(docx: DocxPackage): Promise<Map<string, Relationships>> {
  const all = new Map<string, Relationships>();
  for (const name of docx.names.filter((each) => each.endsWith('.rels'))) {
    const xml = await docx.read(name, 'xml');
    const { dir, name: base } = posix.parse(name);
    const part = name === '_rels/.rels' ? '' : posix.join(posix.dirname(dir), base);
    if (xml && listOf(part) === name) all.set(part, readList(xml, part));
    else throw unsafe();
  }
  return all;
}

function readList(xml: Buffer, part: string): Relationships {
  const found = new Map<string, Relationship>();
  let depth = 0;
  readXml(xml, {
    open({ uri, local, attributes }) {
      depth += 1;
      if (uri !== NAMESPACE || local !== (depth === 1 ? 'Relationships' : 'Relationship')) {
        throw unsafe();
      }
      if (depth === 1) return;
      const { Id: id, Type: type, Target: target, TargetMode: mode } = attributes;
      if (!id || !type || !target || found.has(id.value)) throw unsafe();
      const isOutside = (mode?.value ?? 'Internal') !== 'Internal';
      const relationship = readOne(type.value.trim(), target.value.trim(), part, isOutside);
      if (relationship) found.set(id.value, relationship);
    },
    close() {
      depth -= 1;
    },
    text() {},
  });
  return found;
}

function readOne(type: string, target: string, part: string, isOutside: boolean) {
  const word = type.slice(type.lastIndexOf('/') + 1).toLowerCase();
  if (word === 'attachedtemplate' && isOwnTemplate(target)) return null;
  if (isActingRelationship(type)) throw unsafe();
  if (isOutside || word === 'hyperlink') {
    if (word !== 'hyperlink') throw unsafe();
    const address = checkedLink(target);
    return address === null ? null : { type: word, target: address, isLink: true };
  }
  // the first slash of a package is left out in a zip
  const path = posix.resolve('/', posix.dirname(part), target).slice(1);
  return { type: word, target: path.toLowerCase(), isLink: false };
}
