import {
  HOROSCOPE_FILE_EXTENSIONS,
  HOROSCOPE_FILE_LIMITS,
} from '@mala/contract/horoscope-files.ts';
import type { Chosen, FileFault } from '../../lib/check-file.ts';

/** The size that a horoscope file may have. */
export const MOST_MEGABYTES = HOROSCOPE_FILE_LIMITS.bytes / 1024 / 1024;

/** The fault of a chosen horoscope file, known by its name. */
export function attachmentFault({ name, size }: Chosen): FileFault | null {
  const known = HOROSCOPE_FILE_EXTENSIONS.some((extension) =>
    name.toLowerCase().endsWith(`.${extension}`),
  );
  if (!known) return 'wrongKind';
  return size > HOROSCOPE_FILE_LIMITS.bytes ? 'tooLarge' : null;
}
