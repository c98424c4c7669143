import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createJobs } from './jobs.ts';
import { startJobWorkers } from './workers.ts';

it('a job that fails is in the log, without what it was about, and waits for another try', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const workers = await startJobWorkers(database.url, createLog(to), 0.5);
  try {
    await workers.work('photo-sweep', 1, async () => {
      throw new Error('the disk is gone');
    });
    const { send } = createJobs(db);
    await db.transaction().execute((trx) => send(trx, 'photo-sweep', { of: '9840012345' }));
    await expect.poll(() => lines).toHaveLength(1);
    const { level, queue, msg, err } = JSON.parse(lines[0] ?? '');
    expect([level, queue, msg]).toEqual([40, 'photo-sweep', 'a job failed']);
    expect(err).toMatchObject({ message: 'the disk is gone' });
    expect(lines[0]).not.toContain('9840012345');
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});
