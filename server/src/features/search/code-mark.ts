import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** The rooms whose code says what numbers and words a search makes of a profile. */
const ROOMS = ['server/src', 'contract/src', 'horoscope/src'];

let mark: Promise<string> | undefined;

async function markOfCode(): Promise<string> {
  const hash = createHash('sha256');
  for (const room of ROOMS) {
    const found = await readdir(join(ROOT, room), { recursive: true, withFileTypes: true });
    const paths = found
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
    for (const path of paths) hash.update(path).update(await readFile(path));
  }
  return hash.digest('base64url');
}

/** The same text in processes of the same code: what another code saved may mean something else. */
export function codeMark(): Promise<string> {
  mark ??= markOfCode().catch((error: unknown) => {
    // a file may have gone while another version was put there
    mark = undefined;
    throw error;
  });
  return mark;
}
