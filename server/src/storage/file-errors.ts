const FULL = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'QuotaExceeded']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound']);

/** The storage has no room: a full disk, a quota, a bucket that answers 507. */
export function isStorageFull(error: unknown): boolean {
  return causes(error).some((cause) => FULL.has(nameOf(cause)) || statusOf(cause) === 507);
}

export function isMissing(error: unknown): boolean {
  return causes(error).some((cause) => MISSING.has(nameOf(cause)) || statusOf(cause) === 404);
}

/** Our own disk failed, whoever's call it was: not what a client sent. */
export class DiskFault extends Error {}

/** What open, write and their like say of a disk; a connection that breaks says `read`. */
const DISK_CALLS = new Set(['open', 'write', 'mkdir', 'close']);

export function isOfDisk(error: unknown): boolean {
  return causes(error).some(({ syscall }: NodeJS.ErrnoException) => DISK_CALLS.has(syscall ?? ''));
}

/** flydrive wraps what the disk or the bucket said, so the reason stands in `cause`. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** node names its errors in `code`, the S3 client in `name`. */
function nameOf(error: Error & { code?: string }): string {
  return error.code ?? error.name;
}

function statusOf(error: Error & { $metadata?: { httpStatusCode?: number } }): number | undefined {
  return error.$metadata?.httpStatusCode;
}
