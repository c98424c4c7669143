import { dayInIndia } from '@mala/contract/india-time.ts';
import { resumeOwn } from '@mala/contract/members/absences.ts';
import { answerLooking } from '@mala/contract/still-looking.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { newest, useAbsences } from '../../../test/absence-calls.ts';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { giveLastVisit } from '../../../test/factories/visits.ts';
import { makeAdmin } from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import {
  answer,
  askingOf,
  daysFrom,
  mailsAbout,
  nightOf,
  settleMails,
} from '../../../test/quiet.ts';
import { lookingPath } from '../../secrets/looking-link.ts';
import { lookAfterQuiet } from './index.ts';

const { app, groom, pause, resume, close, meOf, view, isListed } = useAbsences();
afterEach(() => app().setNow(new Date()));

const START = new Date('2027-03-01T03:30:00+05:30');
const day = (days: number) => daysFrom(START, days);
let count = 0;

/** A bride with a confirmed address of her own, who was here last on day 0. */
async function quietBride() {
  count += 1;
  const email = `quiet-${count}@example.in`;
  const bride = await makeSomebody(app().ctx, { approved_at: newest(), basic: { email } });
  await giveLastVisit(app().ctx, bride, START);
  return bride;
}

/** One who was asked on day 60, and told. */
async function askedBride() {
  const bride = await quietBride();
  await nightOf(app(), day(60));
  await settleMails(app().ctx, bride);
  return bride;
}

async function hiddenBride() {
  const bride = await askedBride();
  await nightOf(app(), day(90));
  expect(await isListed(bride)).toBe(false);
  return bride;
}

describe('who was not here for 60 days', () => {
  it('is asked by one mail, which names the day, and is shown until then', async () => {
    const bride = await quietBride();
    await nightOf(app(), day(59));
    expect(await askingOf(app().ctx, bride)).toBeUndefined();
    app().setNow(day(60));
    await Promise.all([lookAfterQuiet(app().ctx), lookAfterQuiet(app().ctx)]);
    await nightOf(app(), day(61));
    const mails = await mailsAbout(app().ctx, bride);
    expect(mails).toMatchObject([{ facts: { hides_on: '2027-05-30' } }]);
    expect(await askingOf(app().ctx, bride)).toMatchObject({
      by_mail: true,
      heard_on: '2027-03-01',
      hides_on: '2027-05-30',
      call_why: null,
    });
    expect(await isListed(bride)).toBe(true);
  });

  it('is not asked by a visit on the day before', async () => {
    const bride = await quietBride();
    app().setNow(day(59));
    await meOf(bride.token);
    await app().ctx.visits.write();
    await nightOf(app(), day(60));
    expect(await askingOf(app().ctx, bride)).toBeUndefined();
  });

  it('is asked although others are here', async () => {
    const [bride, other] = [await quietBride(), await quietBride()];
    app().setNow(day(59));
    await Promise.all([meOf(other.token), meOf(other.token)]);
    await app().ctx.visits.write();
    await nightOf(app(), day(60));
    expect(await askingOf(app().ctx, bride)).toBeDefined();
    expect(await askingOf(app().ctx, other)).toBeUndefined();
  });

  it.each(['paused', 'closed'] as const)('is not asked while the profile is %s', async (kind) => {
    const bride = await quietBride();
    await giveAbsence(app().ctx, bride.user_id, kind);
    await nightOf(app(), day(60));
    expect(await askingOf(app().ctx, bride)).toBeUndefined();
  });

  it('has 30 days after the question, however long it was before', async () => {
    const bride = await quietBride();
    await giveLastVisit(app().ctx, bride, day(-140));
    await nightOf(app(), day(60));
    await settleMails(app().ctx, bride);
    expect(await askingOf(app().ctx, bride)).toMatchObject({ hides_on: '2027-05-30' });
    await nightOf(app(), day(89));
    expect(await isListed(bride)).toBe(true);
    await nightOf(app(), day(90));
    expect(await isListed(bride)).toBe(false);
  });

  it('is asked again after a visit and as long a silence', async () => {
    const bride = await askedBride();
    app().setNow(day(70));
    await meOf(bride.token);
    await app().ctx.visits.write();
    await nightOf(app(), day(71));
    expect(await askingOf(app().ctx, bride)).toBeUndefined();
    await nightOf(app(), day(130));
    expect(await mailsAbout(app().ctx, bride)).toHaveLength(2);
  });
});

