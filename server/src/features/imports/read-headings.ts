import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { LANGUAGES } from '@mala/contract/communities/languages.ts';
import { type ProfileField, SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { labelIn } from '@mala/contract/profiles/labels/label-in.ts';
import type { TableRow } from '../../media/tables/table-row.ts';
import { ALTERNATE, HEADING_WORDS, listed, SURNAME_WORDS } from './heading-words.ts';
import { plainWords, withoutBrackets } from './plain-words.ts';

/** A column of the file, by its place from 0. */
export interface Column {
  at: number;
  heading: string;
  /** the name of a field, or ALTERNATE */
  field: string;
}

export interface Headings {
  /** of the file */
  row: number;
  columns: Column[];
  /** those that no field has, or that have no heading */
  unknown: { at: number; heading: string }[];
  /** fields with more than one column */
  doubled: string[];
}

/** A field of a site with its section. */
export interface SiteField {
  section: Section;
  field: ProfileField;
}

/** The fields of a site, in the order of the form. */
export function siteFields(domain: Domain): SiteField[] {
  return SECTIONS.flatMap((section) =>
    fieldsOf(communities[domain], section).map((field) => ({ section, field })),
  );
}

type Words = ReadonlyMap<string, string>;
const known = new Map<Domain, Words>();

/** Each heading that is understood, with its field: labels first, so that no other word takes the place of one. */
function wordsOf(domain: Domain): Words {
  const ready = known.get(domain);
  if (ready) return ready;
  const words = new Map<string, string>();
  const add = (heading: string | null, field: string) => {
    for (const one of heading ? [heading, withoutBrackets(heading)] : []) {
      const plain = plainWords(one);
      if (plain && !words.has(plain)) words.set(plain, field);
    }
  };
  const fields = siteFields(domain);
  for (const { section, field } of fields) {
    for (const language of LANGUAGES)
      add(labelIn(language, { domain }, section, field.name), field.name);
    add(field.name, field.name);
  }
  for (const { field } of fields) {
    for (const heading of listed(HEADING_WORDS[field.name] ?? '')) add(heading, field.name);
    if (field.name === 'surname')
      for (const heading of listed(SURNAME_WORDS[field.kind === 'choice' ? 'choice' : 'text']))
        add(heading, field.name);
  }
  for (const heading of listed(HEADING_WORDS[ALTERNATE] ?? '')) add(heading, ALTERNATE);
  known.set(domain, words);
  return words;
}

/** The field of a heading; undefined if none is known by it. */
export function fieldOfHeading(domain: Domain, heading: string): string | undefined {
  const words = wordsOf(domain);
  return words.get(plainWords(heading)) ?? words.get(plainWords(withoutBrackets(heading)));
}

/** A title, the name of the association and a date may stand above. */
const LOOKED_AT = 20;
/** A title can be the word of one field. */
const FEWEST = 2;

/** The row of headings among the first rows: the one with most fields; null without any. */
export function findHeadings(domain: Domain, rows: readonly TableRow[]): Headings | null {
  const candidates = rows.slice(0, LOOKED_AT).map((row) => ({
    row,
    count: new Set(row.cells.map((cell) => fieldOfHeading(domain, cell)).filter(Boolean)).size,
  }));
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    null,
  );
  if (!best || best.count < FEWEST) return null;
  const below = rows.slice(rows.indexOf(best.row) + 1);
  return headingsOf(domain, best.row, below);
}

function headingsOf(
  domain: Domain,
  { row, cells }: TableRow,
  below: readonly TableRow[],
): Headings {
  const width = Math.max(cells.length, ...below.map((one) => one.cells.length));
  const isUsed = (at: number) => below.some((one) => one.cells[at]);
  const columns: Column[] = [];
  const unknown: Headings['unknown'] = [];
  for (let at = 0; at < width; at += 1) {
    const heading = cells[at] ?? '';
    const field = heading && fieldOfHeading(domain, heading);
    if (field) columns.push({ at, heading, field });
    else if (heading || isUsed(at))
      unknown.push({ at, heading: heading.slice(0, 100).toWellFormed() });
  }
  const seen = columns.map(({ field }) => field);
  const doubled = [...new Set(seen.filter((field, place) => seen.indexOf(field) !== place))];
  return { row, columns, unknown, doubled };
}
