import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { MailKind } from '@mala/contract/mail.ts';
import type { Decision } from '@mala/contract/moderation/photos.ts';
import type { TextDecision } from '@mala/contract/moderation/texts.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { TextPart } from '@mala/contract/profiles/held-text.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { PackageCode } from './subscriptions.ts';

/** The parts of a profile whose edits are logged. */
export type EditedPart = Section | 'photo' | 'attachment' | 'home-photo';

/** The details of each action. */
export interface AuditDetails {
  status: { from: Status; to: Status; reason: string | null };
  featured: { from: boolean; to: boolean };
  /** amount in whole rupees */
  subscription: {
    subscription_id: string;
    package: PackageCode;
    reference: string;
    amount: number;
  };
  edit: { section: EditedPart };
  mail: { mail_id: string; kind: MailKind; how: 'retry' | 'drop' };
  marriage: { change: 'added' | 'removed'; domain: Domain; caption: string };
  photo: { photo_id: string; decision: Decision; reason: string | null };
  text: { section: TextPart; field: string; decision: TextDecision; reason: string | null };
}

export type AuditAction = keyof AuditDetails;

/** What an administrator did to which profile or marriage photo. Never changed or deleted. */
export interface AuditLog {
  id: string;
  actor_id: string;
  action: AuditAction;
  subject_id: string;
  detail: JSONColumnType<AuditDetails[AuditAction]>;
  created_at: Generated<Date>;
}
