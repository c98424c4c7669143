import { DAY_MS } from '@mala/contract/india-time.ts';
import { CLOSED_DAYS, WARNED_DAYS } from '@mala/contract/members/absences.ts';
import type { Selectable } from 'kysely';
import type { Absences } from '../../db/schema/members.ts';

/** When a closed account is erased, at the earliest: so many days after it was closed, and after the letter about it. */
export function erasedAt({ since, warned_at }: Pick<Selectable<Absences>, 'since' | 'warned_at'>) {
  const over = since.getTime() + CLOSED_DAYS * DAY_MS;
  return new Date(warned_at ? Math.max(over, warned_at.getTime() + WARNED_DAYS * DAY_MS) : over);
}
