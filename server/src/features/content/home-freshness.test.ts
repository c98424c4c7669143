import { readHome } from '@mala/contract/content.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { addMarriage, removeMarriage } from '@mala/contract/marriages.ts';
import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { changeFeatured, changeStatus } from '@mala/contract/moderation/profiles.ts';
import { addPhoto, allowHomePhoto, removePhoto } from '@mala/contract/photos/album.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { startBeside, type TestApp, useTestApp } from '../../../test/test-app.ts';

// What is kept in memory must be as exact as the database, in every process of the site.
const first = useTestApp();
let second: TestApp;
let admin: Person;
let bride: Person;

beforeAll(async () => {
  second = await startBeside(first());
  admin = await makeAdmin(first().ctx);
});

afterAll(() => second.close());

afterEach(() => {
  // one moment for both: what they answer is compared, and has addresses that are signed
  const now = new Date();
  for (const app of [first(), second]) app.setNow(now);
  vi.restoreAllMocks();
});

/** What both processes answer, asked at once and seen to agree. */
async function home() {
  const query = { domain: 'tamilmala' };
  const [one, other] = await Promise.all(
    [first(), second].map((app) => app.call(readHome, { query })),
  );
  expect(one?.status).toBe(200);
  expect(other?.body).toEqual(one?.body);
  return one?.body as NonNullable<typeof one>['body'];
}

async function face() {
  const { brides } = await home();
  return brides.find(({ city }) => city === bride.user_name);
}

function change(columns: object): Promise<unknown> {
  return first()
    .ctx.db.updateTable('profiles')
    .set(columns)
    .where('user_id', '=', bride.user_id)
    .execute();
}

const own = () => asOwner(bride);
const moderated = () => ({ token: admin.token, params: { id: bride.user_id } });

function say(allowed: boolean) {
  return second.call(allowHomePhoto, { ...own(), body: { allowed } });
}
function feature(status: boolean) {
  const body = { profile_id: bride.user_id, status };
  return second.call(changeFeatured, { ...moderated(), body });
}
function moveTo(status: number) {
  return second.call(changeStatus, { ...moderated(), body: { profile_id: bride.user_id, status } });
}
/** A photo that an administrator accepted. */
async function upload() {
  const { body } = await second.call(addPhoto, {
    ...own(),
    form: formOf('photo', await picture()),
  });
  const added = body.at(-1);
  const params = { id: added?.id ?? '' };
  await second.call(reviewPhoto, { token: admin.token, params, body: { decision: 'approve' } });
  return added;
}

