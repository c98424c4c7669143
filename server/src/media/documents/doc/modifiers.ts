/** Calls back with each property modifier of a list, its number and operand ([MS-DOC], 2.2.5). @throws RangeError */
export function eachModifier(list: Buffer, take: (id: number, operand: Buffer) => void): void {
  let at = 0;
  while (at + 2 < list.length) {
    const id = list.readUInt16LE(at);
    const start = at + 2 + lengthBytes(id);
    const end = start + operandBytes(id, list, at + 2);
    if (end > list.length || end < start) throw new RangeError('a modifier that is cut off');
    take(id, list.subarray(start, end));
    at = end;
  }
}

const DEFINE_TABLE = 0xd608;
const CHANGE_TABS = 0xc615;

function lengthBytes(id: number): number {
  if (id === DEFINE_TABLE) return 2;
  return id >> 13 === 6 ? 1 : 0;
}

function operandBytes(id: number, list: Buffer, at: number): number {
  const fixed = [1, 1, 2, 4, 2, 2, undefined, 3][id >> 13];
  if (fixed !== undefined) return fixed;
  if (id === DEFINE_TABLE) return list.readUInt16LE(at) - 1;
  const length = list.readUInt8(at);
  if (id !== CHANGE_TABS || length < 255) return length;
  const removed = list.readUInt8(at + 1);
  return 1 + 4 * removed + 1 + 3 * list.readUInt8(at + 2 + 4 * removed);
}
