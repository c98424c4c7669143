/** The sixteen colours of old versions, from 1 ([MS-DOC], 2.9.119). */
const COLOURS = [
  '000000',
  '0000FF',
  '00FFFF',
  '00FF00',
  'FF00FF',
  'FF0000',
  'FFFF00',
  'FFFFFF',
  '000080',
  '008080',
  '008000',
  '800080',
  '800000',
  '808000',
  '808080',
  'C0C0C0',
];

/** As RRGGBB; undefined for automatic. */
export function oldColour(number: number): string | undefined {
  return COLOURS[number - 1];
}

/** Of a COLORREF: red, green, blue and whether it is automatic. */
export function colourOf(reference: Buffer, at = 0): string | undefined {
  return reference.readUInt8(at + 3) === 0xff
    ? undefined
    : reference.toString('hex', at, at + 3).toUpperCase();
}

/** The background of a shading, as it is stored in two bytes or ten. */
export function shadingOf(shading: Buffer, at: number, isOld: boolean): string | undefined {
  if (isOld) {
    const bits = shading.readUInt16LE(at);
    const pattern = bits >> 10;
    return pattern > 1 ? undefined : oldColour((pattern === 1 ? bits : bits >> 5) & 0x1f);
  }
  const pattern = shading.readUInt16LE(at + 8);
  return pattern > 1 ? undefined : colourOf(shading, pattern === 1 ? at : at + 4);
}

/** A border as WordprocessingML has it. */
export interface Border {
  eighths: number;
  type: string;
  colour: string;
}

const TYPES: Record<number, string> = {
  1: 'single',
  2: 'thick',
  3: 'double',
  6: 'dotted',
  7: 'dashed',
};

/** Undefined where there is none; `isOld` has four bytes instead of eight. */
export function borderOf(border: Buffer, at: number, isOld: boolean): Border | undefined {
  const start = isOld ? at : at + 4;
  const [eighths, type] = [border.readUInt8(start), border.readUInt8(start + 1)];
  if (type === 0 || type === 0xff) return undefined;
  const colour = isOld ? oldColour(border.readUInt8(at + 2)) : colourOf(border, at);
  return { eighths, type: TYPES[type] ?? 'single', colour: colour ?? 'auto' };
}
