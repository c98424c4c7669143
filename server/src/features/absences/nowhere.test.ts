import { makeComplaint } from '@mala/contract/complaints.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { readHome } from '@mala/contract/content.ts';
import { pauseOwn } from '@mala/contract/members/absences.ts';
import { eraseMember } from '@mala/contract/members/erasure.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { listDownloads } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { newest, useAbsences } from '../../../test/absence-calls.ts';
import { freshLetters } from '../../../test/factories/accounts.ts';
import { makeFeatured } from '../../../test/factories/home.ts';
import {
  giveDownload,
  givePhoto,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { pictureKey } from '../../storage/picture-files.ts';

const { app, pause, close, own, reopen, resume } = useAbsences();

const ACTS = {
  'paused by the office': pause,
  closed: close,
  'paused by the member': (_: Person, bride: Person) => own(pauseOwn, bride),
  erased: ({ token }: Person, { user_id: id }: Person) =>
    app().call(eraseMember, {
      token,
      params: { id },
      body: { asked_by: 'letter', asked_on: '2026-01-01' },
    }),
} as const;

/** A featured bride with a face, and a groom who has shortlisted her and downloaded her contact. */
async function couple() {
  const { ctx, call } = app();
  const name = freshLetters();
  const bride = await makeFeatured(ctx, { basic: { name }, approved_at: newest() });
  const profiles = ctx.db.updateTable('profiles').where('user_id', '=', bride.user_id);
  await profiles.set({ home_photo: true }).execute();
  const photo = await givePhoto(ctx, bride);
  for (const part of ['large', 'short', 'url'] as const)
    await ctx.files.put(pictureKey('photo', photo, part), Buffer.from('a picture'));
  const groom = await makeMember(ctx, { gender: 'male' });
  await givePhoto(ctx, groom);
  await giveDownload(ctx, groom, bride);
  const { token } = groom;
  await call(addToShortlist, { token, body: { profile_id: bride.user_id } });
  return { bride, groom, name };
}

/** What the groom is told of a profile, without what is his own. */
async function told({ token }: Person, id: string) {
  const { call } = app();
  const complaint = { profile_id: id, reason: 'fake' as const, text: 'It is not her' };
  const answers = [
    await call(viewProfile, { token, params: { profileId: id } }),
    await call(downloadContact, { token, params: { profileId: id } }),
    await call(addToShortlist, { token, body: { profile_id: id } }),
    await call(makeComplaint, { token, body: complaint }),
  ];
  return answers.map(({ status, error }) => [status, error.Code, error.Message]);
}

async function lists({ token }: Person, name: string) {
  const { call } = app();
  const asked = { token, params: { page: 1 } };
  const found = await call(search, { ...asked, body: {} });
  const marked = await call(search, { ...asked, body: { shortlist: [true] } });
  const home = await call(readHome, { query: { domain: 'tamilmala' } });
  const all = JSON.stringify([found.body, marked.body, home.body]);
  return { count: found.body.count, marked: marked.body.count, isNamed: all.includes(name) };
}

it.each(Object.entries(ACTS))('a profile that is %s is nowhere for others', async (act, doIt) => {
  const { ctx, call, url } = app();
  const owner = await makeAdmin(ctx);
  const { bride, groom, name } = await couple();
  const before = await lists(groom, name);
  expect(before).toMatchObject({ marked: 1, isNamed: true });
  const view = await call(viewProfile, {
    token: groom.token,
    params: { profileId: bride.user_id },
  });
  const home = await call(readHome, { query: { domain: 'tamilmala' } });
  const face = home.body.brides.find((one) => one.name === name);
  const addresses = [view.body.photos[0]?.url, face?.photo?.url].map((path) => `${url}${path}`);
  const statuses = async () =>
    Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  expect(await statuses()).toEqual([200, 200]);

  expect((await doIt(owner, bride)).status).toBe(200);
  expect(await lists(groom, name)).toEqual({
    count: before.count - 1,
    marked: 0,
    isNamed: false,
  });
  expect(await told(groom, bride.user_id)).toEqual(await told(groom, uuid()));
  expect(await statuses()).toEqual([404, 404]);
  const downloads = await call(listDownloads, { token: groom.token, params: { page: 1 } });
  expect(downloads.body.rows.length).toBe(act === 'erased' ? 0 : 1);
  expect(JSON.stringify(downloads.body)).not.toContain('9840012345');

  if (act === 'erased') return;
  await (act === 'closed' ? reopen : resume)(owner, bride);
  expect(await lists(groom, name)).toEqual(before);
  expect(await statuses()).toEqual([200, 200]);
});