describe('who did not answer for 30 days', () => {
  it('is found and opened by nobody, and told once', async () => {
    const bride = await askedBride();
    app().setNow(day(90));
    await Promise.all([lookAfterQuiet(app().ctx), lookAfterQuiet(app().ctx)]);
    await nightOf(app(), day(91));
    expect([await isListed(bride), (await view(groom(), bride)).status]).toEqual([false, 404]);
    const [, ...told] = await mailsAbout(app().ctx, bride);
    expect(told).toMatchObject([{ facts: { hides_on: null } }]);
  });

  it('is shown until then where a clock ran ten days ahead for a night', async () => {
    const bride = await askedBride();
    await nightOf(app(), day(91));
    expect(await isListed(bride)).toBe(false);
    for (const right of [81, 89]) {
      await nightOf(app(), day(right));
      expect(await isListed(bride)).toBe(true);
    }
    await nightOf(app(), day(90));
    expect(await isListed(bride)).toBe(false);
    expect(await mailsAbout(app().ctx, bride)).toHaveLength(2);
  });

  it('is in the old place again with the first call, and reads so', async () => {
    const bride = await hiddenBride();
    const before = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', bride.user_id)
      .select('approved_at')
      .executeTakeFirstOrThrow();
    app().setNow(day(95));
    const { status, body } = await meOf(bride.token);
    expect([status, body.standing, body.shown_again]).toEqual([200, 'approved', true]);
    expect(await isListed(bride)).toBe(true);
    const after = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', bride.user_id)
      .select('approved_at')
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    await app().ctx.visits.write();
    await nightOf(app(), day(97));
    expect((await meOf(bride.token)).body.shown_again).toBeUndefined();
    expect(await isListed(bride)).toBe(true);
  });

  it('is asked again later, though the process ended before it stored the visit', async () => {
    const bride = await hiddenBride();
    app().setNow(day(95));
    expect((await meOf(bride.token)).status).toBe(200);
    const { ctx } = app();
    const sign = ctx.db.selectFrom('users').where('id', '=', bride.user_id).select('heard_on');
    expect(await sign.executeTakeFirst()).toEqual({ heard_on: dayInIndia(day(95)) });
  });

  it('sees others with that very call', async () => {
    const bride = await hiddenBride();
    expect((await view(bride, groom())).status).toBe(200);
  });

  it('is shown by many calls at once, once', async () => {
    const bride = await hiddenBride();
    const replies = await Promise.all(Array.from({ length: 5 }, () => meOf(bride.token)));
    expect(replies.map(({ body }) => body.standing)).toEqual(Array(5).fill('approved'));
  });

  it('is shown again by the next night where a visit came at the same moment', async () => {
    const bride = await askedBride();
    app().setNow(day(90));
    await meOf(bride.token);
    // the visit is written after the night has looked
    await lookAfterQuiet(app().ctx);
    await app().ctx.visits.write();
    await nightOf(app(), day(91));
    expect(await isListed(bride)).toBe(true);
  });

  it('stays as the office wants it', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await hiddenBride();
    expect((await pause(owner, bride)).status).toBe(200);
    expect((await meOf(bride.token)).body).toMatchObject({ standing: 'paused' });
    expect(await isListed(bride)).toBe(false);
    expect((await resume(owner, bride)).status).toBe(200);
    expect(await isListed(bride)).toBe(true);
  });
});

describe('the link', () => {
  it('shows the profile by one tap, without a sign-in, before and after', async () => {
    for (const bride of [await askedBride(), await hiddenBride()]) {
      expect((await answer(app(), bride, 'looking')).body).toEqual({ outcome: 'shown' });
      expect(await isListed(bride)).toBe(true);
      expect(await askingOf(app().ctx, bride)).toBeUndefined();
      await nightOf(app(), daysFrom(app().ctx.now(), 59));
      expect(await askingOf(app().ctx, bride)).toBeUndefined();
    }
  });

  it('is over once it was answered, or after a visit, and changes nothing then', async () => {
    const bride = await askedBride();
    const asking_id = (await askingOf(app().ctx, bride))?.id ?? '';
    const secret = app().ctx.linkSecrets.secretOf('still-looking', `${bride.user_id}:${asking_id}`);
    await answer(app(), bride, 'looking');
    for (const given of ['looking', 'found'] as const) {
      const again = await answer(app(), bride, given, { asking_id, secret });
      expect(again.body).toEqual({ outcome: 'over' });
    }
    expect(await isListed(bride)).toBe(true);
  });

  it('lets a family say that it has found someone, and take that back', async () => {
    const bride = await askedBride();
    expect((await answer(app(), bride, 'found')).body).toEqual({ outcome: 'paused' });
    expect((await answer(app(), bride, 'found')).body).toEqual({ outcome: 'paused' });
    expect(await isListed(bride)).toBe(false);
    expect(await askingOf(app().ctx, bride)).toMatchObject({ call_why: 'found', hides_on: null });
    expect((await meOf(bride.token)).body).toMatchObject({ pause: { by: 'member' } });
    expect((await answer(app(), bride, 'looking')).body).toEqual({ outcome: 'shown' });
    expect(await isListed(bride)).toBe(true);
  });

  it('is over once the member took the pause back', async () => {
    const bride = await askedBride();
    await answer(app(), bride, 'found');
    await app().call(resumeOwn, { token: bride.token });
    expect((await answer(app(), bride, 'found')).body).toEqual({ outcome: 'over' });
    expect(await isListed(bride)).toBe(true);
  });

  it('opens nothing with another secret, of another asking, or of a closed account', async () => {
    const [bride, other] = [await askedBride(), await askedBride()];
    const foreign = await askingOf(app().ctx, other);
    for (const more of [
      { secret: 'wrong' },
      { secret: '' },
      { user_id: other.user_id },
      { asking_id: foreign?.id },
      { user_id: other.user_id, asking_id: foreign?.id },
    ])
      expect((await answer(app(), bride, 'looking', more)).status).toBe(404);
    await close(await makeAdmin(app().ctx), bride);
    expect((await answer(app(), bride, 'looking')).status).toBe(404);
  });

  it.each([
    {},
    { user_id: 'x', asking_id: 'y', secret: 'z', answer: 'looking' },
    { answer: 'maybe' },
    { secret: 'x'.repeat(101) },
    { secret: 5 },
  ])('refuses %j', async (more) => {
    const bride = await askedBride();
    const body = Object.keys(more).length === 0 ? {} : undefined;
    const reply = body
      ? await app().call(answerLooking, { body: body as never })
      : await answer(app(), bride, 'looking', more);
    expect(reply.status).toBe(400);
  });

  it('changes nothing by being opened', async () => {
    const bride = await hiddenBride();
    const asking_id = (await askingOf(app().ctx, bride))?.id ?? '';
    const path = lookingPath(app().ctx, { user_id: bride.user_id, asking_id });
    for (const url of [path, '/api/still-looking'])
      await fetch(`${app().url}${url}`, { redirect: 'manual' });
    expect(await isListed(bride)).toBe(false);
  });
});
