import { type listFailedMails, OPTIONAL_MAILS, type OptionalMail } from '@mala/contract/mail.ts';
import type { output } from 'zod/mini';
import type { FailedMail } from './queries.ts';

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
