// Why: what an approved member adds is looked at before others see it, a photo removed by mistake comes back, and
// a photo that was stolen from another profile is found.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE photos
      ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused')),
      ADD COLUMN refusal_reason text,
      ADD COLUMN decided_at timestamptz,
      ADD COLUMN removed_at timestamptz,
      ADD COLUMN removed_by uuid;
    CREATE INDEX photos_waiting ON photos (created_at, id) WHERE state = 'waiting' AND removed_at IS NULL;
    CREATE INDEX photos_refused ON photos (decided_at) WHERE state = 'refused';
    CREATE INDEX photos_removed ON photos (removed_at) WHERE removed_at IS NOT NULL;

    -- beside the photos, because all of them are passed over at once; null where the picture could not be read
    CREATE TABLE photo_hashes (
      photo_id uuid PRIMARY KEY REFERENCES photos ON DELETE CASCADE,
      hash bit(64)
    );

    -- whoever approved a profile looked at the photos that it had
    UPDATE photos SET state = 'approved', decided_at = now()
      FROM profiles AS owner WHERE owner.user_id = photos.profile_id AND owner.status IN (200, 300, 301);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE photo_hashes;
    -- nobody else was to see these
    DELETE FROM photos USING profiles AS owner
      WHERE owner.user_id = photos.profile_id
        AND (photos.removed_at IS NOT NULL OR photos.state = 'refused'
          OR (photos.state = 'waiting' AND owner.status = 200));
    ALTER TABLE photos
      DROP COLUMN state, DROP COLUMN refusal_reason, DROP COLUMN decided_at,
      DROP COLUMN removed_at, DROP COLUMN removed_by;
  `.execute(db);
}
