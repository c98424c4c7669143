import { downloadContact } from '@mala/contract/contacts.ts';
import { readHome } from '@mala/contract/content.ts';
import * as absences from '@mala/contract/members/absences.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { listWaiting } from '@mala/contract/moderation/photos.ts';
import { listDownloads } from '@mala/contract/subscriptions.ts';
import { describe, expect, it } from 'vitest';
import { newest, reason, useAbsences } from '../../../test/absence-calls.ts';
import { freshLetters } from '../../../test/factories/accounts.ts';
import { makeFeatured } from '../../../test/factories/home.ts';
import {
  givePhoto,
  giveSubscription,
  makeAdmin,
  makeMember,
  tokenFor,
} from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { whileChanging } from '../../../test/while-changing.ts';

const { app, pause, resume, close, reopen, own, meOf, view, isListed, lettersTo, groom } =
  useAbsences();

describe('a pause by the office', () => {
  it('hides the profile from everybody else at once, in every process, until it is ended', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeFeatured(app().ctx, { approved_at: newest() });
    const name = freshLetters();
    const home = async () =>
      JSON.stringify((await app().call(readHome, { query: { domain: 'tamilmala' } })).body);
    await app()
      .ctx.db.updateTable('profiles')
      .set({
        basic: JSON.stringify({
          name,
          gender: 'female',
          city: 'Erode',
          date_of_birth: '1999-01-01',
        }),
      })
      .where('user_id', '=', bride.user_id)
      .execute();
    expect([await isListed(bride), (await view(groom(), bride)).status]).toEqual([true, 200]);
    expect(await home()).toContain(name);

    expect((await pause(owner, bride)).status).toBe(200);
    expect(await isListed(bride)).toBe(false);
    expect((await view(groom(), bride)).error.Code).toBe('NOT_FOUND');
    expect(await home()).not.toContain(name);
    // the office goes on
    expect((await view(owner, bride)).status).toBe(200);

    expect((await resume(owner, bride)).status).toBe(200);
    expect([await isListed(bride), (await view(groom(), bride)).status]).toEqual([true, 200]);
    expect(await home()).toContain(name);
  });

  it('is told to the member, who sees nobody meanwhile, and stands in the history', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeSomebody(app().ctx);
    await pause(owner, bride);
    const { body } = await meOf(bride.token);
    expect(body).toMatchObject({ standing: 'paused', pause: { by: 'office', reason } });
    expect((await view(bride, groom())).error.Code).toBe('PROFILE_PAUSED');
    expect((await view(bride, bride)).status).toBe(200);
    const read = { token: owner.token, params: { id: bride.user_id } };
    expect((await app().call(readMember, read)).body).toMatchObject({
      status: 200,
      pause: { by: 'office', reason },
      closure: null,
    });
    await resume(owner, bride);
    expect((await meOf(bride.token)).body).not.toHaveProperty('pause');
    expect((await lettersTo(bride)).map(({ facts }) => facts)).toMatchObject([
      { act: 'paused', reason },
      { act: 'resumed', reason },
    ]);
    expect(await historyOf(app().ctx, bride.user_id)).toMatchObject([
      { action: 'pause', reason },
      { action: 'resume', reason },
    ]);
  });

  it('withholds a contact that was downloaded, which stays in the list of downloads', async () => {
    const owner = await makeAdmin(app().ctx);
    const buyer = await makeMember(app().ctx, { gender: 'male' });
    await giveSubscription(app().ctx, buyer);
    const bride = await makeMember(app().ctx);
    const token = await tokenFor(app().ctx, buyer.user_id);
    const params = { profileId: bride.user_id };
    expect((await app().call(downloadContact, { token, params })).body.mobiles).toHaveLength(2);
    await pause(owner, bride);
    expect((await app().call(downloadContact, { token, params })).error.Code).toBe('NOT_FOUND');
    const list = await app().call(listDownloads, { token, params: { page: 1 } });
    expect(list.body.rows.map(({ downloaded_mid }) => downloaded_mid)).toEqual([bride.mid]);
    expect(JSON.stringify(list.body)).not.toContain('9840012345');
    await resume(owner, bride);
    expect((await app().call(downloadContact, { token, params })).body.mobiles).toHaveLength(2);
  });

  it('between the check and the record of a download takes nothing from the quota', async () => {
    const buyer = await makeMember(app().ctx, { gender: 'male' });
    const subscription = await giveSubscription(app().ctx, buyer);
    const bride = await makeMember(app().ctx);
    const token = await tokenFor(app().ctx, buyer.user_id);
    const { status, error } = await whileChanging(
      app().ctx.db,
      (trx) =>
        trx
          .updateTable('profiles')
          .set({ away: 'paused' })
          .where('user_id', '=', bride.user_id)
          .execute(),
      () => app().call(downloadContact, { token, params: { profileId: bride.user_id } }),
    );
    expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
    const left = await app()
      .ctx.db.selectFrom('subscriptions')
      .where('id', '=', subscription)
      .select('current_download')
      .executeTakeFirstOrThrow();
    expect(left.current_download).toBe(0);
  });

  it('leaves the photos that wait where they are looked at', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeMember(app().ctx);
    const photo = await givePhoto(app().ctx, bride, 'waiting');
    const isWaiting = async () => {
      const asked = { token: owner.token, params: { page: 1 } };
      return JSON.stringify((await app().call(listWaiting, asked)).body).includes(photo);
    };
    await pause(owner, bride);
    expect(await isWaiting()).toBe(true);
    await close(owner, bride);
    expect(await isWaiting()).toBe(false);
    await reopen(owner, bride);
    expect(await isWaiting()).toBe(true);
  });
});

