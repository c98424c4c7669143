import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import type { People } from './people.ts';

/** A birth star with an income that nobody else of the run has: a search for both finds its own people alone. */
export interface Corner {
  work: { annual_income: string };
  horoscope: { birth_star: string; raasi: string; padham: number };
  /** the query of the search that looks into it */
  query: string;
}

/** What the people of other tests earn. */
const COMMON_INCOME = '4-7-lakh';

/** The number of a corner that nobody has: a folder is made by one worker alone, and there are new workers all the time. */
function takeCorner(): number {
  const { E2E_CORNERS = '' } = process.env;
  for (let corner = 0; ; corner++)
    try {
      mkdirSync(join(E2E_CORNERS, String(corner)));
      return corner;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
}

/** Approved grooms in a corner of their own, and a bride of the same site who finds them alone with `query`. */
export async function brideAndGrooms(people: People, count: number) {
  const domain = 'tamilmala';
  const { query, ...corner } = freshCorner(domain);
  const groom = () =>
    people.register({
      domain,
      gender: 'male',
      name: freshName('Arjun'),
      approved: true,
      ...corner,
    });
  const bride = await people.register({ domain, approved: true });
  const others = Array.from({ length: count - 1 }, groom);
  return { bride, grooms: await Promise.all([groom(), ...others]), query };
}

/** The next corner of a site that no test has been in, of whichever worker. */
export function freshCorner(domain: Domain): Corner {
  const stars = listOf(communities[domain], 'birth_star');
  const incomes = listOf(communities[domain], 'annual_income').filter(
    ({ value }) => value !== COMMON_INCOME,
  );
  const place = takeCorner();
  const star = stars[place % stars.length];
  const income = incomes[Math.floor(place / stars.length)];
  const raasi = star?.raasi_by_padham?.[0];
  if (!star || !raasi || !income) throw new Error('every corner is taken');
  return {
    work: { annual_income: income.value },
    horoscope: { birth_star: star.value, raasi, padham: 1 },
    query: `annual_income=${income.value}&birth_star=${star.value}`,
  };
}
