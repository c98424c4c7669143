import { ATTACHMENT_LIMITS, addAttachments, type OwnAttachment } from '@mala/contract/photos.ts';
import { uploadsText } from '../../i18n/uploads.ts';
import { wizardText } from '../../i18n/wizard.ts';
import { ApiError } from '../../lib/api-error.ts';
import { attachmentFault, inMegabytes } from '../../lib/check-file.ts';
import { upload } from '../../lib/upload.ts';
import { interruptionOf } from './interruption.ts';
import type { Outcome, Steps } from './upload-queue.ts';

/** Codes that say that another file is needed, in words that say which. */
const REFUSALS = ['NOT_A_HOROSCOPE_FILE', 'UNSAFE_FILE', 'PICTURE_TOO_LARGE'];

function tooLarge(): string {
  return wizardText().files.tooLarge(inMegabytes(ATTACHMENT_LIMITS.bytes));
}

/** Why a file cannot be added, as far as its name and size tell. */
export function refusalOfFile(file: File): string | undefined {
  if (file.size === 0) return uploadsText().empty;
  const fault = attachmentFault(file);
  if (fault === 'wrongKind') return wizardText().files.wrongKind;
  return fault === 'tooLarge' ? tooLarge() : undefined;
}

/** The ways of one profile's horoscope files; `onFiles` gets its new list. */
export function horoscopeSteps(
  userId: string,
  onFiles: (files: readonly OwnAttachment[]) => void,
): Steps {
  return {
    prepare: (file) => Promise.resolve(file),
    send: async (file, { id, onProgress, signal }) => {
      try {
        const fields = { upload_id: id };
        const sent = { files: [file], params: { userId }, fields, onProgress, signal };
        onFiles(await upload(addAttachments, sent));
        return { status: 'added' };
      } catch (error) {
        if (error instanceof ApiError) return outcomeOf(error);
        throw error;
      }
    },
  };
}

function outcomeOf(error: ApiError): Outcome {
  const { code, status, message } = error;
  if (REFUSALS.includes(code)) return { status: 'refused', why: message };
  if (status === 413) return { status: 'refused', why: tooLarge() };
  return interruptionOf(error) ?? { status: 'failed', why: message };
}
