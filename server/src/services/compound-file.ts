/** The names of a compound file's streams and storages ([MS-CFB], sections 2.2 to 2.6), or none when it is broken. */
export function compoundFileNames(file: Buffer): string[] {
  if (file.length < HEADER_BYTES) return [];
  const sectorBytes = 1 << file.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return [];

  const names: string[] = [];
  const seen = new Set<number>();
  let sector = file.readUInt32LE(48);
  while (sector <= LAST_SECTOR && !seen.has(sector)) {
    seen.add(sector);
    const start = (sector + 1) * sectorBytes;
    if (start + sectorBytes > file.length) return [];
    for (let at = start; at < start + sectorBytes; at += ENTRY_BYTES) names.push(nameAt(file, at));
    sector = sectorAfter(file, sector, sectorBytes);
  }
  return names.filter((name) => name !== '');
}

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LAST_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;

/** A name is UTF-16 with a closing zero, its length in bytes at 64. */
function nameAt(file: Buffer, entry: number): string {
  const bytes = file.readUInt16LE(entry + 64);
  return bytes < 2 || bytes > 64 ? '' : file.toString('utf16le', entry, entry + bytes - 2);
}

/** The allocation table's sectors stand in the header, 109 at most: enough for 7 MB in small sectors. */
function sectorAfter(file: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= 109) return END_OF_CHAIN;
  const table = file.readUInt32LE(76 + tableIndex * 4);
  const at = (table + 1) * sectorBytes + (sector % perSector) * 4;
  return at + 4 > file.length ? END_OF_CHAIN : file.readUInt32LE(at);
}
