import type { ParagraphLook } from './paragraph-properties.ts';
import { rowLook } from './rows.ts';
import { type Row, tableXml } from './table-xml.ts';

/** A table that is being read: rows that are complete, cells of the next one, contents of its next cell. */
interface OpenTable {
  rows: Row[];
  cells: string[];
  blocks: string[];
}

const newTable = (): OpenTable => ({ rows: [], cells: [], blocks: [] });
/** Tables in tables in tables. */
const MOST_DEPTH = 8;

/** Puts paragraphs, as they follow each other, into the tables that they say they are in. */
export function createTables() {
  const open: OpenTable[] = [newTable()];
  const inmost = () => open.at(-1) ?? newTable();

  function closeTable() {
    const { rows, cells, blocks } = open.pop() ?? newTable();
    const outer = inmost();
    if (rows.length > 0) outer.blocks.push(tableXml(rows));
    // of a row without an end the contents stay
    outer.blocks.push(...cells, ...blocks);
  }

  return {
    add(paragraph: string, look: ParagraphLook, isCellEnd: boolean) {
      if (look.depth > MOST_DEPTH) throw new RangeError('too many tables in tables');
      while (open.length - 1 > look.depth) closeTable();
      while (open.length - 1 < look.depth) open.push(newTable());
      const table = inmost();
      if (look.depth > 0 && look.isRowEnd) {
        table.rows.push({ look: rowLook(look.row), cells: table.cells });
        table.cells = [];
        table.blocks = [];
        return;
      }
      table.blocks.push(paragraph);
      if (look.depth === 0 || !isCellEnd) return;
      table.cells.push(cellContents(table.blocks));
      table.blocks = [];
    },
    /** All that is not in a table, and all tables. */
    end(): string {
      while (open.length > 1) closeTable();
      return inmost().blocks.join('');
    },
  };
}

/** A cell ends with a paragraph. */
function cellContents(blocks: readonly string[]): string {
  const contents = blocks.join('');
  return contents.endsWith('</w:tbl>') ? `${contents}<w:p/>` : contents;
}
