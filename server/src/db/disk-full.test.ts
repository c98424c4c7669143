import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../test/factories/accounts.ts';
import { makeMember } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

it('answers 507 with a text when the database’s disk is full, and reads go on (faults 18)', async () => {
  const { ctx, call } = app();
  const { mobile_no } = await makeMember(ctx);
  await sql`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    ctx.db,
  );
  await sql`create trigger disk_is_full before insert on users execute function disk_is_full()`.execute(
    ctx.db,
  );
  const body = { user_name: 'Kamala', mobile_no: freshMobile(), password: PASSWORD };
  expect(await call(signup, { body })).toMatchObject({
    status: 507,
    body: { Code: 'STORAGE_FULL', Message: expect.stringContaining('no room') },
  });
  expect((await call(login, { body: { mobile_no, password: PASSWORD } })).status).toBe(200);
});
