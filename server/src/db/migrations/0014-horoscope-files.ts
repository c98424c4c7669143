// Why: a horoscope file is called so everywhere; only the calls keep the specification's word, attachment.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE attachments RENAME TO horoscope_files;
    ALTER TABLE horoscope_files RENAME CONSTRAINT attachments_pkey TO horoscope_files_pkey;
    ALTER TABLE horoscope_files RENAME CONSTRAINT attachments_profile_id_fkey TO horoscope_files_profile_id_fkey;
    ALTER TABLE horoscope_files RENAME CONSTRAINT attachments_kind_check TO horoscope_files_kind_check;
    ALTER INDEX attachments_profile_id RENAME TO horoscope_files_profile_id;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE horoscope_files RENAME TO attachments;
    ALTER TABLE attachments RENAME CONSTRAINT horoscope_files_pkey TO attachments_pkey;
    ALTER TABLE attachments RENAME CONSTRAINT horoscope_files_profile_id_fkey TO attachments_profile_id_fkey;
    ALTER TABLE attachments RENAME CONSTRAINT horoscope_files_kind_check TO attachments_kind_check;
    ALTER INDEX horoscope_files_profile_id RENAME TO attachments_profile_id;
  `.execute(db);
}
