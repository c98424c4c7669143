import type { ComplaintDecision, ComplaintReason } from '@mala/contract/complaints.ts';

/** What a member told the office of a profile. */
export interface Complaints {
  id: string;
  /** null: that account is gone */
  reporter_id: string | null;
  profile_id: string;
  reason: ComplaintReason;
  text: string;
  told_at: Date;
  /** null while it waits */
  decision: ComplaintDecision | null;
  /** what the office wrote to the reporter */
  answer: string | null;
  decided_at: Date | null;
}

/** A picture of a complaint. Its files are keyed by its id (storage/picture-files.ts). */
export interface ComplaintPictures {
  id: string;
  complaint_id: string;
  /** chosen by the client; a second upload with the same id is a repeat */
  upload_id: string | null;
}
