import { fill } from './demo/fill.ts';
import { signInTable } from './demo/sign-in-table.ts';
import { run } from './run.ts';

await run({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'data/demo' }, (ctx) => fill(ctx));
if (!process.exitCode) console.log(signInTable());
