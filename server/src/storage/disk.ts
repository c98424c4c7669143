import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFolder, writeDurably } from '../durable-files.ts';
import type { StorageDriver, StoredFile } from './driver.ts';
import { isMissing } from './file-errors.ts';

/** Unfinished writes; on the same file system as their targets. */
const WRITING = 'writing';

/** Folders that other users may not even list. */
const OURS = { recursive: true, mode: 0o700 } as const;

/** Files below `root`. flydrive writes in place; here a write is atomic and durable. */
export function openDisk(root: string): StorageDriver {
  return new AtomicFSDriver(root);
}

class AtomicFSDriver extends FSDriver implements StorageDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = path.resolve(root);
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = path.join(this.#root, key);
    const unfinished = path.join(this.#root, WRITING, randomUUID());
    await mkdir(path.dirname(unfinished), OURS);
    try {
      await writeDurably(unfinished, contents);
      const made = await mkdir(path.dirname(target), OURS);
      await rename(unfinished, target);
      await syncFolders(path.dirname(target), made);
    } catch (error) {
      // where that fails too, the sweep finds it
      await rm(unfinished, { force: true }).catch(() => {});
      throw error;
    }
  }

  /** Removes the file's folder as well if it is empty and not a top-level one. */
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    const folder = path.dirname(path.join(this.#root, key));
    if (path.dirname(path.dirname(folder)) !== this.#root) return;
    await rmdir(folder).catch(() => {});
  }

  async open(key: string) {
    const { contentLength } = await this.getMetaData(key);
    const stream = await this.getStream(key);
    // it may be deleted until then, which is no fault of the disk
    await once(stream, 'open');
    return { stream, size: contentLength };
  }

  async *stored(): AsyncGenerator<StoredFile> {
    const { objects } = await this.listAll('/', { recursive: true });
    for (const file of objects) {
      if (file.isDirectory) continue;
      const modified = await this.#modified(file);
      if (modified) yield { key: file.key, modified };
    }
  }

  /** Null if it was deleted since the listing began. */
  async #modified(file: DriveFile): Promise<Date | null> {
    try {
      return (await this.getMetaData(file.key)).lastModified;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

/** Syncs the folder of a new file and those created for it, of which `made` is the first. Not needed on Windows. */
async function syncFolders(folder: string, made: string | undefined): Promise<void> {
  if (process.platform === 'win32') return;
  await syncFolder(folder);
  const last = made && path.dirname(made);
  for (let above = folder; last && above !== last; ) {
    above = path.dirname(above);
    await syncFolder(above);
  }
}
