import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { measureSizes, sizeTable } from './web-sizes.ts';

/** Compares the scripts of the built pages with their limits; builds first if the build is missing or outdated. */
const BUILDS = join(import.meta.dirname, '../web/build');

const status = await runCommand('node', ['web/build.ts']);
if (status !== 0) process.exit(status);
const sizes = measureSizes(join(BUILDS, 'en'));
console.log(`JavaScript that pages load, compressed:\n${sizeTable(sizes)}`);
if (sizes.some(({ bytes, limit }) => bytes > limit)) {
  console.error('A page loads too much: see "web" in docs/benchmarks.md.');
  process.exitCode = 1;
}
