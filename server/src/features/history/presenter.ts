import type { HistoryRow, LookedAt, listOwnLooks } from '@mala/contract/history.ts';
import type { output } from 'zod/mini';
import { deviceWords } from '../../http/device-words.ts';
import type { FoundAct, FoundLook } from './queries.ts';

/** A row of the history, without the values that were erased. */
export function presentHistory(row: FoundAct): HistoryRow {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name, role: row.actor_role },
    address: row.address,
    ...deviceWords(row.user_agent),
    action: row.action,
    part: row.part,
    domain: row.domain,
    member: row.member_id ? { id: row.member_id, mid: row.mid, name: row.member_name } : null,
    fields: row.fields,
    before: row.contents?.before ?? {},
    after: row.contents?.after ?? {},
    reason: row.contents?.reason ?? null,
    erased: row.contents === null,
    ...(row.action === 'erasure' && row.subject_id ? { erased_account: row.subject_id } : {}),
  };
}

/** A look at the contact of a member, for that member: the first name of who looked says enough to ask the office. */
export function presentLook(row: FoundLook): output<typeof listOwnLooks.reply>['rows'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    name: row.actor_name?.trim().split(/\s+/)[0] || null,
    part: row.part as LookedAt,
  };
}
