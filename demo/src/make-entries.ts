import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import type { Transaction } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';
import { unassignableMobile } from './numbers.ts';

/** An entry of each kind: days since it was begun and since the family was asked, and how many sections are typed. */
const KINDS = [
  { begun: 2, sent: null, sections: 2 },
  { begun: 6, sent: null, sections: 5 },
  // erased in three days
  { begun: 29, sent: 27, sections: 5 },
] as const;

/** What a helper has entered in each community; the links and codes of those that wait are known to nobody. */
export async function makeEntries(
  trx: Transaction<Database>,
  people: readonly MadeUpPerson[],
  helperOf: (domain: string) => string,
  today: Date,
): Promise<void> {
  for (const [order, domain] of DOMAINS.entries()) {
    // their details under the name of somebody else, with a number of nobody
    const brides = people.filter(
      (one) => one.domain === domain && one.gender === 'female' && one.status === 200 && !one.guide,
    );
    const rows = KINDS.map(({ begun, sent, sections }, place) => {
      const [like, named] = [brides[place], brides.at(-1 - place)];
      const mobile_no = unassignableMobile(30_000 + 10 * order + place);
      const basic = { ...like?.sections.basic, name: named?.name, mobiles: [mobile_no, null] };
      const typed = { ...like?.sections, basic: { ...basic, email: null } };
      return {
        id: idOf(`entry ${domain} ${place}`),
        domain,
        entered_by: helperOf(domain),
        state: sent === null ? ('draft' as const) : ('awaiting' as const),
        version: sections,
        sections: JSON.stringify(Object.fromEntries(Object.entries(typed).slice(0, sections))),
        created_at: daysBefore(today, begun),
        changed_at: daysBefore(today, sent ?? begun),
        ...(sent !== null && {
          mobile_no,
          sent_at: daysBefore(today, sent),
          link_id: idOf(`entry link ${domain} ${place}`),
        }),
      };
    });
    await trx.insertInto('entries').values(rows).execute();
  }
}
