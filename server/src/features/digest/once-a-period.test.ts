import type { MailRhythm } from '@mala/contract/digest.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDueDigest, giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeDigests } from './index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Sunday at noon in India, later than the clock of the database. */
const START = Date.UTC(2030, 5, 2, 6, 30);

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const at = (days: number) => app.setNow(new Date(START + days * DAY));

async function reader(every: MailRhythm = 'daily'): Promise<Person> {
  const groom = await makeMember(app.ctx, { gender: 'male' });
  await giveSavedSearch(app.ctx, groom);
  await giveDueDigest(app.ctx, groom, every);
  return groom;
}

/** Whether a mail is made where the clock shows these days after the start; somebody is new, and mails before are sent. */
async function isMadeAt(days: number, isSent = true): Promise<boolean> {
  at(days);
  if (isSent) await app.ctx.db.updateTable('mails').set({ done_at: new Date() }).execute();
  await makeMember(app.ctx, { approved_at: new Date(app.ctx.now().getTime() - 5 * 60_000) });
  return (await makeDigests(app.ctx)) > 0;
}

async function madeAt(...days: number[]): Promise<number[]> {
  const made = [];
  for (const day of days) if (await isMadeAt(day)) made.push(day);
  return made;
}

describe('whatever the clock does, a mail is made once', () => {
  it.each([
    ['steps over midnight and back, and again', [0, 1, 0, 1, 0, 1, 2, 3], [0, 1, 2, 3]],
    ['ran ahead and is set right', [1, 0, 0.1, 1, 2], [1, 2]],
    ['ran 40 days ahead and is set right', [40, 0, 0.1, 1, 1.1, 2], [40, 1, 2]],
    ['runs 40 days ahead in one process', [0, 40, 0.1, 40.1, 0.2, 40.2], [0, 40]],
  ])('a day by one that %s', async (_, days, made) => {
    at(0);
    await reader();
    expect(await madeAt(...days)).toEqual(made);
  });

  it.each([
    ['steps over a week and back', [0, 7, 0, 7, 8, 14, 21], [0, 7, 14, 21]],
    ['ran 40 days ahead and is set right', [0, 40, 1, 2, 7, 8, 14], [0, 40, 7, 14]],
    ['is right', [0, 0.1, 3, 7, 9, 15, 21], [0, 7, 15, 21]],
  ])('a week by one that %s', async (_, days, made) => {
    at(0);
    await reader('weekly');
    expect(await madeAt(...days)).toEqual(made);
  });

  it('a week, also where one that ran ahead found nobody', async () => {
    at(0);
    await reader('weekly');
    expect(await isMadeAt(0)).toBe(true);
    at(40);
    expect(await makeDigests(app.ctx)).toBe(0);
    expect(await madeAt(1, 2, 7)).toEqual([7]);
  });
});

describe('a mail that the mail server did not take yet', () => {
  const set = (columns: object) => app.ctx.db.updateTable('mails').set(columns).execute();

  beforeEach(async () => {
    at(0);
    await reader();
    expect(await isMadeAt(0, false)).toBe(true);
    // by this clock, not the database's
    await set({ queued_at: app.ctx.now() });
  });

  it('is followed by none, and the next one tells of who was new meanwhile', async () => {
    expect(await isMadeAt(1, false)).toBe(false);
    expect(await isMadeAt(2)).toBe(true);
    const mails = await app.ctx.db.selectFrom('mails').select('facts').orderBy('id').execute();
    expect(mails.map(({ facts }) => (facts.profiles as string[]).length)).toEqual([1, 2]);
  });

  it('holds up none once it failed', async () => {
    await set({ failed_at: app.ctx.now() });
    expect(await isMadeAt(1, false)).toBe(true);
  });

  it('holds up none once it is lost', async () => {
    expect(await isMadeAt(13, false)).toBe(false);
    expect(await isMadeAt(14, false)).toBe(true);
  });
});
