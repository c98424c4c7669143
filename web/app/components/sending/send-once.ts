import { uploadsText } from '../../i18n/en/uploads.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { UploadOptions } from '../../lib/upload.ts';
import type { Outcome, Steps } from './upload-queue.ts';

/**
 * Sends a file of a profile with its id, so that it is stored once however often it is sent. `carry` makes the call and
 * handles its reply; `refusalOf` returns the text for failures that need another file.
 */
export function sendOnce(
  userId: string,
  carry: (sent: UploadOptions) => Promise<void>,
  refusalOf: (error: ApiError) => string | undefined,
): Steps['send'] {
  return async (file, { id, onProgress, signal }) => {
    try {
      const fields = { upload_id: id };
      await carry({ files: [file], params: { userId }, fields, onProgress, signal });
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
