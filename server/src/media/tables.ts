import type { MediaPool } from './pool.ts';
import type { TableRow } from './tables/table-row.ts';

/**
 * The rows of a CSV or XLSX by its path, read in a process of its own. `by`: the id of who sends it, whose turn is waited for.
 * @throws AppError FILE_TOO_LARGE, NOT_A_TABLE, TOO_MANY_ROWS, TOO_MANY_COLUMNS, FILE_TOO_COMPLEX, TOO_MANY
 */
export type ReadTable = (path: string, by: string) => Promise<TableRow[]>;

/** @param pool the workers of all files from outside */
export function createTables({ ask, takeTurn }: MediaPool): ReadTable {
  return async (path, by) => {
    const turn = await takeTurn(by);
    try {
      return await ask({ name: 'table', input: path }, { turn });
    } finally {
      turn.giveBack();
    }
  };
}
