import { access, constants, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** Far more than a run stores. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where servers under test keep everything: in memory if there is enough. Thousands of files are made and removed, which
 * takes a disk's file system as long as all queries together, and each commit waits for a disk.
 */
export async function fastestFolder(): Promise<string> {
  try {
    await access(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(SHARED_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
