import type { CompoundEntry, CompoundFile } from './compound-file.ts';

/** What macros, embedded objects and locked documents are kept in; case does not tell such names apart. */
const ACTIVE_NAMES = new Set([
  'MACROS',
  'VBA',
  '_VBA_PROJECT',
  '_VBA_PROJECT_CUR',
  '\u0001OLE10NATIVE',
  'ENCRYPTEDPACKAGE',
]);
/** Old versions of Word make it for objects, and leave it empty. */
const OBJECTS = 'OBJECTPOOL';

/** [MS-DOC], 2.5: position in the header of a document that gives its type. */
const WORD = 0xa5ec;
const WORD_97 = 0x00c0;
const LOCKED = 0x0100;
const TABLE_1 = 0x0200;
const NAMES_AT = 154 + 32 * 8;

/** Of addresses and other computers, unlike templates of one's own. */
const ELSEWHERE = /^\s*(?:[\\/]{2}|[a-z]{2,}:)/i;

/**
 * Whether a compound file holds macros or other files, or is locked; of an old Word document also whether it fetches a
 * template, or is older than Word 97, whose macros stand in its text.
 */
export function isActiveDoc(file: CompoundFile): boolean {
  const isActive = ({ name, hasMore }: CompoundEntry) =>
    ACTIVE_NAMES.has(name.toUpperCase()) || (name.toUpperCase() === OBJECTS && hasMore);
  if (file.entries.some(isActive)) return true;
  const documents = file.entries.filter(({ name }) => name.toUpperCase() === 'WORDDOCUMENT');
  try {
    return documents.some((entry) => isActiveText(file, file.read(entry)));
  } catch (error) {
    // a place outside of the file
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function isActiveText(file: CompoundFile, text: Buffer): boolean {
  const flags = text.readUInt16LE(10);
  if (text.readUInt16LE(0) !== WORD || text.readUInt16LE(2) < WORD_97) return true;
  if ((flags & LOCKED) !== 0) return true;
  const bytes = text.readUInt32LE(NAMES_AT + 4);
  if (bytes === 0) return false;
  const tableName = flags & TABLE_1 ? '1Table' : '0Table';
  const table = file.entries.find(({ name }) => name === tableName);
  if (!table) return true;
  const start = text.readUInt32LE(NAMES_AT);
  return ELSEWHERE.test(template(file.read(table).subarray(start, start + bytes)));
}

/** The second of the names that go with a document (SttbfAssoc of [MS-DOC]). @throws RangeError where there is none */
function template(names: Buffer): string {
  if (names.readUInt16LE(0) !== 0xffff) throw new RangeError('not in wide letters');
  const second = 6 + 2 + names.readUInt16LE(6) * 2 + names.readUInt16LE(4);
  const length = names.readUInt16LE(second);
  return names.toString('utf16le', second + 2, second + 2 + length * 2);
}
