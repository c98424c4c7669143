import { type Border, borderOf, shadingOf } from './colours.ts';
import { eachModifier } from './modifiers.ts';

/** A row of a table: where its cells begin and end, in twips from the margin, and how it looks. */
export interface RowLook {
  edges: number[];
  cells: CellLook[];
  borders: Map<string, Border>;
  height?: number;
  alignment?: string | undefined;
  /** Between the sides of a cell and its text. */
  padding: Map<string, number>;
  isHeader: boolean;
}

interface CellLook {
  isFirstMerged: boolean;
  isMerged: boolean;
  vertical?: 'restart' | 'continue';
  align?: string | undefined;
  borders: Map<string, Border>;
  shading?: string | undefined;
}

const SIDES = ['top', 'left', 'bottom', 'right'];
const ALL_SIDES = [...SIDES, 'insideH', 'insideV'];
const ALIGNMENTS = [undefined, 'center', 'right'];
/** Word allows 63. */
const MOST_CELLS = 64;
const CELL_BYTES = 20;
/** The unit of a width. */
const TWIPS = 3;

/** The row that a paragraph ends, by its modifiers ([MS-DOC], 2.6.3). @throws RangeError */
export function rowLook(modifiers: Buffer): RowLook {
  const row: RowLook = {
    edges: [],
    cells: [],
    borders: new Map(),
    padding: new Map(),
    isHeader: false,
  };
  eachModifier(modifiers, (id, operand) => {
    switch (id) {
      case 0xd608:
        defineCells(row, operand);
        break;
      case 0xd605:
      case 0xd613: {
        const isOld = id === 0xd605;
        ALL_SIDES.forEach((side, index) => {
          setBorder(row.borders, side, borderOf(operand, index * (isOld ? 4 : 8), isOld));
        });
        break;
      }
      case 0xd609:
      case 0xd612: {
        const bytes = id === 0xd609 ? 2 : 10;
        for (let at = 0; at + bytes <= operand.length; at += bytes) {
          const cell = row.cells[at / bytes];
          const shading = shadingOf(operand, at, id === 0xd609);
          if (cell && shading) cell.shading = shading;
        }
        break;
      }
      case 0xd620:
      case 0xd62f:
        setCellBorders(row, operand, id === 0xd620);
        break;
      case 0xd62b: {
        const cell = row.cells[operand.readUInt8(0)];
        const merge = operand.readUInt8(1);
        if (cell && merge > 0) cell.vertical = merge === 3 ? 'restart' : 'continue';
        break;
      }
      case 0x9407:
        row.height = operand.readInt16LE(0);
        break;
      case 0x5400:
      case 0x548a:
        row.alignment = ALIGNMENTS[operand.readUInt16LE(0)];
        break;
      case 0x9602:
        for (const side of ['left', 'right']) row.padding.set(side, operand.readInt16LE(0));
        break;
      case 0xd634:
        SIDES.forEach((side, index) => {
          const isMeant = operand.readUInt8(2) & (1 << index) && operand.readUInt8(3) === TWIPS;
          if (isMeant) row.padding.set(side, operand.readInt16LE(4));
        });
        break;
      case 0x3404:
        row.isHeader = operand.readUInt8(0) === 1;
        break;
    }
  });
  return row;
}

function setBorder(borders: Map<string, Border>, side: string, border: Border | undefined): void {
  if (border) borders.set(side, border);
  else borders.delete(side);
}

function defineCells(row: RowLook, operand: Buffer): void {
  const count = operand.readUInt8(0);
  if (count > MOST_CELLS) throw new RangeError('too many cells');
  row.edges = Array.from({ length: count + 1 }, (_, index) => operand.readInt16LE(1 + index * 2));
  const start = 1 + (count + 1) * 2;
  row.cells = Array.from({ length: count }, (_, index): CellLook => {
    const at = start + index * CELL_BYTES;
    const borders = new Map<string, Border>();
    // cells at the end may be left out, which then look as the table does
    if (at + CELL_BYTES > operand.length) return { isFirstMerged: false, isMerged: false, borders };
    const bits = operand.readUInt16LE(at);
    SIDES.forEach((side, place) => {
      setBorder(borders, side, borderOf(operand, at + 4 + place * 4, true));
    });
    const merge = (bits & 0x40) !== 0 ? 'restart' : 'continue';
    return {
      isFirstMerged: (bits & 1) !== 0,
      isMerged: (bits & 2) !== 0,
      ...((bits & 0x20) === 0 ? {} : { vertical: merge }),
      align: [undefined, 'center', 'bottom'][(bits >> 7) & 3],
      borders,
    };
  });
}

/** For cells from one to another, the sides by bits. */
function setCellBorders(row: RowLook, operand: Buffer, isOld: boolean): void {
  const [from, to, bits] = [operand.readUInt8(0), operand.readUInt8(1), operand.readUInt8(2)];
  const border = borderOf(operand, 3, isOld);
  for (const cell of row.cells.slice(from, to)) {
    SIDES.forEach((side, index) => {
      if (bits & (1 << index)) setBorder(cell.borders, side, border);
    });
  }
}
