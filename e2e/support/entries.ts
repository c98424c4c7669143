import { readEntry, saveEntry } from '@mala/contract/entries/office.ts';
import { giveRole } from '@mala/contract/staff.ts';
import { sampleSections } from '../../server/test/factories/sections.ts';
import type { People, Person } from './people.ts';

/** Somebody who enters profiles for others on the Tamil site. */
export async function makeHelper(people: People): Promise<Person> {
  const helper = await people.signUp('tamilmala', 'Selvi');
  const { mobile_no, domain } = helper;
  await people.call(giveRole, {
    token: await people.newAdminToken(),
    body: { mobile_no, domain, role: 'HELPER', role_domain: 'tamilmala' },
  });
  return helper;
}

/** Types the rest of an entry under this name, with this mobile number. */
export async function fillEntry(
  people: People,
  { token }: Person,
  id: string,
  { name, mobile }: { name: string; mobile: string },
): Promise<void> {
  const { version } = await people.call(readEntry, { token, params: { id } });
  const sample = sampleSections('tamilmala');
  const basic = { ...sample.basic, name, mobiles: [mobile, null], email: null };
  const body = { version, sections: { ...sample, basic } };
  await people.call(saveEntry, { token, params: { id }, body });
}
