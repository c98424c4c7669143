import { readEnvFile } from './config.ts';
import { run } from './run.ts';

readEnvFile();
await run(process.env);
