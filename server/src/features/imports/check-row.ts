import type { Domain } from '@mala/contract/communities/domain.ts';
import type { TypedSection } from '@mala/contract/entries/typed.ts';
import type { CellMessage } from '@mala/contract/imports/faults.ts';
import { IMPORT_REQUIRED } from '@mala/contract/imports/office.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { ImportColumn, ImportFaultAt } from '../../db/schema/imports.ts';
import { checkSections } from '../profiles/index.ts';
import { ALTERNATE } from './heading-words.ts';
import { cellText, readCell } from './read-cells.ts';
import { siteFields } from './read-headings.ts';

export interface CheckedRow {
  /** what the row says, as an entry has it; without what is wrong */
  sections: Partial<Record<Section, TypedSection>>;
  faults: ImportFaultAt[];
  /** null where there is none, or a wrong one */
  name: string | null;
  mobile_no: string | null;
  /** that something is missing which the form requires */
  incomplete: boolean;
}

type Values = Record<string, unknown>;
type Bodies = Partial<Record<Section, Values>>;

const isRequired = (field: string) => IMPORT_REQUIRED.some((name) => name === field);

/** Reads a row of a table, by the rules for a cell and by those for a profile. `cells` are in the order of the columns. */
export function checkRow(
  domain: Domain,
  columns: readonly ImportColumn[],
  cells: readonly string[],
  today: Date,
): CheckedRow {
  const textOf = new Map(columns.map(({ field }, place) => [field, cellText(cells[place] ?? '')]));
  const { bodies, wrong } = readRow(domain, textOf, today);
  const { values, faults } = checkSections(domain, bodies, today);
  let incomplete = false;
  for (const [name, message] of Object.entries(faults)) {
    const field = fieldOfFault(name);
    const isMissing = message === 'required' && !textOf.get(field);
    // what is compared with a cell that is wrong itself says nothing
    if (wrong.has(field) || (message === 'moreMarriedThanAll' && wrong.has(comparedWith(field))))
      continue;
    if (isMissing && !isRequired(field)) incomplete = true;
    else wrong.set(field, message);
  }
  const sections = keptOf(bodies, values, wrong);
  const { name = null, mobiles = null } = { ...sections.basic };
  return {
    sections,
    faults: [...wrong].map(([field, message]) => ({ field, message })),
    name: typeof name === 'string' ? name : null,
    mobile_no: Array.isArray(mobiles) ? (mobiles[0] ?? null) : null,
    incomplete,
  };
}

/** Every cell by itself. */
function readRow(domain: Domain, textOf: ReadonlyMap<string, string>, today: Date) {
  const bodies: Bodies = {};
  const wrong = new Map<string, CellMessage>();
  for (const { section, field } of siteFields(domain)) {
    const body = bodies[section] ?? {};
    bodies[section] = body;
    const read = readCell(domain, field, textOf.get(field.name) ?? '', body, today);
    if ('fault' in read) wrong.set(field.name, read.fault);
    else if ('unknown' in read) body.unknown = [...((body.unknown as string[]) ?? []), field.name];
    else if (field.kind !== 'mobiles') body[field.name] = read.value;
    else {
      const alternate = readCell(domain, field, textOf.get(ALTERNATE) ?? '', body, today);
      if ('fault' in alternate) wrong.set(ALTERNATE, alternate.fault);
      const second = 'value' in alternate ? alternate.value : null;
      // a missing first one is told as such, also beside a second one
      body[field.name] = [read.value ?? '', second];
    }
  }
  return { bodies, wrong };
}

const comparedWith = (field: string) => field.replace('_married', '');

/** `mobiles.0` and `mobiles.1` are two columns. */
function fieldOfFault(name: string): string {
  if (name === ALTERNATE) return ALTERNATE;
  return name.split('.')[0] ?? name;
}

/** What is right of what is there, as it is stored. */
function keptOf(
  bodies: Bodies,
  values: Readonly<Record<Section, Readonly<Record<string, unknown>>>>,
  wrong: ReadonlyMap<string, CellMessage>,
): CheckedRow['sections'] {
  const kept = Object.entries(bodies).map(([section, body]) => {
    const right = Object.entries(values[section as Section]).filter(
      ([name, value]) => (value ?? null) !== null && Object.hasOwn(body, name) && !wrong.has(name),
    );
    return [section, Object.fromEntries(right)] as const;
  });
  return Object.fromEntries(kept.filter(([, right]) => Object.keys(right).length > 0));
}
