/** A file in a zip. */
export interface ZipEntry {
  name: string;
  /** How it is packed: not at all, or deflated. */
  method: 0 | 8;
  packed: Buffer;
  /** Bytes that it says it unpacks to. */
  size: number;
}

const END = { signature: 0x06054b50, bytes: 22 };
const LISTED = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const SIZES_FOLLOW = 0x0008;
/** How hard it was packed, sizes that follow, UTF-8: all else locks a file or hides what it says. */
const USUAL_FLAGS = 0x0002 | 0x0004 | SIZES_FOLLOW | 0x0800;

/**
 * The files of a zip (PKWARE's APPNOTE, 4.3). Null where readers could differ: where its list and the heads of its
 * files say different things, or any byte belongs to none of them.
 */
export function zipEntries(zip: Buffer): ZipEntry[] | null {
  try {
    const at = zip.length - END.bytes;
    if (zip.readUInt32LE(at) !== END.signature || zip.readUInt32LE(at + 4) !== 0) return null;
    const count = zip.readUInt16LE(at + 10);
    const list = zip.readUInt32LE(at + 16);
    if (count !== zip.readUInt16LE(at + 8) || zip.readUInt16LE(at + 20) !== 0) return null;
    if (list + zip.readUInt32LE(at + 12) !== at) return null;

    const listed = listedEntries(zip.subarray(list, at), count)?.sort((a, b) => a.start - b.start);
    let reached = 0;
    const entries = listed?.map((one, index) => {
      const entry = one.start === reached ? entryOf(zip, one, reached) : null;
      const end = listed[index + 1]?.start ?? list;
      if (!entry || !follows(zip.subarray(entry.end, end), one)) return null;
      reached = end;
      return { name: one.name, method: one.method, packed: entry.packed, size: one.size };
    });
    const whole = entries?.filter((entry) => entry !== null);
    return whole?.length === count && reached === list ? (whole as ZipEntry[]) : null;
  } catch (error) {
    // a place outside of the file
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Listed = ReturnType<typeof headOf> & { start: number };

function headOf(head: Buffer) {
  const [flags, method] = [head.readUInt16LE(0), head.readUInt16LE(2)];
  const [packedSize, size] = [head.readUInt32LE(12), head.readUInt32LE(16)];
  const [nameBytes, extraBytes] = [head.readUInt16LE(20), head.readUInt16LE(22)];
  return { flags, method, packedSize, size, nameBytes, extraBytes, name: '' };
}

/** Null unless the list is these entries and nothing else. */
function listedEntries(list: Buffer, count: number): Listed[] | null {
  const listed: Listed[] = [];
  let at = 0;
  while (at < list.length && listed.length < count) {
    if (list.readUInt32LE(at) !== LISTED.signature) return null;
    const head = headOf(list.subarray(at + 8));
    const name = list.toString('latin1', at + LISTED.bytes, at + LISTED.bytes + head.nameBytes);
    listed.push({ ...head, name, start: list.readUInt32LE(at + 42) });
    at += LISTED.bytes + head.nameBytes + head.extraBytes + list.readUInt16LE(at + 32);
  }
  return at === list.length && listed.length === count ? listed : null;
}

/** Null where a file's own head says something else than the list does. */
function entryOf(zip: Buffer, listed: Listed, start: number) {
  const head = headOf(zip.subarray(start + 6));
  const from = start + LOCAL.bytes;
  const packedStart = from + head.nameBytes + head.extraBytes;
  const end = packedStart + listed.packedSize;
  const later = (head.flags & SIZES_FOLLOW) !== 0 && head.size === 0 && head.packedSize === 0;
  const agrees =
    zip.readUInt32LE(start) === LOCAL.signature &&
    zip.toString('latin1', from, from + head.nameBytes) === listed.name &&
    head.flags === listed.flags &&
    (head.flags & ~USUAL_FLAGS) === 0 &&
    head.method === listed.method &&
    (head.method === 8 || (head.method === 0 && listed.size === listed.packedSize)) &&
    (later || (head.size === listed.size && head.packedSize === listed.packedSize));
  return agrees && end <= zip.length ? { packed: zip.subarray(packedStart, end), end } : null;
}

/** What stands behind a file: nothing, or the sizes that its head left out. */
function follows(between: Buffer, { flags, packedSize, size }: Listed): boolean {
  if ((flags & SIZES_FOLLOW) === 0) return between.length === 0;
  if (between.length !== 12 && between.length !== 16) return false;
  const at = between.length - 8;
  return between.readUInt32LE(at) === packedSize && between.readUInt32LE(at + 4) === size;
}
