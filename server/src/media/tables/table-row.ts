/** A row with its number in the file, from 1. Cells are texts as one reads them, '' where empty. */
export interface TableRow {
  row: number;
  cells: string[];
}
