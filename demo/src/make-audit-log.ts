import type { AuditDetails, AuditLog } from '@mala/server/db/schema/audit-log.ts';
import type { Insertable } from 'kysely';
import { idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';
import { reasonOf } from './reasons.ts';

/** The audit log rows that led to the present statuses. */
export function makeAuditLog(
  people: readonly MadeUpPerson[],
  office: string,
): Insertable<AuditLog>[] {
  return people.flatMap((person) => {
    if (!person.decided_at) return [];
    const entry = { actor_id: office, subject_id: person.id, created_at: person.decided_at };
    const married = person.status === 300 || person.status === 301;
    const change: AuditDetails['status'] = {
      from: married ? 200 : 0,
      to: person.status,
      reason: reasonOf(person),
    };
    const rows: Insertable<AuditLog>[] = [
      {
        ...entry,
        id: idOf(`status ${person.id}`),
        action: 'status',
        detail: JSON.stringify(change),
      },
    ];
    const feature: AuditDetails['featured'] = { from: false, to: true };
    if (person.featured)
      rows.push({
        ...entry,
        id: idOf(`featured ${person.id}`),
        action: 'featured',
        detail: JSON.stringify(feature),
      });
    return rows;
  });
}
