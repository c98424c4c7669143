import {
  type listFailedMails,
  type listMemberMails,
  OPTIONAL_MAILS,
  type OptionalMail,
} from '@mala/contract/mail.ts';
import type { output } from 'zod/mini';
import type { FailedMail, MailOf } from './queries.ts';

/** Each optional mail, and whether the member gets it. */
export function presentChoices(refused: readonly OptionalMail[]): {
  choices: Record<OptionalMail, boolean>;
} {
  const choices = Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, !refused.includes(kind)]));
  return { choices: choices as Record<OptionalMail, boolean> };
}

/** A row of the mails that could not be sent: never the address. */
export function presentFailed(
  row: FailedMail,
): output<typeof listFailedMails.reply>['rows'][number] {
  return {
    id: row.id,
    kind: row.kind,
    user_id: row.user_id,
    user_name: row.user_name,
    mid: row.mid,
    queued_at: row.queued_at.toISOString(),
    failed_at: row.failed_at.toISOString(),
    fault: row.fault,
  };
}

/** A mail to a member: what became of it, not what it says. */
export function presentMailOf({
  id,
  kind,
  queued_at,
  done_at,
  failed_at,
}: MailOf): output<typeof listMemberMails.reply>['rows'][number] {
  const ended = failed_at ? 'failed' : 'sent';
  const at = failed_at ?? done_at;
  return {
    id,
    kind,
    queued_at: queued_at.toISOString(),
    state: at ? ended : 'waiting',
    at: at?.toISOString() ?? null,
  };
}
