import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

const mount = (...given: string[]) => execFileSync('mount', given, { stdio: 'ignore' });

/** A disk of its own; false for who may mount none. Unmounted by the caller. */
export function mountSmallDisk(folder: string, size: string): boolean {
  try {
    mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
    chmodSync(folder, 0o711);
    return true;
  } catch {
    return false;
  }
}

/** From now on such a disk can only be read, or be written again. */
export function remountSmallDisk(folder: string, how: 'ro' | 'rw'): void {
  mount('-o', `remount,${how}`, folder);
}
