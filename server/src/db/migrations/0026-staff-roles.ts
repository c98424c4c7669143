// Why: the office has owners, reviewers and cashiers, each for one community or both. Today's administrators become owners.
// A role that was taken must not come back with a restored backup. A link to choose a password may be shown to the owner
// alone, so that it needs no address. Every call reads the roles of who makes it: users.maybe_staff spares members that query.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_roles (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL CHECK (role ~ '^[A-Z][A-Z_]*$'),
      domain text CHECK (domain IN ('tamilmala', 'marathimala')),
      given_by uuid REFERENCES users (id) ON DELETE SET NULL,
      given_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (user_id, role, domain)
    );
    CREATE TRIGGER note_erasure AFTER DELETE ON staff_roles
      FOR EACH ROW EXECUTE FUNCTION note_erasure('id');
    ALTER TABLE users ADD COLUMN maybe_staff boolean NOT NULL DEFAULT false;
    CREATE FUNCTION note_maybe_staff() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET maybe_staff = true WHERE id = NEW.user_id AND NOT maybe_staff;
        RETURN NULL;
      END $$;
    CREATE TRIGGER note_maybe_staff AFTER INSERT ON staff_roles
      FOR EACH ROW EXECUTE FUNCTION note_maybe_staff();
    INSERT INTO staff_roles (id, user_id, role, given_at)
      SELECT gen_random_uuid(), id, 'OWNER', created_at FROM users WHERE role = 'ADMIN';
    ALTER TABLE users DROP COLUMN role;
    ALTER TABLE mailed_links ALTER COLUMN email DROP NOT NULL;
  `.execute(db);
}

/** Only who may do everything stays an administrator. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DELETE FROM mailed_links WHERE email IS NULL;
    ALTER TABLE mailed_links ALTER COLUMN email SET NOT NULL;
    ALTER TABLE users ADD COLUMN role text NOT NULL DEFAULT 'MEMBER' CHECK (role ~ '^[A-Z][A-Z_]*$');
    UPDATE users SET role = 'ADMIN' WHERE id IN (
      SELECT user_id FROM staff_roles WHERE role = 'OWNER' AND domain IS NULL);
    DROP TABLE staff_roles;
    DROP FUNCTION note_maybe_staff();
    ALTER TABLE users DROP COLUMN maybe_staff;
  `.execute(db);
}
