import { verifyEmail } from '@mala/contract/auth/email.ts';
import { NO_EMAIL, resetPassword } from '@mala/contract/auth/passwords.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere, mailsTo, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';
import type { Database } from '../../db/schema/database.ts';
import { insertLink } from './link-queries.ts';

const app = useTestApp();
const BORN = '1996-02-29';
const HOME = 'home@example.in';
const THIEF = 'thief@example.in';

const makeOwner = () =>
  makeMember(app().ctx, {
    confirmed: false,
    basic: { date_of_birth: BORN, email: THIEF },
  });

/** Stores the owner's address again, as taking back a change does. */
async function putBack(
  trx: Transaction<Database>,
  { user_id }: Person,
  password_hash?: string,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ basic: sql`basic || ${JSON.stringify({ email: HOME })}::jsonb` })
    .where('user_id', '=', user_id)
    .execute();
  await trx
    .updateTable('users')
    .set({ verified_email: HOME, given_email: null, ...(password_hash && { password_hash }) })
    .where('id', '=', user_id)
    .execute();
}

/** What a call answers that began before the owner's address was put back, and goes on after it. */
async function whilePutBack<T>(
  owner: Person,
  begin: () => Promise<T>,
  passwordHash?: string,
): Promise<T> {
  return whileChanging(app().ctx.db, (trx) => putBack(trx, owner, passwordHash), begin);
}

describe('while a change of email is taken back (abuse 2)', () => {
  it('no link to a new password goes to the other address', async () => {
    const owner = await makeOwner();
    const body = { mobile_no: owner.mobile_no, domain: owner.domain, date_of_birth: BORN };
    const headers = fromElsewhere();
    const { status, body: reply } = await whilePutBack(owner, () =>
      app().call(resetPassword, { body, headers }),
    );
    expect([status, reply.Status]).toEqual([200, 'Success']);
    expect(reply).not.toHaveProperty('Code', NO_EMAIL);
    expect(await mailsTo(app().ctx, owner.user_id)).toEqual(['reset-password']);
    const { email } = await app()
      .ctx.db.selectFrom('mailed_links')
      .where('user_id', '=', owner.user_id)
      .select('email')
      .executeTakeFirstOrThrow();
    expect(email).toBe(HOME);
  });

  it('no contact is saved with the password that it replaced', async () => {
    const owner = await makeOwner();
    const { ctx, call } = app();
    const body = {
      ...sampleSections(owner.domain).basic,
      ...{ date_of_birth: BORN, email: 'later@example.in', password: PASSWORD },
    };
    const params = { userId: owner.user_id };
    const replaced = await ctx.passwords.hash('another long walk', owner.user_id);
    const answer = await whilePutBack(
      owner,
      () => call(saveSection.basic, { token: owner.token, params, body }),
      replaced,
    );
    expect([answer.status, (answer.body as { Faults?: object }).Faults]).toEqual([
      400,
      { password: 'wrongPassword' },
    ]);
    const { basic } = await ctx.db
      .selectFrom('profiles')
      .where('user_id', '=', owner.user_id)
      .select('basic')
      .executeTakeFirstOrThrow();
    expect(basic).toMatchObject({ email: HOME });
  });

  it('the other address is not confirmed', async () => {
    const owner = await makeOwner();
    const { ctx, call } = app();
    const link = { user_id: owner.user_id, purpose: 'verify-email' as const, email: THIEF };
    await ctx.db.transaction().execute((trx) => insertLink(trx, ctx, link, 60));
    const body = await newestLink(ctx, owner.user_id, 'verify-email');
    const answer = await whilePutBack(owner, () =>
      call(verifyEmail, { body, headers: fromElsewhere() }),
    );
    expect(answer.body.Status).toBe('Failure');
    const { verified_email } = await ctx.db
      .selectFrom('users')
      .where('id', '=', owner.user_id)
      .select('verified_email')
      .executeTakeFirstOrThrow();
    expect(verified_email).toBe(HOME);
  });
});
