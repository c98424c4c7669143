// npm run backup -- FILE, npm run restore -- FILE, npm run backup-key -- FILE
import { printResult } from '../command.ts';
import { readConfig } from '../config.ts';
import { runCommand } from './commands.ts';
import { lowerPriority } from './low-priority.ts';

// a site that is backed up serves people meanwhile
if (process.argv[2] === 'backup') lowerPriority();
await printResult((args) => runCommand(readConfig(process.env), args));
