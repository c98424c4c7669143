import { sendOnce, type UploadTarget } from '../../components/sending/send-once.ts';
import type { Steps } from '../../components/sending/upload-queue.ts';
import { uploadsText } from '../../i18n/en/uploads.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { attachmentFault, MOST_MEGABYTES } from './attachment-fault.ts';

/** Texts for the codes that mean that another file is needed. */
const REFUSALS = ['TOO_MANY_PAGES', 'UNSAFE_FILE', 'PICTURE_TOO_LARGE', 'FILE_TOO_COMPLEX'];

function tooLarge(): string {
  return wizardText.files.tooLarge(MOST_MEGABYTES);
}

/** Why a file cannot be added, judged by its name and size. */
export function refusalOfFile(file: File): string | undefined {
  if (file.size === 0) return uploadsText.empty;
  const fault = attachmentFault(file);
  if (fault === 'wrongKind') return wizardText.files.wrongKind;
  return fault === 'tooLarge' ? tooLarge() : undefined;
}

/** The upload steps of horoscope files. */
export function horoscopeSteps(target: UploadTarget): Steps {
  return {
    prepare: (file) => Promise.resolve(file),
    send: sendOnce(target, ({ code, status, message }) => {
      if (REFUSALS.includes(code)) return message;
      // its extension was checked before, so the server could not read it
      if (code === 'NOT_A_HOROSCOPE_FILE') return wizardText.files.broken;
      return status === 413 ? tooLarge() : undefined;
    }),
  };
}
