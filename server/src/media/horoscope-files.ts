import { AppError } from '../errors.ts';
import type { TakeTurn, Turn } from '../turns.ts';
import { HOROSCOPE_MIMES, type HoroscopeKind } from './documents/kind.ts';
import type { DrawnPdf } from './documents/pdf/draw-pdf.ts';
import type { Images } from './images.ts';
import type { PictureInput } from './pictures/reader.ts';
import type { MediaPool } from './pool.ts';

export interface HoroscopeFile {
  kind: HoroscopeKind;
  /** The type that we send it with. */
  mime: string;
  /** What to store: every file is written anew, so that nothing but what it shows is left. */
  contents: Buffer;
  /** what was drawn, of a PDF */
  drawn: DrawnPdf | null;
}

export interface HoroscopeFiles {
  /**
   * Takes a file's path or its bytes, read in this turn.
   * @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, UNSAFE_FILE, PICTURE_TOO_LARGE, TOO_MANY_PAGES,
   *   FILE_TOO_COMPLEX
   */
  inspect(input: PictureInput, turn?: Turn): Promise<HoroscopeFile>;
  /** The first pages of a PDF as `inspect` draws them, however long it is. @throws AppError as `inspect` does */
  draw(pdf: Uint8Array, turn?: Turn): Promise<DrawnPdf>;
  /** Each file is inspected and stored in a turn of who sends it, so that few of them are in memory at once. */
  takeTurn: TakeTurn;
}

/** @param pool the workers of all files from outside */
export function createHoroscopeFiles({ ask, takeTurn }: MediaPool, images: Images): HoroscopeFiles {
  return {
    async inspect(input, turn) {
      const { kind, contents: written } = await ask({ name: 'document', input }, { turn });
      if (kind === 'pdf') {
        const drawn = await ask({ name: 'pdf', input, cut: false }, { turn });
        return { kind, mime: HOROSCOPE_MIMES.pdf, contents: drawn.pdf, drawn };
      }
      const contents = written ?? (await rewrite(images, input, turn));
      return { kind, mime: HOROSCOPE_MIMES[kind], contents, drawn: null };
    },
    draw: (input, turn) => ask({ name: 'pdf', input, cut: true }, { turn }),
    takeTurn,
  };
}

async function rewrite(images: Images, input: PictureInput, turn?: Turn): Promise<Buffer> {
  try {
    return await images.reencode(input, turn);
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'NOT_A_PICTURE') {
      throw new AppError('NOT_A_HOROSCOPE_FILE');
    }
    throw error;
  }
}
