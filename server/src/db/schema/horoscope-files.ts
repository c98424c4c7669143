import type { Generated } from 'kysely';

/** A horoscope file of a profile. */
export interface HoroscopeFiles {
  id: string;
  profile_id: string;
  /** the name that it came with, cleaned */
  name: string;
  kind: 'png' | 'jpeg' | 'gif' | 'pdf' | 'doc' | 'docx';
  bytes: number;
  created_at: Generated<Date>;
  /** chosen by who sent it; files that come with the same once more are the same, sent again */
  upload_id: string | null;
}
