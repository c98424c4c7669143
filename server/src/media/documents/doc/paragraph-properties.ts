import { type Border, borderOf, shadingOf } from './colours.ts';
import { eachModifier } from './modifiers.ts';
import { type Style, styleChain } from './styles.ts';

const ALIGNMENTS = ['left', 'center', 'right', 'both', 'distribute'];
const SIDES = ['top', 'left', 'bottom', 'right', 'between'] as const;
const OLD_BORDERS = 0x6424;
const BORDERS = 0xc64e;

/** How a paragraph looks, and its place in tables. Lengths in twips. */
export interface ParagraphLook {
  alignment?: string;
  indent: { left?: number; right?: number; firstLine?: number };
  before?: number;
  after?: number;
  line?: { height: number; isMultiple: boolean };
  shading?: string | undefined;
  borders: Map<string, Border>;
  tabs: Map<number, number>;
  on: Set<string>;
  list?: number;
  level?: number;
  /** How many tables it is in. */
  depth: number;
  isCellEnd: boolean;
  isRowEnd: boolean;
  /** Modifiers of the row that it ends. */
  row: Buffer;
}

const SWITCHES: Record<number, string> = {
  9221: 'keepLines',
  9222: 'keepNext',
  9223: 'pageBreakBefore',
  9281: 'bidi',
  9325: 'contextualSpacing',
};

/** The look by styles and by modifiers of the paragraph itself. @throws RangeError */
export function paragraphLook(
  styles: readonly (Style | undefined)[],
  style: number,
  own: Buffer,
): ParagraphLook {
  const look: ParagraphLook = {
    indent: {},
    borders: new Map(),
    tabs: new Map(),
    on: new Set(),
    depth: 0,
    isCellEnd: false,
    isRowEnd: false,
    row: own,
  };
  const take = (id: number, operand: Buffer) => apply(look, id, operand);
  for (const { paragraph } of styleChain(styles, style)) eachModifier(paragraph, take);
  eachModifier(own, take);
  return look;
}

function apply(look: ParagraphLook, id: number, operand: Buffer): void {
  const name = SWITCHES[id];
  if (name) {
    if (operand.readUInt8(0) === 1) look.on.add(name);
    else look.on.delete(name);
    return;
  }
  const old = SIDES[id - OLD_BORDERS];
  const side = old ?? SIDES[id - BORDERS];
  if (side) {
    const border = borderOf(operand, 0, old !== undefined);
    if (border) look.borders.set(side, border);
    else look.borders.delete(side);
    return;
  }
  switch (id) {
    case 0x2403:
    case 0x2461:
      look.alignment = ALIGNMENTS[operand.readUInt8(0)] ?? 'left';
      break;
    case 0x840e:
    case 0x845d:
      look.indent.right = operand.readInt16LE(0);
      break;
    case 0x840f:
    case 0x845e:
      look.indent.left = operand.readInt16LE(0);
      break;
    case 0x8411:
    case 0x8460:
      look.indent.firstLine = operand.readInt16LE(0);
      break;
    case 0xa413:
      look.before = operand.readUInt16LE(0);
      break;
    case 0xa414:
      look.after = operand.readUInt16LE(0);
      break;
    case 0x6412:
      look.line = { height: operand.readInt16LE(0), isMultiple: operand.readUInt16LE(2) === 1 };
      break;
    case 0x442d:
      look.shading = shadingOf(operand, 0, true);
      break;
    case 0xc64d:
      look.shading = shadingOf(operand, 0, false);
      break;
    case 0x260a:
      look.level = operand.readUInt8(0);
      break;
    case 0x460b:
      look.list = operand.readUInt16LE(0);
      break;
    case 0xc60d:
    case 0xc615:
      applyTabs(look.tabs, operand, id === 0xc615);
      break;
    case 0x2416:
      look.depth = Math.max(look.depth, operand.readUInt8(0) === 1 ? 1 : 0);
      break;
    case 0x6649:
      look.depth = operand.readUInt32LE(0);
      break;
    case 0x2417:
    case 0x244c:
      look.isRowEnd = operand.readUInt8(0) === 1;
      break;
    case 0x244b:
      look.isCellEnd = operand.readUInt8(0) === 1;
      break;
  }
}

/** Positions that go, with their tolerance in one of two forms, then those that come. */
function applyTabs(tabs: Map<number, number>, operand: Buffer, hasTolerance: boolean): void {
  // an operand of more than 254 bytes says so by its length, which it repeats
  const removed = operand.readUInt8(0);
  for (let index = 0; index < removed; index += 1) tabs.delete(operand.readInt16LE(1 + index * 2));
  let at = 1 + removed * (hasTolerance ? 4 : 2);
  const added = operand.readUInt8(at);
  at += 1;
  for (let index = 0; index < added; index += 1) {
    tabs.set(operand.readInt16LE(at + index * 2), operand.readUInt8(at + added * 2 + index));
  }
}

const TAB_KINDS = ['left', 'center', 'right', 'decimal', 'bar', 'left', 'num'];
const TAB_LEADERS = ['none', 'dot', 'hyphen', 'underscore', 'heavy', 'middleDot'];

export function borderXml(name: string, { eighths, type, colour }: Border): string {
  return `<w:${name} w:val="${type}" w:sz="${eighths}" w:space="0" w:color="${colour}"/>`;
}

/** The properties of a paragraph in the new format, with what has to stand at their end. */
export function paragraphXml(look: ParagraphLook, last = ''): string {
  const on = (...names: string[]) =>
    names.map((name) => (look.on.has(name) ? `<w:${name}/>` : '')).join('');
  const borders = [...look.borders].map(([side, border]) => borderXml(side, border));
  const tabs = [...look.tabs]
    .sort(([a], [b]) => a - b)
    .map(
      ([place, bits]) =>
        `<w:tab w:val="${TAB_KINDS[bits & 7] ?? 'left'}" w:leader="${TAB_LEADERS[(bits >> 3) & 7] ?? 'none'}" w:pos="${place}"/>`,
    );
  const { left, right, firstLine } = look.indent;
  const attribute = (name: string, value: number | undefined) =>
    value === undefined ? '' : ` w:${name}="${value}"`;
  const first =
    firstLine !== undefined && firstLine < 0
      ? attribute('hanging', -firstLine)
      : attribute('firstLine', firstLine);
  const rule = look.line?.isMultiple ? 'auto' : (look.line?.height ?? 0) < 0 ? 'exact' : 'atLeast';
  const line = look.line?.height
    ? ` w:line="${Math.abs(look.line.height)}" w:lineRule="${rule}"`
    : '';
  const isInList = look.list !== undefined && look.list > 0 && look.list < 0x7ff;
  return [
    on('keepNext', 'keepLines', 'pageBreakBefore'),
    isInList
      ? `<w:numPr><w:ilvl w:val="${look.level ?? 0}"/><w:numId w:val="${look.list}"/></w:numPr>`
      : '',
    borders.length > 0 ? `<w:pBdr>${borders.join('')}</w:pBdr>` : '',
    look.shading ? `<w:shd w:val="clear" w:color="auto" w:fill="${look.shading}"/>` : '',
    tabs.length > 0 ? `<w:tabs>${tabs.join('')}</w:tabs>` : '',
    on('bidi'),
    `<w:spacing${attribute('before', look.before ?? 0)}${attribute('after', look.after ?? 0)}${line}/>`,
    `<w:ind${attribute('left', left)}${attribute('right', right)}${first}/>`,
    on('contextualSpacing'),
    look.alignment ? `<w:jc w:val="${look.alignment}"/>` : '',
    last,
  ].join('');
}
