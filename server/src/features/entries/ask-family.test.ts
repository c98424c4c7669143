import { me } from '@mala/contract/auth/me.ts';
import * as family from '@mala/contract/entries/family.ts';
import { sendEntry } from '@mala/contract/entries/office.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshMobile } from '../../../test/factories/accounts.ts';
import {
  type AskedEntry,
  giveAskedEntry,
  giveEntry,
  giveEntryPhoto,
} from '../../../test/factories/entries.ts';
import { makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { findEntry } from './queries.ts';

const app = useTestApp();
let helper: Person;
beforeAll(async () => {
  helper = await makeStaff(app().ctx, 'HELPER');
});

const open = (body: object) => app().call(family.openEntry, { body });
describe('the office asks a family', () => {
  const send = (id: string, way: string, by = helper) =>
    app().call(sendEntry, { token: by.token, params: { id }, body: { way } });

  it('by a link, which it gets with words of the community, once; the next ends it', async () => {
    const { ctx } = app();
    const { id } = await giveEntry(ctx, helper, { domain: 'marathimala' });
    const { body } = await send(id, 'link');
    const proofOf = (link: string | null) => {
      const [, entry_id, secret] = /\/mr\/confirm\/([^/]+)\/(.+)$/.exec(link ?? '') ?? [];
      return { way: 'link', entry_id, secret };
    };
    expect(body.message).toContain(body.link);
    expect(body.message).toMatch(/^नमस्कार/);
    expect((await open(proofOf(body.link))).status).toBe(200);
    const next = await send(id, 'link');
    expect((await open(proofOf(body.link))).error.Code).toBe('ENTRY_UNKNOWN');
    expect((await open(proofOf(next.body.link))).status).toBe(200);
  });

  it('by a code of eight digits, beside a link', async () => {
    const { ctx } = app();
    const { id, mobile_no } = await giveEntry(ctx, helper);
    await send(id, 'link');
    const { body } = await send(id, 'code');
    expect(body).toMatchObject({
      link: null,
      message: null,
      code: expect.stringMatching(/^\d{8}$/),
    });
    const code = `${body.code?.slice(0, 4)} ${body.code?.slice(4)}`;
    expect((await open({ way: 'code', mobile_no, code })).status).toBe(200);
    const stored = JSON.stringify(await findEntry(ctx.db, id));
    expect(stored).not.toContain(body.code);
    expect((await findEntry(ctx.db, id))?.link_id).not.toBeNull();
  });

  it('only of a complete entry, and by mail only where there is an address', async () => {
    const { ctx } = app();
    const half = await giveEntry(ctx, helper, { typed: { basic: { pincode: null } } });
    const { status, error } = await send(half.id, 'link');
    expect([status, error.Faults]).toEqual([400, { pincode: 'required' }]);
    const { id } = await giveEntry(ctx, helper);
    expect((await send(id, 'mail')).error.Code).toBe('NO_ADDRESS');
    expect((await send(id, 'pigeon')).error.Faults).toEqual({ way: 'notInList' });
    const other = await makeStaff(ctx, 'HELPER');
    expect((await send(id, 'link', other)).status).toBe(404);
    expect((await findEntry(ctx.db, id))?.state).toBe('draft');
  });
});

describe('who was not asked', () => {
  it('learns nothing: a wrong code, a spent one and a number without an entry answer alike', async () => {
    const { ctx } = app();
    const { byLink, byCode, id } = await giveAskedEntry(ctx, helper);
    const unknown = { way: 'code', mobile_no: freshMobile(), code: '12345678' };
    const answers = [
      await open({ ...byCode, code: '12345678' }),
      await open(unknown),
      await open({ ...byLink, secret: 'x'.repeat(43) }),
      await open({ ...byLink, entry_id: 'x' }),
      await open({ ...byLink, entry_id: helper.user_id }),
    ];
    for (const { status, error } of answers)
      expect([status, error.Code]).toEqual([404, 'ENTRY_UNKNOWN']);
    expect(answers[0]?.error).toEqual(answers[1]?.error);
    const wrong = await open({ way: 'code', mobile_no: '98', code: '1' });
    expect(wrong.error.Faults).toEqual({ mobile_no: 'mobile', code: 'eightDigits' });
    expect((await findEntry(ctx.db, id))?.code_attempts).toBe(1);
  });

  const wrongCodes = (count: number) =>
    Array.from({ length: count }, (_, at) => String(20_000_000 + at));
  const guess = (mobile_no: string, code: string, headers: Record<string, string>) =>
    app().call(family.openEntry, { body: { way: 'code', mobile_no, code }, headers });

  it.each([
    ['an entry', () => giveAskedEntry(app().ctx, helper).then(({ byCode }) => byCode)],
    ['none', async () => ({ mobile_no: freshMobile(), code: '13572468' })],
  ])('may try ten codes of a number with %s, also at once', async (_what, give) => {
    const { mobile_no, code } = await give();
    const here = fromElsewhere();
    const answers = await Promise.all(wrongCodes(25).map((wrong) => guess(mobile_no, wrong, here)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(404), ...Array(15).fill(429)]);
    expect((await guess(mobile_no, code, here)).error.Code).toBe('TOO_MANY');
    const takeOver = { way: 'code', mobile_no, code, password: 'a longer walk to town' };
    const confirmed = await app().call(family.confirmEntry, { body: takeOver, headers: here });
    expect(confirmed.error.Code).toBe('TOO_MANY');
  });

  it('keeps no family from its code by guessing, which begins anew with each right one', async () => {
    const { byCode } = await giveAskedEntry(app().ctx, helper);
    const { mobile_no, code } = byCode;
    for (const stranger of [fromElsewhere(), fromElsewhere(), fromElsewhere()])
      await Promise.all(wrongCodes(12).map((wrong) => guess(mobile_no, wrong, stranger)));
    const home = fromElsewhere();
    for (let round = 0; round < 3; round += 1) {
      for (const wrong of wrongCodes(6)) await guess(mobile_no, wrong, home);
      expect((await guess(mobile_no, code, home)).status).toBe(200);
    }
  });

  it('may not try a code from a thousand places; the office makes another', async () => {
    const { ctx, call } = app();
    const { id, byCode } = await giveAskedEntry(ctx, helper);
    const tried = { code_attempts: 998 };
    await ctx.db.updateTable('entries').set(tried).where('id', '=', id).execute();
    const answers = await Promise.all(
      wrongCodes(5).map((wrong) => guess(byCode.mobile_no, wrong, fromElsewhere())),
    );
    for (const { error } of answers) expect(error.Code).toBe('ENTRY_UNKNOWN');
    expect((await findEntry(ctx.db, id))?.code_attempts).toBe(1000);
    const spent = await guess(byCode.mobile_no, byCode.code, fromElsewhere());
    expect(spent.error.Code).toBe('ENTRY_UNKNOWN');
    const sent = { token: helper.token, params: { id }, body: { way: 'code' } };
    const { body } = await call(sendEntry, sent);
    const next = await guess(byCode.mobile_no, body.code ?? '', fromElsewhere());
    expect(next.status).toBe(200);
  });
});

describe('a family that has registered itself', () => {
  const take = ({ token }: Person, body: object) =>
    app().call(family.takeOverEntry, { token, body });
  const begin = (mobile_no?: string) =>
    makeMember(app().ctx, { status: 0, without: [...SECTIONS, 'photo'] }).then(async (member) => {
      if (mobile_no)
        await app()
          .ctx.db.updateTable('users')
          .set({ mobile_no })
          .where('id', '=', member.user_id)
          .execute();
      return member;
    });

  it('takes the entry over into its own account, by the link or the code', async () => {
    const { ctx, call } = app();
    for (const way of ['byLink', 'byCode'] as const satisfies readonly (keyof AskedEntry)[]) {
      const entry = await giveAskedEntry(ctx, helper);
      await giveEntryPhoto(ctx, entry.id);
      const member = await begin(entry.mobile_no);
      expect((await take(member, entry[way])).status).toBe(200);
      const { body: who } = await call(me, { token: member.token });
      expect(who).toMatchObject({ standing: 'pending', has_photo: true, user_id: member.user_id });
      expect(await findEntry(ctx.db, entry.id)).toMatchObject({
        state: 'confirmed',
        user_id: member.user_id,
      });
    }
  });

  it('does so once, before its first step, on the site of the entry, and never without proof', async () => {
    const { ctx } = app();
    const entry = await giveAskedEntry(ctx, helper);
    const owner = await begin(entry.mobile_no);
    const wrong = await take(owner, { ...entry.byCode, code: '00000000' });
    expect([wrong.status, wrong.error.Code]).toEqual([404, 'ENTRY_UNKNOWN']);
    const begun = await makeMember(ctx, { status: 0 });
    expect((await take(begun, entry.byLink)).error.Code).toBe('PROFILE_BEGUN');
    const elsewhere = await makeMember(ctx, {
      domain: 'marathimala',
      status: 0,
      without: [...SECTIONS, 'photo'],
    });
    expect((await take(elsewhere, entry.byLink)).error.Code).toBe('ENTRY_UNKNOWN');
    expect((await take(helper, entry.byLink)).status).toBe(403);
    const others = await Promise.all([begin(), begin()]);
    const answers = await Promise.all(others.map((member) => take(member, entry.byLink)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
