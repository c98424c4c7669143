import {
  addHoroscopeFiles,
  HOROSCOPE_FILE_LIMITS,
  type OwnHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import { sendOnce } from '../../components/sending/send-once.ts';
import type { Steps } from '../../components/sending/upload-queue.ts';
import { uploadsText } from '../../i18n/en/uploads.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { attachmentFault, inMegabytes } from '../../lib/check-file.ts';
import { upload } from '../../lib/upload.ts';

/** Texts for the codes that mean that another file is needed. */
const REFUSALS = ['TOO_MANY_PAGES', 'UNSAFE_FILE', 'PICTURE_TOO_LARGE', 'FILE_TOO_COMPLEX'];

function tooLarge(): string {
  return wizardText.files.tooLarge(inMegabytes(HOROSCOPE_FILE_LIMITS.bytes));
}

/** Why a file cannot be added, judged by its name and size. */
export function refusalOfFile(file: File): string | undefined {
  if (file.size === 0) return uploadsText.empty;
  const fault = attachmentFault(file);
  if (fault === 'wrongKind') return wizardText.files.wrongKind;
  return fault === 'tooLarge' ? tooLarge() : undefined;
}

/** The upload steps of one profile's horoscope files; `onFiles` gets its new list. */
export function horoscopeSteps(
  userId: string,
  onFiles: (files: readonly OwnHoroscopeFile[]) => void,
): Steps {
  return {
    prepare: (file) => Promise.resolve(file),
    send: sendOnce(
      userId,
      async (sent) => onFiles(await upload(addHoroscopeFiles, sent)),
      ({ code, status, message }) => {
        if (REFUSALS.includes(code)) return message;
        // its extension was checked before, so the server could not read it
        if (code === 'NOT_A_HOROSCOPE_FILE') return wizardText.files.broken;
        return status === 413 ? tooLarge() : undefined;
      },
    ),
  };
}
