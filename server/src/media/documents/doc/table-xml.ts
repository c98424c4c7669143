import { borderXml } from './paragraph-properties.ts';
import type { RowLook } from './rows.ts';

/** A row with the contents of its cells. */
export interface Row {
  look: RowLook;
  cells: string[];
}

/** A table in the new format, on a grid of all edges that its rows have. */
export function tableXml(rows: readonly Row[]): string {
  const edges = [...new Set(rows.flatMap(({ look }) => look.edges))].sort((a, b) => a - b);
  const grid = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  const [first] = rows;
  const borders = [...(first?.look.borders ?? [])].map(([side, border]) => borderXml(side, border));
  const padding = ['top', 'left', 'bottom', 'right'].map(
    (side) => `<w:${side} w:w="${first?.look.padding.get(side) ?? 0}" w:type="dxa"/>`,
  );
  const indent = (edges[0] ?? 0) + (first?.look.padding.get('left') ?? 0);
  const alignment = first?.look.alignment;
  const columns = grid.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return [
    '<w:tbl><w:tblPr>',
    `<w:tblW w:w="${grid.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/>`,
    alignment ? `<w:jc w:val="${alignment}"/>` : '',
    `<w:tblInd w:w="${indent}" w:type="dxa"/>`,
    borders.length > 0 ? `<w:tblBorders>${borders.join('')}</w:tblBorders>` : '',
    '<w:tblLayout w:type="fixed"/>',
    `<w:tblCellMar>${padding.join('')}</w:tblCellMar>`,
    `</w:tblPr><w:tblGrid>${columns}</w:tblGrid>`,
    ...rows.map((row) => rowXml(row, edges)),
    '</w:tbl>',
  ].join('');
}

function rowXml({ look, cells }: Row, edges: readonly number[]): string {
  const before = edges.indexOf(look.edges[0] ?? 0);
  const after = edges.length - 1 - edges.indexOf(look.edges.at(-1) ?? 0);
  const height = look.height
    ? `<w:trHeight w:val="${Math.abs(look.height)}" w:hRule="${look.height < 0 ? 'exact' : 'atLeast'}"/>`
    : '';
  const written = look.cells.map((_, index) => cellXml({ look, cells }, index, edges));
  return [
    '<w:tr><w:trPr>',
    before > 0 ? `<w:gridBefore w:val="${before}"/>` : '',
    after > 0 ? `<w:gridAfter w:val="${after}"/>` : '',
    height,
    look.isHeader ? '<w:tblHeader/>' : '',
    `</w:trPr>${written.join('')}</w:tr>`,
  ].join('');
}

function cellXml({ look, cells }: Row, index: number, edges: readonly number[]): string {
  const cell = look.cells[index];
  if (!cell || (cell.isMerged && !cell.isFirstMerged)) return '';
  let last = index;
  while (cell.isFirstMerged && look.cells[last + 1]?.isMerged) last += 1;
  const [from = 0, to = 0] = [look.edges[index], look.edges[last + 1]];
  const span = edges.indexOf(to) - edges.indexOf(from);
  const borders = [...cell.borders].map(([side, border]) => borderXml(side, border));
  return [
    `<w:tc><w:tcPr><w:tcW w:w="${to - from}" w:type="dxa"/>`,
    span > 1 ? `<w:gridSpan w:val="${span}"/>` : '',
    cell.vertical ? `<w:vMerge w:val="${cell.vertical}"/>` : '',
    borders.length > 0 ? `<w:tcBorders>${borders.join('')}</w:tcBorders>` : '',
    cell.shading ? `<w:shd w:val="clear" w:color="auto" w:fill="${cell.shading}"/>` : '',
    cell.align ? `<w:vAlign w:val="${cell.align}"/>` : '',
    `</w:tcPr>${cells[index] || '<w:p/>'}</w:tc>`,
  ].join('');
}
