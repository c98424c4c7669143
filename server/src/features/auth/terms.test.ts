import { me } from '@mala/contract/auth/me.ts';
import { signup } from '@mala/contract/auth/sign-in.ts';
import { agreeToTerms, TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

/** Somebody who accepted a former version only. */
async function makeFormer(): Promise<Person> {
  const member = await makeMember(app().ctx);
  await app()
    .ctx.db.updateTable('agreements')
    .where('user_id', '=', member.user_id)
    .set({ version: '2020-01-01' })
    .execute();
  return member;
}

async function isDue({ token }: { token: string }): Promise<boolean> {
  return (await app().call(me, { token })).body.terms_due;
}

function agree(token: string | undefined, body: object = { version: TERMS_VERSION }) {
  return app().call(agreeToTerms, { token, body });
}

async function agreementsOf({ user_id }: Person) {
  return app()
    .ctx.db.selectFrom('agreements')
    .where('user_id', '=', user_id)
    .orderBy('agreed_at')
    .select(['version', 'address', 'agreed_at'])
    .execute();
}

describe('a new version of the terms', () => {
  it('is due for a member who accepted a former one, until he accepts it', async () => {
    const member = await makeFormer();
    expect(await isDue(member)).toBe(true);
    const before = Date.now();
    const { status, body } = await agree(member.token);
    expect([status, body]).toEqual([200, { Status: 'Success' }]);
    expect(await isDue(member)).toBe(false);
    const [, agreement] = await agreementsOf(member);
    expect(agreement).toMatchObject({ version: TERMS_VERSION, address: '127.0.0.1' });
    expect(agreement?.agreed_at.getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('is not due after a signup, nor for an administrator', async () => {
    const { body } = await app().call(signup, {
      body: { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD },
    });
    expect(await isDue(body)).toBe(false);
    const admin = await makeAdmin(app().ctx);
    await app().ctx.db.deleteFrom('agreements').where('user_id', '=', admin.user_id).execute();
    expect(await isDue(admin)).toBe(false);
  });

  it('is recorded once, however often it is accepted', async () => {
    const member = await makeFormer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => agree(member.token)));
    answers.push(await agree(member.token));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(await agreementsOf(member)).toHaveLength(2);
  });

  it('is 409 if another version was read', async () => {
    const member = await makeFormer();
    for (const version of ['2020-01-01', '', 'x'.repeat(40)]) {
      const { status, error } = await agree(member.token, { version });
      expect([status, error.Code]).toEqual([409, 'TERMS_CHANGED']);
    }
    expect(await isDue(member)).toBe(true);
  });

  it('requires a session, and rejects an invalid body', async () => {
    expect((await agree(undefined)).status).toBe(401);
    const { token } = await makeFormer();
    for (const body of [{}, { version: 5 }, { version: TERMS_VERSION, more: 1 }])
      expect((await agree(token, body)).status).toBe(400);
  });
});