describe('a pause of one’s own', () => {
  it('is begun and ended by the member, as often as it is sent', async () => {
    const bride = await makeMember(app().ctx, { approved_at: newest() });
    expect(await isListed(bride)).toBe(true);
    expect((await own(absences.pauseOwn, bride)).status).toBe(200);
    expect((await own(absences.pauseOwn, bride)).status).toBe(200);
    expect((await meOf(bride.token)).body.pause).toMatchObject({ by: 'member', reason: null });
    expect(await isListed(bride)).toBe(false);
    expect((await own(absences.resumeOwn, bride)).status).toBe(200);
    expect((await own(absences.resumeOwn, bride)).status).toBe(200);
    expect(await isListed(bride)).toBe(true);
    expect(await historyOf(app().ctx, bride.user_id)).toEqual([]);
  });

  it('becomes the office’s, and then only the office ends it', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeMember(app().ctx);
    await own(absences.pauseOwn, bride);
    expect((await pause(owner, bride)).status).toBe(200);
    expect((await own(absences.resumeOwn, bride)).error.Code).toBe('PAUSED_BY_OFFICE');
    expect((await meOf(bride.token)).body.pause?.by).toBe('office');
    expect((await resume(owner, bride)).status).toBe(200);
    expect((await own(absences.resumeOwn, bride)).status).toBe(200);
    expect((await meOf(bride.token)).body.standing).toBe('approved');
  });

  it('outlives a change of the status: who is approved again is still paused', async () => {
    const bride = await makeMember(app().ctx);
    await own(absences.pauseOwn, bride);
    const store = (status: 10 | 200) =>
      app()
        .ctx.db.updateTable('profiles')
        .set({ status })
        .where('user_id', '=', bride.user_id)
        .execute();
    await store(10);
    expect((await meOf(bride.token)).body).toMatchObject({
      standing: 'pending',
      pause: { by: 'member' },
    });
    await store(200);
    expect((await meOf(bride.token)).body.standing).toBe('paused');
  });

  it.each([
    ['PROFILE_INCOMPLETE', { status: 0, without: ['work'] }],
    ['PROFILE_PENDING', { status: 10 }],
    ['PROFILE_CLOSED', { status: 300 }],
    ['PROFILE_REFUSED', { status: 500 }],
  ] as const)('is %s for %j', async (code, wanted) => {
    const bride = await makeMember(app().ctx, wanted);
    expect((await own(absences.pauseOwn, bride)).error.Code).toBe(code);
    expect((await own(absences.resumeOwn, bride)).status).toBe(200);
  });
});
