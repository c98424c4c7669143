import type { Got } from '@mala/contract/endpoint.ts';
import { findStar } from '@mala/contract/horoscopes.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { wholeDate } from '../../../lib/date-parts.ts';
import type { FinderProps } from './finder.ts';

export interface Asked {
  time: string;
  place: string;
}

export type FoundStar = Got<typeof findStar.reply>;

/** A star, or the faults of what was asked; neither without a date of birth. */
export interface Finding {
  date: string;
  star?: FoundStar;
  faults?: Readonly<Record<string, string>>;
}

/** Asks for the star of a birth. Throws ApiError where that is nothing that the form can put right. */
export async function findStarOf(
  { time, place }: Asked,
  readBasic: FinderProps['readBasic'],
): Promise<Finding> {
  const date = wholeDate(String((await readBasic()).date_of_birth ?? ''));
  if (!date) return { date };
  try {
    return { date, star: await call(findStar, { body: { date, time, place } }) };
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
    return { date, faults: error.fields };
  }
}
