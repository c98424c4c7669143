import type { Reference } from './attributes.ts';
import { type DocxPackage, openDocxPackage } from './package.ts';
import { createPictureRedraw } from './pictures.ts';
import { unsafe } from './refused.ts';
import { type Relationships, readRelationships } from './relationships.ts';
import { rewriteXml } from './rewrite-xml.ts';
import { packDocx, type WrittenPart, type WrittenRelationship } from './written-package.ts';

/** The kinds of parts that are written, by the type of the relationship that leads to them. */
const KINDS = {
  officedocument: { root: 'w:document', name: 'document', type: 'document.main+xml' },
  header: { root: 'w:hdr', name: 'header', type: 'header+xml' },
  footer: { root: 'w:ftr', name: 'footer', type: 'footer+xml' },
  styles: { root: 'w:styles', name: 'styles', type: 'styles+xml' },
  numbering: { root: 'w:numbering', name: 'numbering', type: 'numbering+xml' },
  settings: { root: 'w:settings', name: 'settings', type: 'settings+xml' },
  fonttable: { root: 'w:fonts', name: 'fontTable', type: 'fontTable+xml' },
  footnotes: { root: 'w:footnotes', name: 'footnotes', type: 'footnotes+xml' },
  endnotes: { root: 'w:endnotes', name: 'endnotes', type: 'endnotes+xml' },
  theme: { root: 'a:theme', name: 'theme', type: 'theme+xml' },
} as const;
type Kind = keyof typeof KINDS;

/** Parts that belong to a document without being named in its text. */
const COMPANIONS: readonly Kind[] = [
  'styles',
  'numbering',
  'settings',
  'fonttable',
  'footnotes',
  'endnotes',
  'theme',
];

/**
 * A docx written anew: text, tables, pictures, styles, headers, footers and notes. Whatever else the file holds is left
 * out, and nothing of the file itself is copied.
 * @throws AppError UNSAFE_FILE where it acts or cannot be read without doubt, PICTURE_TOO_LARGE
 */
export async function rewriteDocx(file: Buffer): Promise<Buffer> {
  const docx = await openDocxPackage(file);
  const relationships = await readRelationships(docx);
  const main = only(relationships.get(''), 'officedocument');
  if (main === undefined) throw unsafe();
  const parts = createParts(docx, relationships);
  if ((await parts.add(main, 'officedocument')) === undefined) throw unsafe();
  return packDocx(parts.written);
}

/** The part that the only relationship of this kind leads to. @throws AppError UNSAFE_FILE where there are more */
function only(relationships: Relationships | undefined, kind: Kind): string | undefined {
  const found = [...(relationships?.values() ?? [])].filter(({ type }) => type === kind);
  if (found.length > 1) throw unsafe();
  return found[0]?.target;
}

function createParts(docx: DocxPackage, all: Map<string, Relationships>) {
  const written: WrittenPart[] = [];
  /** New names by old ones. */
  const names = new Map<string, string>();
  const redraw = createPictureRedraw();

  /** The new name of a part, which is written unless it is already; undefined where there is none. */
  async function add(source: string, kind: Kind): Promise<string | undefined> {
    const known = names.get(source);
    if (known !== undefined) return known;
    const xml = await docx.read(source, 'xml');
    if (!xml) return undefined;
    const { root, name: stem, type } = KINDS[kind];
    const isOne = kind === 'officedocument' || COMPANIONS.includes(kind);
    const name = `word/${stem}${isOne ? '' : names.size}.xml`;
    names.set(source, name);

    const own = all.get(source) ?? new Map();
    const ids = createIds(own, (target) => docx.names.includes(target));
    const contents = rewriteXml(xml, root, ids.refer);
    const part: WrittenPart = { name, contents, type, relationships: ids.used };
    written.push(part);
    for (const relationship of ids.used) {
      if (relationship.isLink) continue;
      const target =
        relationship.type === 'image'
          ? await addPicture(relationship.target)
          : await add(relationship.target, relationship.type as Kind);
      if (target === undefined) throw unsafe();
      relationship.target = target;
    }
    if (kind === 'officedocument') await addCompanions(own, ids.used);
    return name;
  }

  async function addCompanions(own: Relationships, used: WrittenRelationship[]) {
    for (const kind of COMPANIONS) {
      const source = only(own, kind);
      const target = source === undefined ? undefined : await add(source, kind);
      const type = kind === 'fonttable' ? 'fontTable' : kind;
      if (target !== undefined) used.push({ type, target, isLink: false });
    }
  }

  async function addPicture(source: string): Promise<string | undefined> {
    const known = names.get(source);
    if (known !== undefined) return known;
    const picture = await docx.read(source, 'picture');
    if (!picture) return undefined;
    const { kind, contents } = await redraw(picture);
    const name = `word/media/picture${names.size}.${kind}`;
    names.set(source, name);
    written.push({ name, contents });
    return name;
  }

  return { written, add };
}

/** Gives relationships that are used new ids, unless they lead to a part that the file lacks. */
function createIds(own: Relationships, isThere: (part: string) => boolean) {
  const used: WrittenRelationship[] = [];
  const ids = new Map<string, string>();
  return {
    used,
    refer(kind: Reference, id: string): string | undefined {
      const known = ids.get(`${kind} ${id}`);
      if (known) return known;
      const found = own.get(id);
      if (found?.type !== kind || !(found.isLink || isThere(found.target))) return undefined;
      used.push({ ...found });
      ids.set(`${kind} ${id}`, `rId${used.length}`);
      return `rId${used.length}`;
    },
  };
}
