import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import {
  OBJECTION_DAYS,
  type Objection,
  type OwnCorrection,
} from '@mala/contract/members/corrections.ts';
import { unknownIn, type Values } from './changed-fields.ts';
import type { CorrectionRow, ObjectionRow } from './queries.ts';

/** Until when a member can object. */
export function objectUntil({ corrected_at }: Pick<CorrectionRow, 'corrected_at'>): Date {
  return new Date(corrected_at.getTime() + OBJECTION_DAYS * DAY_MS);
}

function present(row: CorrectionRow) {
  const { id, section, reason, objection, answer, answer_reason } = row;
  return {
    ...{ id, section, reason, objection, answer, answer_reason },
    before: row.before as Record<string, unknown>,
    after: row.after as Record<string, unknown>,
    corrected_at: row.corrected_at.toISOString(),
    objected_at: row.objected_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

/** A correction as the member reads it. */
export function presentOwnCorrection(row: CorrectionRow, now: Date): OwnCorrection {
  const until = objectUntil(row);
  const isOpen = row.objection === null && until > now;
  return { ...present(row), object_until: isOpen ? until.toISOString() : null };
}

/** An objection for the office, without the fields `hidden`. */
export function presentObjection(row: ObjectionRow, hidden: readonly string[]): Objection {
  const { before, after, ...rest } = present(row);
  const { profile_id, mid, name, domain, corrector } = row;
  return {
    ...rest,
    ...{ profile_id, mid, name, domain },
    before: withoutFields(before, hidden),
    after: withoutFields(after, hidden),
    language: knownLanguage(row.language),
    corrected_by: corrector,
  };
}

/** The values of a section without some of its fields. */
export function withoutFields(values: Values, hidden: readonly string[]): Record<string, unknown> {
  const { unknown: _, ...known } = values;
  const unknown = unknownIn(values).filter((name) => !hidden.includes(name));
  const seen = Object.fromEntries(Object.entries(known).filter(([name]) => !hidden.includes(name)));
  return unknown.length > 0 ? { ...seen, unknown } : seen;
}
