import { PgBoss } from 'pg-boss';
import { ensureQueues, JOBS_SCHEMA } from './jobs.ts';

/** Makes pg-boss's tables and our queues without working on them; returns the version of the tables. */
export async function prepareJobs(url: string): Promise<number> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  try {
    await boss.start();
    await ensureQueues(boss);
    return (await boss.schemaVersion()) ?? 0;
  } finally {
    await boss.stop({ graceful: false });
  }
}
