import { AppError } from '../http/errors.ts';
import { HOROSCOPE_MIMES, type HoroscopeKind, horoscopeKind } from './horoscope-kind.ts';
import type { Images } from './images.ts';

/** Server rules, section 8. */
const MAX_BYTES = 10 * 1024 * 1024;

export interface HoroscopeFile {
  kind: HoroscopeKind;
  /** The type that we send it with. */
  mime: string;
  /** What to store: a picture is written anew, so that nothing but the picture is left. */
  contents: Buffer;
}

export interface HoroscopeFiles {
  /** @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, PICTURE_TOO_LARGE, TOO_MANY */
  inspect(input: Buffer): Promise<HoroscopeFile>;
}

export function createHoroscopeFiles(images: Images): HoroscopeFiles {
  return {
    async inspect(input) {
      if (input.length > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
      const kind = await horoscopeKind(input);
      if (!kind) throw new AppError('NOT_A_HOROSCOPE_FILE');
      const isPicture = kind === 'png' || kind === 'jpeg' || kind === 'gif';
      const contents = isPicture ? await rewrite(images, input) : input;
      return { kind, mime: HOROSCOPE_MIMES[kind], contents };
    },
  };
}

async function rewrite(images: Images, input: Buffer): Promise<Buffer> {
  try {
    return await images.reencode(input);
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'NOT_A_PICTURE') {
      throw new AppError('NOT_A_HOROSCOPE_FILE');
    }
    throw error;
  }
}
