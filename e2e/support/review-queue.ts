import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { sampleSections } from '../../server/test/factories/sections.ts';
import { test as base } from './fixtures.ts';
import { type Server, startServer } from './server.ts';

/** A site of its own: other journeys have people in the queue, who are not to be decided about. */
export const test = base.extend<object, { queueSite: Server }>({
  queueSite: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ queueSite }, use) => use(queueSite),
});

const FIRST_NAMES = [
  'Anu',
  'Bhavani',
  'Chitra',
  'Devika',
  'Ezhil',
  'Gowri',
  'Hema',
  'Indira',
  'Janaki',
  'Kavya',
];
const LAST_NAMES = ['Raman', 'Selvam', 'Mohan', 'Kumar', 'Balan'];

type Db = Parameters<Parameters<typeof test>[2]>[0]['database'];

/** Complete profiles that nobody has looked at, in the order of their wait; each is born on another day. */
export async function fillQueue(db: Db, count: number): Promise<string[]> {
  await db.deleteFrom('review_claims').execute();
  await db.updateTable('profiles').set({ status: 500 }).where('status', 'in', [0, 10]).execute();
  const sample = sampleSections('tamilmala');
  const names: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const id = randomUUID();
    const name = `${FIRST_NAMES[made % 10]} ${LAST_NAMES[Math.floor(made / 10)]}`;
    names.push(name);
    const mobile_no = freshMobile();
    const born = new Date(Date.UTC(1990, 0, 1 + made * 7)).toISOString().slice(0, 10);
    const basic = {
      ...sample.basic,
      name,
      gender: 'female',
      date_of_birth: born,
      mobiles: [mobile_no, null],
      email: null,
    };
    const account = { id, mobile_no, password_hash: 'none', user_name: name };
    await db
      .insertInto('users')
      .values({ ...account, domain: 'tamilmala' })
      .execute();
    await db
      .insertInto('profiles')
      .values({
        user_id: id,
        domain: 'tamilmala',
        mid: `MF${String(200_000 + Number(mobile_no.slice(-5)))}`,
        basic: JSON.stringify(basic),
        personal: JSON.stringify(sample.personal),
        work: JSON.stringify(sample.work),
        family: JSON.stringify(sample.family),
        horoscope: JSON.stringify(sample.horoscope),
        photos_done: true,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, made)),
      })
      .execute();
  }
  return names;
}

/** How many profiles of the queue have each status. */
export async function statuses(db: Db, names: readonly string[]): Promise<Record<number, number>> {
  const rows = await db
    .selectFrom('profiles')
    .where('name', 'in', names)
    .where('created_at', '<', new Date(Date.UTC(2026, 1, 1)))
    .select('status')
    .execute();
  const counts: Record<number, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The name of the profile that is shown. */
export const shown = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).first();
