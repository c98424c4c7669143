import { AppError } from '../errors.ts';
import type { TakeTurn } from '../turns.ts';
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
   * Takes a file's path or its bytes, in a turn of its own.
   * @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, UNSAFE_FILE, PICTURE_TOO_LARGE, TOO_MANY_PAGES,
   *   FILE_TOO_COMPLEX
   */
  inspect(input: PictureInput): Promise<HoroscopeFile>;
  /** The first pages of a PDF as `inspect` draws them, however long it is. @throws AppError as `inspect` does */
  draw(pdf: Uint8Array): Promise<DrawnPdf>;
  /** Each file is inspected and stored in a turn of who sends it, so that few of them are in memory at once. */
  takeTurn: TakeTurn;
}

/** @param pool the workers of all files from outside */
export function createHoroscopeFiles({ ask, takeTurn }: MediaPool, images: Images): HoroscopeFiles {
  return {
    async inspect(input) {
      const { kind, contents: written } = await ask({ name: 'document', input });
      if (kind === 'pdf') {
        const drawn = await ask({ name: 'pdf', input, cut: false });
        return { kind, mime: HOROSCOPE_MIMES.pdf, contents: drawn.pdf, drawn };
      }
      const contents = written ?? (await rewrite(images, input));
      return { kind, mime: HOROSCOPE_MIMES[kind], contents, drawn: null };
    },
    draw: (input) => ask({ name: 'pdf', input, cut: true }),
    takeTurn,
  };
}

async function rewrite(images: Images, input: PictureInput): Promise<Buffer> {
  try {
    return await images.reencode(input);
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'NOT_A_PICTURE') {
      throw new AppError('NOT_A_HOROSCOPE_FILE');
    }
    throw error;
  }
}
