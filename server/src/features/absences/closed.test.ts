import { login } from '@mala/contract/auth/sign-in.ts';
import * as absences from '@mala/contract/members/absences.ts';
import { describe, expect, it } from 'vitest';
import { ACTS, newest, reason, useAbsences } from '../../../test/absence-calls.ts';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, makeStaff, tokenFor } from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { whileChanging } from '../../../test/while-changing.ts';

const { app, act, pause, resume, close, reopen, own, meOf, view, isListed, lettersTo, groom } =
  useAbsences();

describe('a closed account', () => {
  it('is out at once: no session, no sign-in, no place in a list', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeSomebody(app().ctx, { approved_at: newest() });
    const other = await tokenFor(app().ctx, bride.user_id);
    expect(await isListed(bride)).toBe(true);
    expect((await close(owner, bride)).status).toBe(200);
    expect([(await meOf(bride.token)).status, (await meOf(other)).status]).toEqual([401, 401]);
    expect([await isListed(bride), (await view(groom(), bride)).status]).toEqual([false, 404]);
    const given = { mobile_no: bride.mobile_no, password: PASSWORD };
    expect((await app().call(login, { body: given })).error.Code).toBe('ACCOUNT_CLOSED');
    // whoever does not have the password learns nothing
    const wrong = { ...given, password: 'another password' };
    expect((await app().call(login, { body: wrong })).error.Code).toBe('LOGIN_FAILED');
    const [letter] = await lettersTo(bride);
    expect(letter?.facts).toMatchObject({ act: 'closed', reason });
    expect((await reopen(owner, bride)).status).toBe(200);
    expect((await app().call(login, { body: given })).status).toBe(200);
    expect(await isListed(bride)).toBe(true);
  });

  it('ends a sign-in that began before', async () => {
    const bride = await makeMember(app().ctx);
    const body = { mobile_no: bride.mobile_no, password: PASSWORD };
    const { status } = await whileChanging(
      app().ctx.db,
      async (trx) => {
        await trx
          .selectFrom('users')
          .where('id', '=', bride.user_id)
          .forNoKeyUpdate()
          .select('id')
          .execute();
        await giveAbsence({ db: trx, now: app().ctx.now }, bride.user_id, 'closed');
      },
      () => app().call(login, { body }),
    );
    expect(status).toBe(403);
  });

  it('has no viewer even if a session were left', async () => {
    const bride = await makeMember(app().ctx);
    await giveAbsence(app().ctx, bride.user_id, 'closed');
    expect((await meOf(bride.token)).status).toBe(401);
  });

  it.each([
    ['pauses', absences.pauseOwn],
    ['resumes', absences.resumeOwn],
  ] as const)('has its member told so who %s at that moment', async (does, endpoint) => {
    const bride = await makeMember(app().ctx);
    if (does === 'resumes') await own(absences.pauseOwn, bride);
    const { status, error } = await whileChanging(
      app().ctx.db,
      (trx) => giveAbsence({ db: trx, now: app().ctx.now }, bride.user_id, 'closed'),
      () => own(endpoint, bride),
    );
    expect([status, error.Code]).toEqual([401, 'UNAUTHENTICATED']);
    const kinds = app()
      .ctx.db.selectFrom('absences')
      .where('profile_id', '=', bride.user_id)
      .orderBy('kind')
      .select('kind');
    const left = (await kinds.execute()).map(({ kind }) => kind);
    expect(left).toEqual(does === 'resumes' ? ['closed', 'paused'] : ['closed']);
  });

  it('was paused before, and is so again', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeMember(app().ctx);
    await own(absences.pauseOwn, bride);
    await close(owner, bride);
    expect((await resume(owner, bride)).error.Code).toBe('CHANGED_MEANWHILE');
    await reopen(owner, bride);
    expect((await meOf(await tokenFor(app().ctx, bride.user_id))).body.pause?.by).toBe('member');
  });

  it('waits for nobody, and waits again when it is open', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeMember(app().ctx, { status: 0 });
    const waits = async () =>
      app()
        .ctx.db.selectFrom('profiles')
        .where('user_id', '=', bride.user_id)
        .select('waiting_since')
        .executeTakeFirstOrThrow();
    expect((await waits()).waiting_since).not.toBeNull();
    await close(owner, bride);
    expect((await waits()).waiting_since).toBeNull();
    await reopen(owner, bride);
    expect((await waits()).waiting_since).not.toBeNull();
  });
});

describe('an act of the office', () => {
  it('of two at once is done once, and the other is told', async () => {
    const [one, other] = await Promise.all([makeAdmin(app().ctx), makeAdmin(app().ctx)]);
    const bride = await makeMember(app().ctx);
    for (const both of [pause, resume, close, reopen]) {
      const answers = await Promise.all([both(one, bride), both(other, bride)]);
      const codes = answers.map(({ status, error }) => (status === 200 ? 200 : error.Code));
      expect(codes.sort()).toEqual([200, 'CHANGED_MEANWHILE']);
    }
    expect(await historyOf(app().ctx, bride.user_id)).toHaveLength(4);
  });

  it('takes an approved profile to be paused, and a reason', async () => {
    const owner = await makeAdmin(app().ctx);
    const pending = await makeMember(app().ctx, { status: 10 });
    expect((await pause(owner, pending)).error.Code).toBe('NOT_APPROVED');
    const bride = await makeMember(app().ctx);
    for (const endpoint of ACTS)
      for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(301) }, { reason, more: 1 }])
        expect((await act(endpoint, owner, bride.user_id, body)).status).toBe(400);
    expect((await meOf(bride.token)).body.standing).toBe('approved');
  });

  it('is for members of the community only', async () => {
    const owner = await makeStaff(app().ctx, 'OWNER', 'tamilmala', 'tamilmala');
    const far = await makeMember(app().ctx, { domain: 'marathimala' });
    const colleague = await makeStaff(app().ctx, 'REVIEWER');
    for (const endpoint of ACTS) {
      for (const id of [far.user_id, colleague.user_id, owner.user_id, ...HOSTILE_IDS])
        expect((await act(endpoint, owner, id)).error.Code).toBe('NOT_FOUND');
      const reviewer = await makeStaff(app().ctx, 'REVIEWER');
      expect((await act(endpoint, reviewer, groom().user_id)).error.Code).toBe('FORBIDDEN');
    }
  });
});
