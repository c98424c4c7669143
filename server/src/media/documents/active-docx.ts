import { createInflateRaw } from 'node:zlib';
import { type PlainElement, plainElements } from './plain-xml.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

/** Parts that hold programs or other files, that would be unpacked elsewhere, or whose names may be read in two ways. */
const ACTIVE_PART =
  /\.\.|[\\%\0]|vbaproject|vbadata|activex|(^|\/)embeddings\/|\.(exe|dll|com|msi|lnk|jar|js|vbs|bat|cmd|ps1|wsf|scr|hta|bin|piece)$/i;

/** Printer settings, which usual programs store. */
const PRINTER = /(^|\/)printersettings\d*\.bin$/i;
const LIST = /\.rels$|^\[content_types\]\.xml$/i;

/** Relationships to programs and other files, in the document or elsewhere, by the end of their type. */
const ACTIVE_TYPE =
  /\/(attachedTemplate|attachedToolbars|oleObject|package|control|activeX\w*|vbaProject|wordVbaData|frame|subDocument|aFChunk)$/i;
/** What may stand elsewhere: links are followed by people, pictures are only shown. */
const ELSEWHERE_TYPE = /\/(hyperlink|image)$/i;

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Unpacked, a horoscope with pictures stays far below; what is above is made to fill a computer. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_PARTS = 2000;
const LONGEST_LIST = 1024 * 1024;

/**
 * Whether a docx holds macros or other files, fetches something when it is opened, unpacks to a flood, or is so written
 * that nobody can tell.
 */
export async function isActiveDocx(docx: Buffer): Promise<boolean> {
  const parts = zipEntries(docx);
  if (!parts || parts.length > MOST_PARTS || parts.some(isActivePart)) return true;
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  if (names.size < parts.length || !names.has('[content_types].xml')) return true;
  if (parts.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) return true;
  for (const part of parts) {
    const isList = LIST.test(part.name);
    const contents = await unpacked(part, isList);
    if (!contents || (isList && isActiveList(contents))) return true;
  }
  return false;
}

function isActivePart({ name, size }: ZipEntry): boolean {
  return (
    (ACTIVE_PART.test(name) && !PRINTER.test(name)) || (LIST.test(name) && size > LONGEST_LIST)
  );
}

/** All of a part, or of one that nobody reads nothing; null where it is not exactly as long as it says. */
async function unpacked({ method, packed, size }: ZipEntry, keep: boolean): Promise<Buffer | null> {
  if (method === 0) return packed;
  const chunks: Buffer[] = [];
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 });
  let length = 0;
  try {
    inflate.end(packed);
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > size) return null;
      if (keep) chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return length === size && inflate.bytesWritten === packed.length ? Buffer.concat(chunks) : null;
}

function isActiveList(part: Buffer): boolean {
  const elements = plainElements(part);
  if (!elements) return true;
  if (elements[0]?.name === 'Types') return isActiveTypes(elements);
  return elements.some(({ name, attributes }, index) => {
    if (name !== (index === 0 ? 'Relationships' : 'Relationship')) return true;
    const type = attributes.get('Type')?.trim() ?? '';
    const isElsewhere = (attributes.get('TargetMode') ?? 'Internal') !== 'Internal';
    return ACTIVE_TYPE.test(type) || (isElsewhere && !ELSEWHERE_TYPE.test(type));
  });
}

/** The types of a document's parts: one is the document, none is for macros. */
function isActiveTypes(elements: PlainElement[]): boolean {
  const types = elements.map(({ attributes }) => attributes.get('ContentType')?.trim() ?? '');
  const main = types.filter((type) => /main\+xml$/i.test(type));
  return main.join() !== DOCUMENT || types.some((type) => /macro|vba|activex/i.test(type));
}
