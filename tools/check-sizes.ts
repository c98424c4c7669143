import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { measureSizes, sizeTable } from './web-sizes.ts';

/** The scripts of the built pages against their limits; the build is made where it is missing or old. */
const BUILD = join(import.meta.dirname, '../web/build');

const status = await runCommand('node', ['web/build.ts']);
if (status !== 0) process.exit(status);
const sizes = measureSizes(BUILD);
console.log(`JavaScript that pages load, compressed:\n${sizeTable(sizes)}`);
if (sizes.some(({ bytes, limit }) => bytes > limit)) {
  console.error('A page loads too much: see "web" in docs/benchmarks.md.');
  process.exitCode = 1;
}
