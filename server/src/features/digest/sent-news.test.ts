import * as push from '@mala/contract/push.ts';
import { expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { makeNewsDue } from '../../../test/factories/devices.ts';
import { giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { usePushSite } from '../../../test/push-site.ts';
import { tellNews } from './index.ts';

const { app, service, device, work } = usePushSite();
const HOUR = 3_600_000;

/** A bride with devices in the three languages, to whom a groom is new who was approved half an hour before. */
async function reader(searches = 1) {
  const { ctx } = app();
  const bride = await makeMember(ctx, { domain: 'marathimala' });
  for (let one = 1; one <= searches; one++)
    await giveSavedSearch(ctx, bride, { name: `Search ${one}`, filters: { from_age: [18] } });
  const devices = [await device(bride), await device(bride, 'ta'), await device(bride, 'mr')];
  await makeNewsDue(ctx, bride);
  const bodies = () => devices.flatMap(({ got }) => got().map(({ body }) => body));
  return { ...bride, bodies };
}

async function groom(): Promise<Person> {
  const approved_at = new Date(app().ctx.now().getTime() - HOUR / 2);
  return makeMember(app().ctx, { domain: 'marathimala', gender: 'male', approved_at });
}

/** By day in India, when a phone may ring. */
const NOON = new Date('2027-01-05T12:00:00+05:30');

it('says in the language of each device what is new, and nothing of another person', async () => {
  app().setNow(NOON);
  const [one, several] = [await reader(), await reader(2)];
  const found = await groom();
  expect(await tellNews(app().ctx)).toBe(2);
  await work();
  expect(one.bodies()).toEqual([
    '1 new profile in “Search 1”',
    '“Search 1” தேடலில் 1 புதிய வரன்',
    '“Search 1” या शोधात 1 नवे स्थळ',
  ]);
  expect(several.bodies()).toEqual([
    'New profiles in 2 of your saved searches',
    'நீங்கள் சேமித்த 2 தேடல்களில் புதிய வரன்கள்',
    'तुम्ही जतन केलेल्या 2 शोधांमध्ये नवी स्थळे',
  ]);
  const rows = await app().ctx.db.selectFrom('push_messages').select('facts').execute();
  expect(JSON.stringify(rows)).not.toContain(found.user_id);
});

it('is not sent to who was paused, or switched it off, meanwhile', async () => {
  app().setNow(NOON);
  const [paused, off, told] = [await reader(), await reader(), await reader()];
  await groom();
  expect(await tellNews(app().ctx)).toBe(3);
  await giveAbsence(app().ctx, paused.user_id, 'paused');
  const body = { kind: 'saved-search', wanted: false } as const;
  expect((await app().call(push.choosePush, { token: off.token, body })).status).toBe(200);
  await work();
  expect([paused.bodies(), off.bodies()]).toEqual([[], []]);
  expect(told.bodies()).toHaveLength(3);
  expect(service().pushed).toHaveLength(3);
});
