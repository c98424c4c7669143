import type { BiodataFormat } from '@mala/contract/biodata.ts';
import type { Biodata } from './biodata/biodata.ts';
import type { MediaPool } from './pool.ts';

/**
 * A biodata as a PDF or a picture, drawn in a process of its own; `read` gives it with its photos when its turn comes. One of
 * `by` is drawn at a time.
 * @throws AppError TOO_MANY when too many wait
 */
export type DrawBiodata = (
  by: string,
  format: BiodataFormat,
  read: () => Promise<Biodata>,
) => Promise<Buffer>;

/** @param pool the workers of all files */
export function createBiodatas({ ask, takeTurn }: MediaPool): DrawBiodata {
  return async (by, format, read) => {
    const turn = await takeTurn(`biodata ${by}`);
    try {
      const biodata = await read();
      // a message between processes makes plain bytes of it
      return Buffer.from(await ask({ name: 'biodata', biodata, format }, { turn }));
    } finally {
      turn.giveBack();
    }
  };
}
