import type { Upload } from '@mala/contract/endpoint.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { DiskFault } from '../storage/file-errors.ts';
import type { TempFiles } from '../storage/temp-files.ts';

/** An uploaded file: its name as the client sent it; its path is valid until the call is answered. */
export interface UploadedFile {
  name: string;
  path: string;
}

/** The parts of a multipart body: the files of the upload's field, and the texts. */
export interface Parts {
  files: UploadedFile[];
  texts: Record<string, string>;
}

/** Where uploads are, and the log for those that could not be removed. */
interface Keeping {
  tempFiles: TempFiles;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Files per call; features have limits of their own in total. */
const FILES_PER_CALL = 10;

/** Texts beside them, ids and captions: they are in memory, JSON ones parsed, until the last file has arrived. */
const TEXTS = { fields: 10, fieldSize: 4096 };

/**
 * Reads a multipart body, its files onto the disk. Throws UNSUPPORTED_TYPE of any other body, FILE_TOO_LARGE over the
 * upload's bound, TOO_LARGE of a long text, STORAGE_FULL, and INVALID where the file is missing, doubled or under another
 * name.
 */
export async function readParts(
  request: FastifyRequest,
  upload: Upload,
  keeping: Keeping,
): Promise<Parts> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const parts: Parts = { files: [], texts: {} };
  const files = upload.many ? FILES_PER_CALL : 1;
  const limits = { fileSize: upload.maxBytes, files, ...TEXTS };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') {
        if (part.valueTruncated) throw new AppError('TOO_LARGE');
        parts.texts[part.fieldname] = String(part.value);
        continue;
      }
      const path = await keeping.tempFiles.keep(part.file);
      parts.files.push({ name: part.filename ?? '', path });
      if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
      if (part.fieldname !== upload.field)
        throw new AppError('INVALID', { faults: { [part.fieldname]: 'unknownField' } });
    }
  } catch (error) {
    await discard(keeping, parts.files);
    // the rest of the body must be read, or the client never reads the refusal
    request.raw.resume();
    throw uploadError(error, upload);
  }
  if (parts.files.length === 0)
    throw new AppError('INVALID', { faults: { [upload.field]: 'required' } });
  return parts;
}

/** Removes received files. What fails is left to the hourly sweep: the call has been done, or refused, by then. */
export async function discard(
  { tempFiles, log }: Keeping,
  files: readonly UploadedFile[],
): Promise<void> {
  for (const { path } of files)
    await tempFiles.remove(path).catch((err) => log.warn({ err }, 'an upload was left behind'));
}

function uploadError(error: unknown, upload: Upload): unknown {
  if (error instanceof AppError || error instanceof DiskFault) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('FILE_TOO_LARGE');
  if (code === 'FST_FILES_LIMIT')
    return new AppError('INVALID', { faults: { [upload.field]: 'tooManyFiles' } });
  // any other failure while reading is the client's
  return new AppError('BAD_JSON');
}
