const FULL = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'QuotaExceeded']);
const SILENT = new Set([
  'TimeoutError',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const BROKEN = new Set(['ECONNRESET', 'EPIPE']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound']);

/** Whether the storage is full: a full disk, a quota, a bucket that answers 507. */
export function isStorageFull(error: unknown): boolean {
  return causes(error).some((cause) => FULL.has(nameOf(cause)) || statusOf(cause) === 507);
}

/** Whether the disk can only be read, as after an error of its file system. */
export function isReadOnly(error: unknown): boolean {
  return causes(error).some((cause) => nameOf(cause) === 'EROFS');
}

export function isMissing(error: unknown): boolean {
  return causes(error).some((cause) => MISSING.has(nameOf(cause)) || statusOf(cause) === 404);
}

/** Whether the bucket did not answer, or could not be reached. */
export function isStorageSilent(error: unknown): boolean {
  return causes(error).some((cause) => SILENT.has(nameOf(cause)));
}

/** Whether the bucket answered that it cannot serve at the moment, or did not end its answer. */
export function isStorageOutage(error: unknown): boolean {
  return (
    isStorageSilent(error) ||
    causes(error).some(
      (cause) =>
        BROKEN.has(nameOf(cause)) || ((statusOf(cause) ?? 0) >= 500 && statusOf(cause) !== 507),
    )
  );
}

/** Whether the bucket refused our keys. */
export function isStorageRefusal(error: unknown): boolean {
  return causes(error).some((cause) => [401, 403].includes(statusOf(cause) ?? 0));
}

/** A failure of our own disk, not of what a client sent. */
export class DiskFault extends Error {}

/** System calls on files; a broken connection fails with `read`. */
const DISK_CALLS = new Set(['open', 'write', 'mkdir', 'close']);

export function isOfDisk(error: unknown): boolean {
  return causes(error).some(({ syscall }: NodeJS.ErrnoException) => DISK_CALLS.has(syscall ?? ''));
}

/** flydrive wraps the error of the disk or bucket as `cause`. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** Node puts the error's name in `code`, the S3 client in `name`. */
function nameOf(error: Error & { code?: string }): string {
  return error.code ?? error.name;
}

function statusOf(error: Error & { $metadata?: { httpStatusCode?: number } }): number | undefined {
  return error.$metadata?.httpStatusCode;
}
