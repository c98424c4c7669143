// The nightly backup in a process of its own, so that its work and memory are not the server's. It gets its job as a message.
import { KEPT_FILES } from '../features.ts';
import { BACKUPS, inWords } from './in-words.ts';
import { lowerPriority } from './low-priority.ts';
import { type NightlyJob, type NightlyRun, runNightly } from './run-nightly.ts';

export type NightlyAnswer = { run: NightlyRun } | { fault: string };

lowerPriority();
process.once('message', async (job: NightlyJob) => {
  const answer: NightlyAnswer = await runNightly(job, KEPT_FILES).then(
    (run) => ({ run }),
    (error) => ({ fault: inWords(error, BACKUPS).message }),
  );
  process.send?.(answer, () => process.exit());
});
// the server ended
process.once('disconnect', () => process.exit(1));
