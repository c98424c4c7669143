import { uploadsText } from '../../i18n/en/uploads.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { UploadOptions } from '../../lib/upload.ts';
import type { Outcome, Steps } from './upload-queue.ts';

/** Where the files of a queue go: to a profile, or to an entry of the office. */
export interface UploadTarget {
  params: Record<string, string>;
  /** makes the call and handles its reply */
  carry: (sent: UploadOptions) => Promise<void>;
  /** loads again what is there: a file may have arrived whose reply was lost */
  reload: () => void;
}

/**
 * Sends a file with its id, so that it is stored once however often it is sent. `refusalOf` returns the text for failures that need
 * another file.
 */
export function sendOnce(
  { params, carry }: UploadTarget,
  refusalOf: (error: ApiError) => string | undefined,
): Steps['send'] {
  return async (file, { id, onProgress, signal }) => {
    try {
      const fields = { upload_id: id };
      await carry({ files: [file], params, fields, onProgress, signal });
      return { status: 'added' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = refusalOf(error);
      return why ? { status: 'refused', why } : otherOutcome(error);
    }
  };
}

/** Offline or rate-limited: the upload continues automatically. Otherwise the user must retry it. */
function otherOutcome({ code, message }: ApiError): Outcome {
  const text = uploadsText;
  if (code === 'OFFLINE') return { status: 'interrupted', why: text.interrupted };
  if (code === 'TOO_MANY') return { status: 'interrupted', why: text.busy };
  return { status: 'failed', why: code === 'ABORTED' ? text.stopped : message };
}
