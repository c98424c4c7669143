import { readEnvFile } from './env-file.ts';
import { run } from './run.ts';

readEnvFile();
await run(process.env);
