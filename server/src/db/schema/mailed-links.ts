import type { Generated } from 'kysely';

/** A link that was mailed: works once, until it expires. Its secret is kept hashed (server rules, section 7). */
export interface MailedLinks {
  id: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password';
  /** where it went */
  email: string;
  secret_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
}
