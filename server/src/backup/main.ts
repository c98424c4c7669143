// npm run backup -- FILE, npm run restore -- FILE, npm run backup-key -- FILE
import { ConfigError, readConfig, readEnvFile } from '../config.ts';
import { runCommand } from './commands.ts';
import { lowerPriority } from './low-priority.ts';

readEnvFile();
// a site that is backed up serves people meanwhile
if (process.argv[2] === 'backup') lowerPriority();
try {
  const config = readConfig(process.env);
  for (const line of await runCommand(config, process.argv.slice(2)))
    process.stdout.write(`${line}\n`);
} catch (error) {
  const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
