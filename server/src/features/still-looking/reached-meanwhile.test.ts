import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveLastVisit } from '../../../test/factories/visits.ts';
import { makeMember } from '../../../test/factories.ts';
import { askingOf, daysFrom, nightOf } from '../../../test/quiet.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const START = new Date('2027-03-01T03:30:00+05:30');

it('nobody is to be called whom the mail reaches while others are put on the list', async () => {
  const { ctx } = app();
  const { db } = ctx;
  const brides = [];
  for (const email of ['one@example.in', 'other@example.in']) {
    const bride = await makeMember(ctx, { basic: { email } });
    await giveLastVisit(ctx, bride, START);
    brides.push(bride);
  }
  await nightOf(app(), daysFrom(START, 60));
  await sql`
    CREATE FUNCTION reach_others() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE mails SET done_at = now() WHERE user_id <> NEW.user_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER reach_others AFTER UPDATE ON askings FOR EACH ROW EXECUTE FUNCTION reach_others()`.execute(
    db,
  );
  await nightOf(app(), daysFrom(START, 63));
  const askings = await Promise.all(brides.map((bride) => askingOf(ctx, bride)));
  const whys = askings.map((asking) => asking?.call_why);
  expect(whys.sort()).toEqual([null, 'unreached'].sort());
});