describe('a change of a featured bride reaches both processes:', () => {
  let people = 0;

  beforeEach(async () => {
    people += 1;
    const city = `Town ${people}`;
    bride = await makeMember(first().ctx, {
      user_name: city,
      basic: { city },
      // before everybody else
      approved_at: new Date(Date.now() + people * 60_000),
    });
    expect(await face()).toBeUndefined();
    expect((await feature(true)).status).toBe(200);
  });

  it('featured, and no longer featured', async () => {
    expect(await face()).toMatchObject({ name: 'Meena', photo: null });
    await feature(false);
    expect(await face()).toBeUndefined();
  });

  it.each([10, 300, 301, 500, 501])('moved to status %i', async (status) => {
    expect(await face()).toBeDefined();
    expect((await moveTo(status)).status).toBe(200);
    expect(await face()).toBeUndefined();
  });

  it('approved again, which sets her position once she is featured again', async () => {
    await moveTo(10);
    expect(await face()).toBeUndefined();
    await moveTo(200);
    expect(await face()).toBeUndefined();
    await change({ approved_at: new Date(Date.now() + 86_400_000 + people * 60_000) });
    await feature(true);
    expect((await home()).brides[0]?.city).toBe(bride.user_name);
  });

  it('consent given and withdrawn', async () => {
    await upload();
    expect((await face())?.photo).toBeNull();
    expect((await say(true)).body).toEqual({ Status: 'Success' });
    expect((await face())?.photo).not.toBeNull();
    await say(false);
    expect((await face())?.photo).toBeNull();
  });

  it('first photo added, removed and replaced by the next', async () => {
    await say(true);
    expect((await face())?.photo).toBeNull();
    const [one, other] = [await upload(), await upload()];
    const shown = async () => (await face())?.photo?.url.split('/')[3];
    expect(await shown()).toBe(one?.id);
    await second.call(removePhoto, { ...own(), body: one });
    expect(await shown()).toBe(other?.id);
    await second.call(removePhoto, { ...own(), body: other });
    expect((await face())?.photo).toBeNull();
  });

  it('name, age and city corrected', async () => {
    await face();
    const { basic } = sampleSections('tamilmala');
    const corrected = { ...basic, name: 'Kavitha S', date_of_birth: '1990-01-01', city: 'Erode' };
    await change({ basic: JSON.stringify(corrected) });
    const { brides } = await home();
    expect(brides.find(({ city }) => city === 'Erode')).toMatchObject({ name: 'Kavitha' });
    // the places of the later ones stay free
    await feature(false);
  });

  it('account deleted', async () => {
    await upload();
    expect(await face()).toBeDefined();
    await first().ctx.db.deleteFrom('users').where('id', '=', bride.user_id).execute();
    expect(await face()).toBeUndefined();
  });

  it('twenty changes at the same time', async () => {
    await upload();
    const changes = Array.from({ length: 20 }, (_, at) => say(at % 2 === 0));
    await Promise.all([...changes, ...changes.map(() => home().catch(() => null))]);
    for (const allowed of [true, false]) {
      await say(allowed);
      expect((await face())?.photo !== null).toBe(allowed);
    }
  });

  it('birthday, on that day', async () => {
    const birthday = dayInIndia(new Date(Date.now() + 10 * 86_400_000));
    const { basic } = sampleSections('tamilmala');
    const born = { ...basic, city: bride.user_name, date_of_birth: `1996${birthday.slice(4)}` };
    await change({ basic: JSON.stringify(born) });
    const year = Number(birthday.slice(0, 4));
    const midnight = new Date(`${birthday}T00:00:00+05:30`);
    const at = (now: Date) => {
      for (const app of [first(), second]) app.setNow(now);
    };
    at(midnight);
    expect((await face())?.age).toBe(year - 1996);
    at(new Date(midnight.getTime() - 1));
    expect((await face())?.age).toBe(year - 1997);
  });

  it('signed URLs at most five minutes old', async () => {
    await say(true);
    await upload();
    const expires = async () =>
      Number(new URLSearchParams((await face())?.photo?.url.split('?')[1]).get('expires'));
    for (const minutes of [0, 4, 5, 9, 61]) {
      const now = new Date(Date.now() + minutes * 60_000);
      for (const app of [first(), second]) app.setNow(now);
      const left = (await expires()) - now.getTime() / 1000;
      expect(left).toBeGreaterThan(55 * 60 - 1);
      expect(left).toBeLessThanOrEqual(60 * 60);
    }
  });
});

it('shows an added marriage photo and drops a removed one', async () => {
  const form = formOf('photo', await picture());
  form.append('caption', 'Kavitha and Arun');
  const captions = async () => (await home()).marriages.map(({ caption }) => caption);
  expect(await captions()).toEqual([]);
  const { body } = await second.call(addMarriage, { token: admin.token, form });
  expect(await captions()).toEqual(['Kavitha and Arun']);
  await second.call(removeMarriage, { token: admin.token, body: { id: body[0]?.id } });
  expect(await captions()).toEqual([]);
});

it('is read once per site while nothing changes', async () => {
  await home();
  const reads = vi.spyOn(first().ctx.signedUrls, 'signPicture');
  await home();
  await first().call(readHome, { query: { domain: 'marathimala' } });
  expect(reads).not.toHaveBeenCalled();
});

it('is read again after a failed read', async () => {
  bride = await makeMember(first().ctx, { approved_at: new Date(Date.now() + 86_400_000) });
  await feature(true);
  await say(true);
  await upload();
  vi.spyOn(first().ctx.signedUrls, 'signPicture').mockImplementationOnce(() => {
    throw new Error('no');
  });
  const query = { domain: 'tamilmala' };
  expect((await first().call(readHome, { query })).status).toBe(500);
  expect((await first().call(readHome, { query })).status).toBe(200);
  await home();
});
