import type { CompoundFile } from '../compound-file.ts';

/** What macros, embedded objects and locked documents are kept in; case does not tell such names apart. */
const ACTING_NAMES = new Set([
  'MACROS',
  'VBA',
  '_VBA_PROJECT',
  '_VBA_PROJECT_CUR',
  '\u0001OLE10NATIVE',
  'PACKAGE',
  'ENCRYPTEDPACKAGE',
]);
/** Old versions of Word make it for objects, and leave it empty. */
const OBJECTS = 'OBJECTPOOL';

/** Whether a compound file of any kind holds macros, objects or another file, or is locked. */
export function hasActingStreams({ entries }: CompoundFile): boolean {
  return entries.some(
    ({ name, hasMore }) =>
      ACTING_NAMES.has(name.toUpperCase()) || (name.toUpperCase() === OBJECTS && hasMore),
  );
}

/** Of addresses and other computers, unlike templates of one's own. */
const ELSEWHERE = /^\s*(?:[\\/]{2}|[a-z]{2,}:)/i;

/**
 * Whether the template of a document is fetched from another computer: it is the second of the names that go with the
 * document (SttbfAssoc of [MS-DOC]).
 * @throws RangeError where the names are broken
 */
export function fetchesTemplate(names: Buffer): boolean {
  if (names.length === 0) return false;
  if (names.readUInt16LE(0) !== 0xffff) throw new RangeError('not in wide letters');
  const second = 6 + 2 + names.readUInt16LE(6) * 2 + names.readUInt16LE(4);
  const length = names.readUInt16LE(second);
  return ELSEWHERE.test(names.toString('utf16le', second + 2, second + 2 + length * 2));
}
