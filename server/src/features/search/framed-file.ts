import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { removeAbandoned, syncFolder } from '../../durable-files.ts';

/** Before each piece: its length and its checksum. The last piece is empty. */
const HEAD = 8;
/** No piece is longer: a damaged length is not believed. */
const MOST = 64 * 1024 * 1024;

/** The file is cut, or was changed by something else. */
class DamagedFile extends Error {}

/** Of what is being written, by another process of the same DATA_DIR too, the last piece is younger. */
const DEAD_MS = 10 * 60_000;

/** Removes what was not finished by processes that were killed. */
export async function sweepDrafts(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder))
    if (name.startsWith(`${basename(path)}.`)) await removeAbandoned(join(folder, name), DEAD_MS);
}

async function writePiece(file: FileHandle, piece: Buffer): Promise<void> {
  if (piece.length > MOST) throw new RangeError(`a piece has ${piece.length} bytes`);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(piece.length, 0);
  head.writeUInt32LE(crc32(piece), 4);
  const { bytesWritten } = await file.writev([head, piece]);
  // as a disk does that has become full
  if (bytesWritten !== HEAD + piece.length) throw new Error('the disk has taken a part of a piece');
}

/**
 * Writes pieces into a file that only this user may read, and calls `confirm` before it takes the place of the one before. After a
 * failure that one is still there.
 * @throws {RangeError} for a piece that would not be read again
 */
export async function writePieces(
  path: string,
  pieces: AsyncIterable<Buffer>,
  confirm: () => Promise<unknown>,
): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    await sweepDrafts(path);
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const piece of pieces) await writePiece(file, piece);
      await writePiece(file, Buffer.alloc(0));
      await file.datasync();
    } finally {
      await file.close();
    }
    await confirm();
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The pieces of a file. Throws DamagedFile as soon as it comes upon damage, and what opening throws. */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const head = await readExactly(file, HEAD);
      const length = head.readUInt32LE(0);
      if (length === 0) return;
      if (length > MOST) throw new DamagedFile('a piece is too long');
      const piece = await readExactly(file, length);
      if (crc32(piece) !== head.readUInt32LE(4)) throw new DamagedFile('a piece was changed');
      yield piece;
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length);
  if (bytesRead < length) throw new DamagedFile('the file is cut');
  return buffer;
}
