// Why: profiles are reviewed one at a time. It must be known who looks at which, and what it was when somebody last decided
// about it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- likely doubles
    CREATE INDEX profiles_date_of_birth ON profiles (date_of_birth);

    CREATE TABLE reviewed_profiles (
      profile_id uuid PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
      decided_at timestamptz NOT NULL,
      status smallint NOT NULL,
      double_of uuid REFERENCES profiles ON DELETE SET NULL,
      contents jsonb NOT NULL
    );
    CREATE INDEX reviewed_profiles_double_of ON reviewed_profiles (double_of) WHERE double_of IS NOT NULL;
    -- written with every look: unlogged; after a crash somebody may be handed what another looks at
    CREATE UNLOGGED TABLE review_claims (
      profile_id uuid PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      until timestamptz NOT NULL
    );
    CREATE INDEX review_claims_user_id ON review_claims (user_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE review_claims, reviewed_profiles;
    DROP INDEX profiles_date_of_birth;
  `.execute(db);
}
