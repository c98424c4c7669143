import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { measureInBrowser } from './in-browser.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * From the signup to the first list on a slow phone and slow 4G, in each language of each community: the demonstration
 * in one process, a browser that fills in its screens in another (e2e/bench). Then how soon the counts of the filters follow a
 * change on that phone.
 */
export async function* measureJourney(): AsyncIterable<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'web/build.ts')]);
  yield stdout.trim();
  yield* measureInBrowser('journey.ts');
  yield* measureInBrowser('counts.ts');
}
