const NAME_AT = 40;

/** The names of the fonts by number ([MS-DOC], 2.9.79). @throws RangeError */
export function readFonts(table: Buffer): string[] {
  if (table.length < 4) return [];
  const names: string[] = [];
  let at = 4;
  for (let count = table.readUInt16LE(0); count > 0 && at < table.length; count -= 1) {
    const end = at + 1 + table.readUInt8(at);
    const [name = ''] = table.toString('utf16le', at + NAME_AT, end).split('\0');
    names.push(name);
    at = end;
  }
  return names;
}
