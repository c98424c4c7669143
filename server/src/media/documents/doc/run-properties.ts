import { escapeXml } from '../docx/xml-events.ts';
import { colourOf, oldColour, shadingOf } from './colours.ts';
import { eachModifier } from './modifiers.ts';
import { type Style, styleChain } from './styles.ts';

/** Modifiers that switch something on or off, by the element of the new format. */
const SWITCHES: Record<number, string> = {
  2101: 'b',
  2140: 'bCs',
  2102: 'i',
  2141: 'iCs',
  2103: 'strike',
  2104: 'outline',
  2105: 'shadow',
  2106: 'smallCaps',
  2107: 'caps',
  2108: 'vanish',
  2138: 'rtl',
  2178: 'cs',
};
const FONTS: Record<number, string> = {
  19023: 'ascii',
  19024: 'eastAsia',
  19025: 'hAnsi',
  19038: 'cs',
};
const UNDERLINES: Record<number, string> = {
  1: 'single',
  2: 'words',
  3: 'double',
  4: 'dotted',
  6: 'thick',
  7: 'dash',
  11: 'wave',
};
const RAISED = ['baseline', 'superscript', 'subscript'];
const HIGHLIGHTS = [
  'none',
  'black',
  'blue',
  'cyan',
  'green',
  'magenta',
  'red',
  'yellow',
  'white',
  'darkBlue',
  'darkCyan',
  'darkGreen',
  'darkMagenta',
  'darkRed',
  'darkYellow',
  'darkGray',
  'lightGray',
];

/** How characters look, and what they stand for. */
export interface RunLook {
  on: Set<string>;
  fonts: Map<string, number>;
  size?: number;
  sizeCs?: number;
  colour?: string | undefined;
  underline?: string;
  raised?: string;
  highlight?: string;
  shading?: string | undefined;
  spacing?: number;
  /** They stand for something, by their number. */
  isSpecial: boolean;
  /** Where the picture is that they stand for. */
  picture?: number;
  /** They stand for data of a field, or for an object of another program. */
  isFieldData: boolean;
  /** Noted as deleted, as in a document whose changes are tracked. */
  isDeleted: boolean;
  isObject: boolean;
  symbol?: { font: number; character: number };
}

/** The look by styles and by modifiers of the run itself. @throws RangeError */
export function runLook(
  styles: readonly (Style | undefined)[],
  paragraphStyle: number,
  own: Buffer,
) {
  const look: RunLook = {
    on: new Set(),
    fonts: new Map(),
    isSpecial: false,
    isFieldData: false,
    isDeleted: false,
    isObject: false,
  };
  for (const { characters } of styleChain(styles, paragraphStyle))
    apply(look, characters, new Set());
  eachModifier(own, (id, operand) => {
    if (id !== 0x4a30) return;
    const before = new Set(look.on);
    const number = operand.readUInt16LE(0);
    for (const { characters } of styleChain(styles, number)) apply(look, characters, before);
  });
  apply(look, own, new Set(look.on));
  return look;
}

function apply(look: RunLook, modifiers: Buffer, before: Set<string>): void {
  eachModifier(modifiers, (id, operand) => {
    const name = SWITCHES[id];
    if (name) {
      const value = operand.readUInt8(0);
      const was = before.has(name);
      const isOn = value === 0x80 ? was : value === 0x81 ? !was : value === 1;
      if (isOn) look.on.add(name);
      else look.on.delete(name);
      return;
    }
    const font = FONTS[id];
    if (font) look.fonts.set(font, operand.readUInt16LE(0));
    else applyValue(look, id, operand);
  });
}

function applyValue(look: RunLook, id: number, operand: Buffer): void {
  switch (id) {
    case 0x4a43:
      look.size = operand.readUInt16LE(0);
      break;
    case 0x4a61:
      look.sizeCs = operand.readUInt16LE(0);
      break;
    case 0x2a42:
      look.colour = oldColour(operand.readUInt8(0));
      break;
    case 0x6870:
      look.colour = colourOf(operand);
      break;
    case 0x2a3e:
      look.underline =
        UNDERLINES[operand.readUInt8(0)] ?? (operand.readUInt8(0) ? 'single' : 'none');
      break;
    case 0x2a48:
      look.raised = RAISED[operand.readUInt8(0)] ?? 'baseline';
      break;
    case 0x2a0c:
      look.highlight = HIGHLIGHTS[operand.readUInt8(0)] ?? 'none';
      break;
    case 0x4866:
      look.shading = shadingOf(operand, 0, true);
      break;
    case 0xca71:
      look.shading = shadingOf(operand, 0, false);
      break;
    case 0x8840:
      look.spacing = operand.readInt16LE(0);
      break;
    case 0x0855:
      look.isSpecial = operand.readUInt8(0) === 1;
      break;
    case 0x0800:
      look.isDeleted = operand.readUInt8(0) === 1;
      break;
    case 0x0806:
      look.isFieldData = operand.readUInt8(0) === 1;
      break;
    case 0x080a:
    case 0x0856:
      look.isObject ||= operand.readUInt8(0) === 1;
      break;
    case 0x6a03:
      look.picture = operand.readUInt32LE(0);
      break;
    case 0x6a09:
      look.symbol = { font: operand.readUInt16LE(0), character: operand.readUInt16LE(2) };
      break;
  }
}

/** The properties of a run in the new format. */
export function runXml(look: RunLook, fontNames: readonly string[]): string {
  const fonts = [...look.fonts]
    .filter(([, number]) => fontNames[number])
    .map(([use, number]) => ` w:${use}="${escapeXml(fontNames[number] ?? '')}"`);
  const value = (name: string, given: string | number | undefined) =>
    given === undefined ? '' : `<w:${name} w:val="${given}"/>`;
  const on = (...names: string[]) =>
    names.map((name) => (look.on.has(name) ? `<w:${name}/>` : '')).join('');
  return [
    fonts.length > 0 ? `<w:rFonts${fonts.join('')}/>` : '',
    on('b', 'bCs', 'i', 'iCs', 'caps', 'smallCaps', 'strike', 'outline', 'shadow', 'vanish'),
    value('color', look.colour),
    value('spacing', look.spacing),
    value('sz', look.size),
    value('szCs', look.sizeCs),
    value('highlight', look.highlight),
    value('u', look.underline),
    look.shading ? `<w:shd w:val="clear" w:color="auto" w:fill="${look.shading}"/>` : '',
    value('vertAlign', look.raised),
    on('rtl', 'cs'),
  ].join('');
}
