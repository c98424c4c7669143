import {
  type Attributes,
  asFilters,
  LIST_WISHES,
  RANGE_WISHES,
  type RangeWish,
} from '@mala/contract/profiles/wishes.ts';
import { type RawBuilder, sql } from 'kysely';
import { type FitGiven, sidesOf } from '../fit-conditions.ts';
import { SHOWN, TOLD_ALONE } from '../wish-codes.ts';
import { ageConditions, fieldConditions, heightConditions } from './field-queries.ts';

/** Those who are as the viewer's family says (fit-conditions.ts). */
export function fitsViewer({ looksFor, today }: FitGiven): RawBuilder<boolean> {
  if (!looksFor) return sql`false`;
  const filters = asFilters(looksFor);
  const ages = ageConditions(filters, today).map(({ fits }) => fits);
  const all = [
    ...fieldConditions(filters).map(({ fits }) => fits),
    ...heightConditions(filters).map(({ fits }) => fits),
    ...ages,
    ...(ages.length > 0 ? [sql<boolean>`profiles.date_of_birth IS NOT NULL`] : []),
  ];
  return sql<boolean>`(${sql.join(all, sql` AND `)})`;
}

const said = (name: string) => sql<boolean>`(profiles.preferences ? ${sql.lit(name)})`;
const ends = (name: RangeWish) => [`from_${name}`, `to_${name}`] as const;

/** A wish that is not said is open; what is not known fits none that is. */
function fitsRange(name: RangeWish, value: number | null): RawBuilder<boolean> {
  const [from, to] = ends(name);
  if (value === null) return sql<boolean>`NOT (${said(from)} OR ${said(to)})`;
  const end = (of: string) => sql`(profiles.preferences ->> ${sql.lit(of)})::integer`;
  return sql<boolean>`(coalesce(${end(from)} <= ${value}::integer, true)
    AND coalesce(${end(to)} >= ${value}::integer, true))`;
}

function fitsList(name: string, value: string | null): RawBuilder<boolean> {
  const isOpen = sql<boolean>`NOT ${said(name)}`;
  if (value === null) return isOpen;
  return sql<boolean>`(${isOpen} OR profiles.preferences -> ${sql.lit(name)} ? ${value})`;
}

const WISHES = [...RANGE_WISHES.flatMap(ends), ...LIST_WISHES.map(({ name }) => name)];

/** What others are told of a family's wishes, by their numbers (wish-codes.ts). */
const told = sql<number>`CASE
  WHEN NOT (${sql.join(WISHES.map(said), sql` OR `)}) THEN 0
  WHEN (profiles.preferences ->> 'shown')::boolean THEN ${sql.lit(SHOWN)}
  WHEN (profiles.preferences ->> 'told')::boolean THEN ${sql.lit(TOLD_ALONE)}
  ELSE 0 END`;

function fitsSide(wanted: readonly number[], is: Attributes): RawBuilder<boolean> {
  const fits = [
    sql`${told} IN (${sql.join(wanted.map((one) => sql.lit(one)))})`,
    ...RANGE_WISHES.map((name) => fitsRange(name, is[name])),
    ...LIST_WISHES.map(({ name }) => fitsList(name, is[name])),
  ];
  return sql<boolean>`(${sql.join(fits, sql` AND `)})`;
}

/** Those whose wishes the viewer fits, and who say so; never null. */
export function viewerFits({ is }: FitGiven): RawBuilder<boolean> {
  if (!is) return sql`false`;
  const sides = sidesOf(is).map((side) => fitsSide(side.told, side.is));
  return sql<boolean>`coalesce(${sql.join(sides, sql` OR `)}, false)`;
}
