import * as complaints from '@mala/contract/complaints.ts';
import { readDesk } from '@mala/contract/desk.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { giveComplaint } from '../../../test/factories/complaints.ts';
import {
  givePhoto,
  giveRole,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';
import { sweepComplaintPictures } from './index.ts';

const app = useTestApp();
const DAY = 86_400_000;
const TEXT = 'The photos are of an actor.';
let reviewer: Person;

beforeAll(async () => {
  reviewer = await makeStaff(app().ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
});
afterEach(() => app().setNow(new Date()));

/** A member, and somebody whom he may open. */
async function pair() {
  const { ctx } = app();
  return { groom: await makeMember(ctx, { gender: 'male' }), bride: await makeMember(ctx) };
}

async function tell({ token }: Person, { user_id }: { user_id: string }, more: object = {}) {
  const body = { profile_id: user_id, reason: 'fake' as const, text: TEXT, ...more };
  const answer = await app().call(complaints.makeComplaint, { token, body });
  return answer.status === 200 ? answer.body.rows : String(answer.error.Code);
}

const own = async ({ token }: Person) =>
  (await app().call(complaints.listOwnComplaints, { token })).body.rows;

async function decide(by: Person, id: string, more: object = {}) {
  const body = { decision: 'nothing' as const, answer: 'All is well.', ...more };
  const answer = await app().call(complaints.decideComplaint, {
    token: by.token,
    params: { id },
    body,
  });
  return answer.status === 200 ? 200 : String(answer.error.Code);
}

async function waiting(id: string, by = reviewer) {
  for (let page = 1; ; page++) {
    const sent = { token: by.token, params: { page } };
    const { body } = await app().call(complaints.listComplaints, sent);
    const found = body.rows.find((row) => row.id === id);
    if (found || body.rows.length === 0) return found;
  }
}

const kindsTo = async ({ user_id }: Person) =>
  (
    await app()
      .ctx.db.selectFrom('mails')
      .where('user_id', '=', user_id)
      .orderBy('queued_at')
      .select('kind')
      .execute()
  ).map(({ kind }) => kind);

describe('a complaint', () => {
  it('reaches the office, and its reporter reads what became of it', async () => {
    const { groom, bride } = await pair();
    const [row] = (await tell(groom, bride)) as complaints.OwnComplaint[];
    expect(row).toMatchObject({ mid: bride.mid, reason: 'fake', text: TEXT, decision: null });
    const seen = await waiting(row?.id ?? '');
    expect(seen).toMatchObject({
      reporter: { profile_id: groom.user_id, mid: groom.mid },
      about: { profile_id: bride.user_id, status: 200 },
      domain: 'tamilmala',
      others: 0,
    });
    expect(await decide(reviewer, row?.id ?? '')).toBe(200);
    expect(await own(groom)).toMatchObject([{ decision: 'nothing', answer: 'All is well.' }]);
    expect(await kindsTo(groom)).toEqual(['complaint-answered']);
    // nobody tells the one whom it is about
    expect(await kindsTo(bride)).toEqual([]);
    expect(await own(bride)).toEqual([]);
    expect(await waiting(row?.id ?? '')).toBeUndefined();
  });

  it('is made once as long as it waits; the same one again changes nothing', async () => {
    const { groom, bride } = await pair();
    expect(await tell(groom, bride)).toHaveLength(1);
    expect(await tell(groom, bride)).toHaveLength(1);
    expect(await tell(groom, bride, { reason: 'money' })).toBe('COMPLAINT_WAITING');
    const [row] = await own(groom);
    await decide(reviewer, row?.id ?? '');
    expect(await tell(groom, bride, { reason: 'money' })).toHaveLength(2);
  });

  it('is of a profile that one may open, and not the own', async () => {
    const { groom } = await pair();
    const { ctx } = app();
    expect(await tell(groom, groom)).toBe('NOT_FOUND');
    expect(await tell(groom, await makeMember(ctx, { gender: 'male' }))).toBe('NOT_FOUND');
    expect(await tell(groom, await makeMember(ctx, { status: 10 }))).toBe('NOT_FOUND');
    const pending = await makeMember(ctx, { gender: 'male', status: 0 });
    expect(await tell(pending, await makeMember(ctx))).toBe('PROFILE_PENDING');
    for (const user_id of HOSTILE_IDS.slice(0, 1))
      expect(await tell(groom, { user_id })).toBe('NOT_FOUND');
  });

  it('has a reason and a text, and there are five a day', async () => {
    const { groom, bride } = await pair();
    expect(await tell(groom, bride, { reason: 'ugly' })).toBe('INVALID');
    expect(await tell(groom, bride, { text: ' ' })).toBe('INVALID');
    expect(await tell(groom, bride, { text: 'x'.repeat(1001) })).toBe('INVALID');
    expect(await tell(groom, bride, { by: 'x' })).toBe('INVALID');
    expect(await tell(groom, bride)).toHaveLength(1);
    expect(await tell(groom, bride)).toBe('TOO_MANY');
  });
});

describe('a picture of a complaint', () => {
  const add = async ({ token }: Person, id: string, upload_id?: string) => {
    const form = formOf('picture', await picture());
    if (upload_id) form.set('upload_id', upload_id);
    const params = { id };
    const answer = await app().call(complaints.addComplaintPicture, { token, params, form });
    return answer.status === 200 ? answer.body.rows[0]?.pictures.length : String(answer.error.Code);
  };

  it('is rewritten, shown to both, and there are three at most', async () => {
    const { groom, bride } = await pair();
    const id = await giveComplaint(app().ctx, groom, bride);
    const upload = uuid();
    expect(await add(groom, id, upload)).toBe(1);
    const files = await storedFiles(app().ctx);
    expect(await add(groom, id, upload)).toBe(1);
    const twice = uuid();
    expect(await Promise.all([add(groom, id, twice), add(groom, id, twice)])).toContain(2);
    expect(await storedFiles(app().ctx)).toHaveLength(files.length + 3);
    expect(await add(groom, id)).toBe(3);
    expect(await add(groom, id)).toBe('TOO_MANY_PICTURES');
    // nothing is left of what was not kept
    expect(await storedFiles(app().ctx)).toHaveLength(files.length + 6);
    const address = (await waiting(id))?.pictures[0]?.large ?? '';
    const read = await fetch(app().url + address);
    expect(read.headers.get('content-type')).toBe('image/webp');
    expect((await fetch(app().url + address.replace(/\?.*/, ''))).status).toBe(404);
  });

  it('is of the reporter alone, while the complaint waits', async () => {
    const { groom, bride } = await pair();
    const id = await giveComplaint(app().ctx, groom, bride);
    expect(await add(bride, id)).toBe('NOT_FOUND');
    await decide(reviewer, id);
    expect(await add(groom, id)).toBe('NOT_FOUND');
    for (const hostile of HOSTILE_IDS.slice(0, 4))
      expect(await add(groom, hostile)).toBe('NOT_FOUND');
  });

  it('goes ninety days after the answer', async () => {
    const { groom, bride } = await pair();
    const id = await giveComplaint(app().ctx, groom, bride);
    expect(await add(groom, id)).toBe(1);
    await decide(reviewer, id);
    await sweepComplaintPictures(app().ctx);
    expect((await own(groom))[0]?.pictures).toHaveLength(1);
    app().setNow(new Date(Date.now() + 91 * DAY));
    await sweepComplaintPictures(app().ctx);
    app().setNow(new Date());
    expect((await own(groom))[0]?.pictures).toEqual([]);
  });
});

describe('the office', () => {
  it('warns the member, with a reason', async () => {
    const { groom, bride } = await pair();
    const id = await giveComplaint(app().ctx, groom, bride);
    expect(await decide(reviewer, id, { decision: 'warned' })).toBe('INVALID');
    expect(await decide(reviewer, id, { decision: 'warned', reason: 'Ask for no money.' })).toBe(
      200,
    );
    expect(await kindsTo(bride)).toEqual(['member-warned']);
    const rows = await app()
      .ctx.db.selectFrom('history')
      .where('subject_id', '=', bride.user_id)
      .select(['action', 'actor_id'])
      .execute();
    expect(rows).toEqual([{ action: 'complaint', actor_id: reviewer.user_id }]);
  });

  it('refuses the profile, as by the review', async () => {
    const { groom, bride } = await pair();
    await givePhoto(app().ctx, bride);
    const id = await giveComplaint(app().ctx, groom, bride);
    expect(await decide(reviewer, id, { decision: 'refused', reason: 'Not the own photos.' })).toBe(
      200,
    );
    const { status, status_reason } = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', bride.user_id)
      .select(['status', 'status_reason'])
      .executeTakeFirstOrThrow();
    expect([status, status_reason]).toEqual([500, 'Not the own photos.']);
    expect(await kindsTo(bride)).toEqual(['profile-refused']);
    // a married profile cannot be refused, and the complaint waits on
    const other = await makeMember(app().ctx);
    const second = await giveComplaint(app().ctx, groom, other);
    const married = { profile_id: other.user_id, status: 300 as const };
    const params = { id: other.user_id };
    await app().call(changeStatus, { token: reviewer.token, params, body: married });
    expect(await decide(reviewer, second, { decision: 'refused' })).toBe('STATUS_NOT_REACHABLE');
    expect(await waiting(second)).toBeDefined();
  });

  it('answers once: of two at once the second is told', async () => {
    const { groom, bride } = await pair();
    const id = await giveComplaint(app().ctx, groom, bride);
    const other = await makeAdmin(app().ctx);
    const outcomes = await Promise.all([decide(reviewer, id), decide(other, id)]);
    expect(outcomes.toSorted()).toEqual([200, 'CHANGED_MEANWHILE'].toSorted());
  });

  it('acts in its own community, and cashiers and members not at all', async () => {
    const { groom, bride } = await pair();
    const { ctx } = app();
    const id = await giveComplaint(ctx, groom, bride);
    const elsewhere = await makeStaff(ctx, 'REVIEWER', 'marathimala', 'marathimala');
    expect(await waiting(id, elsewhere)).toBeUndefined();
    expect(await decide(elsewhere, id)).toBe('NOT_FOUND');
    const cashier = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    expect(await decide(cashier, id)).toBe('FORBIDDEN');
    expect(await decide(groom, id)).toBe('FORBIDDEN');
    for (const hostile of HOSTILE_IDS.slice(0, 4))
      expect(await decide(reviewer, hostile)).toBe('NOT_FOUND');
    expect(await decide(reviewer, id, { answer: '' })).toBe('INVALID');
  });

  it('does not learn of a complaint about oneself, from the desk neither', async () => {
    const { groom, bride } = await pair();
    const desk = async () =>
      (await app().call(readDesk, { token: bride.token })).body.queues
        .filter(({ queue }) => queue === 'complaints')
        .map(({ count }) => count);
    await giveRole(app().ctx, bride, 'REVIEWER', 'tamilmala');
    const [before] = await desk();
    const id = await giveComplaint(app().ctx, groom, bride);
    expect(await desk()).toEqual([before]);
    expect(await waiting(id, bride)).toBeUndefined();
    expect(await decide(bride, id)).toBe('NOT_FOUND');
  });

  it('lists the complaints about a member and by a member', async () => {
    const { groom, bride } = await pair();
    const id = await giveComplaint(app().ctx, groom, bride);
    await decide(reviewer, id);
    const of = async ({ user_id }: { user_id: string }, by = reviewer) =>
      app().call(complaints.listComplaintsOf, { token: by.token, params: { id: user_id } });
    expect((await of(bride)).body).toMatchObject({ received: [{ id }], made: [] });
    expect((await of(groom)).body).toMatchObject({ received: [], made: [{ id }] });
    const elsewhere = await makeStaff(app().ctx, 'REVIEWER', 'marathimala', 'marathimala');
    expect((await of(bride, elsewhere)).status).toBe(404);
    for (const user_id of HOSTILE_IDS.slice(0, 4)) expect((await of({ user_id })).status).toBe(404);
  });

  it('keeps a complaint whose reporter is gone, and none about who is gone', async () => {
    const { groom, bride } = await pair();
    const { db } = app().ctx;
    const id = await giveComplaint(app().ctx, groom, bride);
    await db.deleteFrom('users').where('id', '=', groom.user_id).execute();
    expect(await waiting(id)).toMatchObject({ reporter: null, text: expect.any(String) });
    expect(await decide(reviewer, id)).toBe(200);
    await db.deleteFrom('users').where('id', '=', bride.user_id).execute();
    const left = db.selectFrom('complaints').where('id', '=', id).select('id');
    expect(await left.execute()).toEqual([]);
  });

  it('answers one whose reporter goes at the same moment', async () => {
    const { groom, bride } = await pair();
    const { db } = app().ctx;
    const id = await giveComplaint(app().ctx, groom, bride);
    const outcome = await whileChanging(
      db,
      (trx) => trx.deleteFrom('users').where('id', '=', groom.user_id).execute(),
      () => decide(reviewer, id),
    );
    expect(outcome).toBe(200);
  });
});
