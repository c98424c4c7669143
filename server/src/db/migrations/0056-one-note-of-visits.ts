// Why: the day of the last visit was noted twice; `visits` has it alone from now on (decision 114). `users.last_visit_day` stays for processes of
// the version before, which still use it while a site changes over one by one; nothing else does.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO visits AS known (user_id, seen_at, active_on)
      SELECT id, last_visit_day::timestamp AT TIME ZONE 'Asia/Kolkata', last_visit_day FROM users
       WHERE last_visit_day IS NOT NULL
         AND NOT EXISTS (SELECT FROM staff_roles WHERE staff_roles.user_id = users.id)
       ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET
      seen_at = excluded.seen_at, active_on = excluded.active_on, changed_at = now()
      WHERE known.active_on < excluded.active_on;
    COMMENT ON COLUMN users.last_visit_day IS 'of the version before 0056; to be dropped in a later one';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    COMMENT ON COLUMN users.last_visit_day IS NULL;
    UPDATE users SET last_visit_day = visits.active_on FROM visits WHERE visits.user_id = users.id;
  `.execute(db);
}
