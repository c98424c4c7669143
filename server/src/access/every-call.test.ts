import { logout } from '@mala/contract/auth/me.ts';
import { signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '../../test/all-endpoints.ts';
import {
  givePhoto,
  giveSubscription,
  makeMember,
  type Person,
  type Wanted,
} from '../../test/factories.ts';
import { giveHeldText } from '../../test/faults/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
let bride: Person;
/** What nobody but the bride, the office and who has downloaded her contact may be told. */
let secrets: string[];

/** What they are, from a stranger to somebody who could download the bride's contact. */
const ASKERS: Record<string, Wanted | null> = {
  'a stranger': null,
  incomplete: { gender: 'male', status: 0, without: ['family'] },
  pending: { gender: 'male', status: 10 },
  approved: { gender: 'male' },
  'of the same gender': { gender: 'female' },
  'of the other site': { gender: 'male', domain: 'marathimala' },
  married: { gender: 'male', status: 300 },
  refused: { gender: 'male', status: 500 },
};

/** How each stored password begins. */
const HASH = '$argon2';

/** Those that end the session that asks. */
const ENDING: readonly string[] = [logout.name, signOutEverywhere.name];

beforeAll(async () => {
  const { ctx } = app();
  const contact = { mobiles: ['9871112223', '9871112224'] as [string, string], pincode: '612399' };
  const secret = { email: 'kept.apart@example.in', address: '7 Hidden Lane' };
  bride = await makeMember(ctx, {
    basic: { ...contact, ...secret },
    family: { property_details: 'Three hidden houses' },
    horoscope: { birth_time: '03:17 AM' },
  });
  await givePhoto(ctx, bride);
  const apart = [await givePhoto(ctx, bride, 'waiting'), await givePhoto(ctx, bride, 'refused')];
  const file = { id: uuid(), name: 'kept-apart.pdf', kind: 'pdf' as const, bytes: 4, pages: 1 };
  await ctx.db
    .insertInto('horoscope_files')
    .values({ ...file, profile_id: bride.user_id, state: 'rewritten' })
    .execute();
  const held = await giveHeldText(ctx, bride);
  const subscription = await giveSubscription(ctx, bride);
  secrets = [
    ...[bride.mobile_no, ...contact.mobiles, contact.pincode, ...Object.values(secret)],
    ...['Three hidden houses', '03:17 AM', file.id, file.name, ...apart, subscription],
    ...[held.id, 'service number', HASH],
  ];
});

/** Makes every call, with the bride's id for each id, and an empty body or her id in it; the replies by name. */
async function askAll(token: string | undefined): Promise<[string, string][]> {
  const { user_id: id } = bride;
  const replies: [string, string][] = [];
  for (const { name, method, path } of ENDPOINTS.filter((one) => !ENDING.includes(one.name))) {
    const params: Record<string, string> = { page: '1', domain: 'tamilmala' };
    const address = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? id);
    const body = path.includes('shortlist') ? { profile_id: id } : {};
    const answer = await fetch(app().url + address, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const about = [name, answer.status < 500, answer.headers.get('cache-control')];
    expect(about).toEqual([name, true, 'no-store']);
    replies.push([name, await answer.text()]);
  }
  return replies;
}

it.each(Object.entries(ASKERS))('no call tells what is private: %s', async (_name, wanted) => {
  const { ctx } = app();
  const asker = wanted && (await makeMember(ctx, wanted));
  if (asker) {
    await givePhoto(ctx, asker);
    await giveSubscription(ctx, asker, { left: 0 });
  }
  for (const [name, reply] of await askAll(asker?.token))
    expect([name, secrets.filter((one) => reply.includes(one))]).toEqual([name, []]);
});

it('its owner is told all of it', async () => {
  const told = (await askAll(bride.token)).map(([, reply]) => reply).join();
  expect(secrets.filter((one) => !told.includes(one))).toEqual([HASH]);
});
