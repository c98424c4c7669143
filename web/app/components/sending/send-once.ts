import { uploadsText } from '../../i18n/en/uploads.ts';
import { textOf } from '../../i18n/language.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { UploadOptions } from '../../lib/upload.ts';
import type { Outcome, Steps } from './upload-queue.ts';

/**
 * Sends a file of a profile under its id, so that it is kept once however often it is sent. `carry` makes the call and
 * takes its answer in; `refusalOf` says of which failures another file is needed, and in which words.
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

/** For want of a network, or where too many came at once, it goes on by itself; else it waits to be tried again. */
function otherOutcome({ code, message }: ApiError): Outcome {
  const text = textOf(uploadsText);
  if (code === 'OFFLINE') return { status: 'interrupted', why: text.interrupted };
  if (code === 'TOO_MANY') return { status: 'interrupted', why: text.busy };
  return { status: 'failed', why: code === 'ABORTED' ? text.stopped : message };
}
