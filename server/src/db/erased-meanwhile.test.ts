import { changePassword } from '@mala/contract/auth/passwords.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { givePayment } from '../../test/factories/payments.ts';
import { makeAdmin, makeMember, type Person } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';
import { whileChanging } from '../../test/while-changing.ts';
import { isRowGone } from '../http/error-reply.ts';

const app = useTestApp();

it('answers 404 where the profile of a call is erased between its check and its write', async () => {
  const { ctx, call } = app();
  const [{ token }, groom] = [await makeMember(ctx), await makeMember(ctx, { gender: 'male' })];
  await sql`create function erase() returns trigger language plpgsql as $$
    begin delete from users where id = new.profile_id; return new; end $$`.execute(ctx.db);
  await sql`create trigger erase before insert on shortlists for each row execute function erase()`.execute(
    ctx.db,
  );
  const body = { profile_id: groom.user_id };
  expect(await call(addToShortlist, { token, body })).toMatchObject({
    status: 404,
    body: { Code: 'NOT_FOUND' },
  });
  await sql`drop trigger erase on shortlists`.execute(ctx.db);
});

describe('401 where the caller is erased', () => {
  /** Erases somebody while a call of his waits for his own row. */
  const whileErased = <Answer>({ user_id }: Person, call: () => Promise<Answer>) =>
    whileChanging(
      app().ctx.db,
      (trx) => trx.deleteFrom('users').where('id', '=', user_id).execute(),
      call,
    );

  it('before a row that names him is written', async () => {
    const { ctx, call } = app();
    const [bride, groom] = [await makeMember(ctx), await makeMember(ctx, { gender: 'male' })];
    const body = { profile_id: groom.user_id };
    const { status, error } = await whileErased(bride, () =>
      call(addToShortlist, { token: bride.token, body }),
    );
    expect([status, error.Code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('before his own row is read', async () => {
    const { ctx, call } = app();
    const { token, ...bride } = await makeMember(ctx);
    const body = { old_password: PASSWORD, password: 'another long password' };
    const { status, error } = await whileErased({ token, ...bride }, () =>
      call(changePassword, { token, body }),
    );
    expect([status, error.Code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

it('does not say "not found" of a row that cannot be deleted because another names it', async () => {
  const { ctx } = app();
  const cashier = await makeAdmin(ctx);
  await givePayment(ctx, await makeMember(ctx), cashier);
  const refusal = await ctx.db
    .deleteFrom('users')
    .where('id', '=', cashier.user_id)
    .execute()
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: '23503' });
  expect(isRowGone(refusal)).toBe(false);
});
