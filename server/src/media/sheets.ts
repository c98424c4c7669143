import type { MediaPool } from './pool.ts';
import type { Sheet } from './sheets/draw-sheet.ts';

/**
 * A sheet as a PDF, drawn in a process of its own, because it takes half a second. `what` is drawn once at a time.
 * @throws AppError TOO_MANY when too many wait
 */
export type DrawSheet = (what: string, sheet: Sheet) => Promise<Buffer>;

/** @param pool the workers of all files */
export function createSheets({ ask, takeTurn }: MediaPool): DrawSheet {
  return async (what, sheet) => {
    const turn = await takeTurn(what);
    try {
      // a message between processes makes plain bytes of it
      return Buffer.from(await ask({ name: 'sheet', sheet }, { turn }));
    } finally {
      turn.giveBack();
    }
  };
}
