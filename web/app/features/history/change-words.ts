import type { Status } from '@mala/contract/access/status.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import { isDomain } from '@mala/contract/communities/domain.ts';
import type { HistoryRow } from '@mala/contract/history.ts';
import { type ProfileField, SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { historyText } from '../../i18n/en/history.ts';
import { mailText } from '../../i18n/en/mail.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { birthTime, shortTime } from '../../lib/format.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOfChoice } from '../../lib/labels.ts';

/** A changed field in words. */
export interface Change {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** Ids say nothing to a reader. */
const UNSAID = new Set(['photo', 'mail_id', 'subscription_id', 'photo_id', 'order']);

/** What changed, a line for each field; of an erased row the names of the fields only. */
export function changesOf(row: HistoryRow): Change[] {
  const community = row.domain ? communities[row.domain] : null;
  const section = SECTIONS.find((one) => one === row.part);
  const said = row.fields.filter((name) => !UNSAID.has(name));
  return said.map((name) => {
    const field = community && fieldOf(community, name, section ? [section] : fieldSections(row));
    const words = (value: unknown) =>
      value === undefined || value === null
        ? ''
        : valueWords(name, value, field ?? null, community);
    const label = field?.label ?? ownLabel(name);
    return { name, label, before: words(row.before[name]), after: words(row.after[name]) };
  });
}

/** Where a line without a part may have fields: that of an entry has those of all sections. */
const fieldSections = ({ action }: HistoryRow): readonly Section[] =>
  action === 'entry' ? SECTIONS : [];

const fieldOf = (community: Community, name: string, sections: readonly Section[]) =>
  sections.flatMap((section) => fieldsOf(community, section)).find((one) => one.name === name);

const labels: Readonly<Record<string, string>> = historyText.fields;
const ownLabel = (name: string) => (Object.hasOwn(labels, name) ? (labels[name] ?? name) : name);

function valueWords(
  name: string,
  value: unknown,
  field: ProfileField | null,
  community: Community | null,
): string {
  if (typeof value === 'boolean') return value ? historyText.yes : historyText.no;
  if (Array.isArray(value)) return value.filter((one) => one).join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return field && community ? fieldWords(text, field, community) : ownWords(name, text);
}

/** A value of a profile's field. */
function fieldWords(text: string, field: ProfileField, community: Community): string {
  if (field.kind === 'date') return fullDate(text);
  if (field.kind === 'time') return birthTime(text);
  if (field.kind !== 'choice') return text;
  const names = namesOfChoice(community, field, text);
  return 'typed' in names ? names.typed : names.main.text;
}

/** Words of the values of these. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: mailText.kinds,
  role: historyText.roles,
  way: paymentsText.ways,
  reason: complaintsText.reasons,
  entry: historyText.entries,
  sent_way: historyText.sentWays,
};

/** A value of what is no field of a profile. */
function ownWords(name: string, text: string): string {
  if (name === 'status') return adminText.statuses[Number(text) as Status] ?? text;
  if (name === 'domain' && isDomain(text)) return shellText.siteName[text];
  if (name === 'ends_at') return shortTime(text);
  if (name === 'role_domain' && isDomain(text)) return shellText.siteName[text];
  const words: Readonly<Record<string, string>> = wordsOf[name] ?? historyText.values;
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
}
