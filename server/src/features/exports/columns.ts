import { communities } from '@mala/contract/communities/communities.ts';
import { type Community, fieldsOf, optionOf } from '@mala/contract/communities/community.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { inIndia } from '@mala/contract/india-time.ts';
import { receiptNumber } from '@mala/contract/payments/receipt-number.ts';
import { type ProfileField, SECTIONS, unknownOf } from '@mala/contract/profiles/field.ts';
import { labelIn } from '@mala/contract/profiles/labels/label-in.ts';
import { STATUS_LABELS } from '../../access/viewer.ts';
import { GATEWAY_NAME } from '../payments/index.ts';
import { HEADINGS, type Headings } from './headings.ts';
import type { ActToExport, PaymentToExport, ProfileToExport } from './queries.ts';

export type Cell = string | number | null;

/** A column of a table: its heading, and what it has of a row. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => Cell;
}

/** Date and time in India, `2026-11-20 18:05`, which sorts as it stands. */
function timeCell(time: Date | null): string | null {
  return time && inIndia(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** A stored value as the office reads it. */
function valueCell(
  community: Community,
  { kind, list }: ProfileField,
  value: unknown,
  { language, text }: { language: Language; text: Headings },
): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.filter(Boolean).join(', ');
  const option = kind === 'choice' && list && optionOf(community, list, value);
  if (option) {
    // a further language may have no words of options yet
    const words: Partial<Record<Language, string>> = option;
    return words[language] ?? option.en;
  }
  return typeof value === 'number' ? value : String(value);
}

/** The columns of profiles: the account, and every field that the site asks for. */
export function profileColumns(domain: Community['domain'], language: Language) {
  const text = HEADINGS[language];
  const community = communities[domain];
  const fields = SECTIONS.flatMap((section) => {
    const all = fieldsOf(community, section);
    return all.map((field): Column<ProfileToExport> => {
      const heading = labelIn(language, { domain }, section, field.name) ?? field.label;
      const cell = (row: ProfileToExport) => {
        const stored = row[section] as Record<string, unknown> | null;
        if (!stored) return null;
        if (unknownOf(stored, [field]).length > 0) return text.unknown;
        return valueCell(community, field, stored[field.name], { language, text });
      };
      return { heading, cell };
    });
  });
  const account: Column<ProfileToExport>[] = [
    { heading: text.mid, cell: ({ mid }) => mid },
    { heading: text.status, cell: ({ status }) => STATUS_LABELS[status] },
    { heading: text.away, cell: ({ away }) => away && text[away] },
    { heading: text.registered, cell: ({ created_at }) => timeCell(created_at) },
    { heading: text.approved, cell: ({ approved_at }) => timeCell(approved_at) },
    { heading: text.subscribedUntil, cell: (row) => timeCell(row.subscribed_until) },
    { heading: text.account, cell: ({ user_name }) => user_name },
    { heading: text.mobile, cell: ({ mobile_no }) => mobile_no },
  ];
  return [...account, ...fields];
}

export function paymentColumns(language: Language): Column<PaymentToExport>[] {
  const text = HEADINGS[language];
  return [
    {
      heading: text.receipt,
      cell: (row) => receiptNumber(row.domain, row.receipt_year, row.receipt_number),
    },
    { heading: text.recorded, cell: ({ created_at }) => timeCell(created_at) },
    { heading: text.mid, cell: ({ paid_mid }) => paid_mid },
    { heading: text.name, cell: ({ paid_name }) => paid_name },
    { heading: text.package, cell: (row) => row.package },
    { heading: text.amount, cell: ({ amount }) => amount },
    { heading: text.way, cell: ({ way }) => way },
    { heading: text.reference, cell: ({ reference }) => reference },
    { heading: text.recordedBy, cell: ({ recorded_by }) => recorded_by ?? GATEWAY_NAME },
    { heading: text.corrected, cell: ({ corrected_at }) => timeCell(corrected_at) },
    { heading: text.refunded, cell: ({ refunded_at }) => timeCell(refunded_at) },
    { heading: text.refundedAmount, cell: ({ refunded_amount }) => refunded_amount },
    { heading: text.reason, cell: ({ refund_reason }) => refund_reason },
  ];
}

/** Values of fields as JSON; nothing if there are none. */
function valuesCell(values: object | undefined): string | null {
  return values && Object.keys(values).length > 0 ? JSON.stringify(values) : null;
}

export function historyColumns(language: Language): Column<ActToExport>[] {
  const text = HEADINGS[language];
  return [
    { heading: text.at, cell: ({ at }) => timeCell(at) },
    { heading: text.actor, cell: ({ actor_name }) => actor_name },
    { heading: text.roles, cell: ({ actor_role }) => actor_role },
    { heading: text.address, cell: ({ address }) => address },
    { heading: text.browser, cell: ({ user_agent }) => user_agent },
    { heading: text.act, cell: ({ action }) => action },
    { heading: text.part, cell: ({ part }) => part },
    { heading: text.about, cell: ({ mid, subject_id }) => mid ?? subject_id },
    { heading: text.before, cell: ({ contents }) => valuesCell(contents?.before) },
    { heading: text.after, cell: ({ contents }) => valuesCell(contents?.after) },
    { heading: text.reason, cell: ({ contents }) => contents?.reason ?? null },
  ];
}
