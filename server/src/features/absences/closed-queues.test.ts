import { linkMemberPassword } from '@mala/contract/members/account.ts';
import { listLiveChanges, seeLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { listWaitingTexts, reviewText } from '@mala/contract/moderation/texts.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { reason, useAbsences } from '../../../test/absence-calls.ts';
import { changesOn } from '../../../test/changes-after-approval.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';

const { app, close, reopen } = useAbsences();
let owner: Person;
beforeAll(async () => {
  owner = await makeAdmin(app().ctx);
});

const setStatus = ({ user_id: profile_id }: Person, status: 10 | 200 | 500) =>
  app().call(changeStatus, {
    token: owner.token,
    params: { id: profile_id },
    body: { profile_id, status },
  });

async function savePersonal(member: Person, more: object) {
  const body = { ...sampleSections(member.domain).personal, ...more };
  expect((await app().call(saveSection.personal, { ...asOwner(member), body })).status).toBe(200);
}

/** What the office finds of a member in the list of live changes, and the count. */
async function live({ user_id }: Person) {
  const asked = { token: owner.token, params: { page: 1 } };
  const { count, rows } = (await app().call(listLiveChanges, asked)).body;
  return { count, row: rows.find(({ profile_id }) => profile_id === user_id) };
}

describe('of a closed account', () => {
  it('no status is decided that a letter would tell of as if it were seen', async () => {
    const pending = await makeSomebody(app().ctx, { status: 0 });
    await close(owner, pending);
    for (const status of [10, 200] as const)
      expect((await setStatus(pending, status)).error.Code).toBe('CHANGED_MEANWHILE');
    const approvals = app()
      .ctx.db.selectFrom('mails')
      .where('user_id', '=', pending.user_id)
      .where('kind', '=', 'profile-approved');
    expect(await approvals.select('id').execute()).toEqual([]);
    // by a complaint, too
    expect((await setStatus(pending, 500)).status).toBe(200);
  });

  it('no photo is decided about', async () => {
    const bride = await makeMember(app().ctx);
    const id = await givePhoto(app().ctx, bride, 'waiting');
    const approve = () =>
      app().call(reviewPhoto, {
        token: owner.token,
        params: { id },
        body: { decision: 'approve' },
      });
    await close(owner, bride);
    expect((await approve()).error.Code).toBe('CHANGED_MEANWHILE');
    await reopen(owner, bride);
    expect((await approve()).status).toBe(200);
  });

  it('no text is decided about', async () => {
    const bride = await makeMember(app().ctx);
    const about = 'My service number was 9840012345.';
    await savePersonal(bride, { about, no_contact: { about } });
    const asked = { token: owner.token, params: { page: 1 } };
    const { rows } = (await app().call(listWaitingTexts, asked)).body;
    const held = rows.find(({ profile_id }) => profile_id === bride.user_id);
    if (!held) throw new Error('nothing waits');
    const refuse = () =>
      app().call(reviewText, {
        token: owner.token,
        params: { id: held.id },
        body: { decision: 'refuse', version: held.version },
      });
    await close(owner, bride);
    expect((await refuse()).error.Code).toBe('CHANGED_MEANWHILE');
    await reopen(owner, bride);
    expect((await refuse()).status).toBe(200);
  });

  it('no change is decided about', async () => {
    const { somebody, decide } = await changesOn(app());
    const { member, change } = await somebody();
    await close(owner, member);
    expect(await decide(member, change, 'refuse')).toBe('CHANGED_MEANWHILE');
  });

  it('what changed live is not listed, counted or seen until it is open again', async () => {
    const bride = await makeMember(app().ctx);
    await savePersonal(bride, { about: 'I like to sing.' });
    const before = await live(bride);
    const { version = '' } = before.row ?? {};
    await close(owner, bride);
    expect(await live(bride)).toEqual({ count: before.count - 1, row: undefined });
    const { token } = owner;
    const body = { profiles: [{ profile_id: bride.user_id, version }] };
    const seen = await app().call(seeLiveChanges, { token, body });
    expect(seen.body.profiles).toMatchObject([{ outcome: 'gone' }]);
    await reopen(owner, bride);
    expect((await live(bride)).row?.version).toBe(version);
  });

  it('no link to a password is made that opens nothing', async () => {
    const bride = await makeMember(app().ctx);
    await close(owner, bride);
    const { error } = await app().call(linkMemberPassword, {
      token: owner.token,
      params: { id: bride.user_id },
      body: { way: 'read', reason },
    });
    expect(error.Code).toBe('CHANGED_MEANWHILE');
  });
});
