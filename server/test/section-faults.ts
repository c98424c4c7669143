import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { beforeAll } from 'vitest';
import { PASSWORD } from './factories/accounts.ts';
import { sampleSections } from './factories/sections.ts';
import { makeMember, type Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Saves sections of a member of each community, who registers. */
export function useSectionFaults(app: () => TestApp) {
  const members = {} as Record<Domain, Person>;

  beforeAll(async () => {
    for (const domain of DOMAINS)
      members[domain] = await makeMember(app().ctx, { domain, status: 0, without: ['basic'] });
  });

  /** What is wrong with the sample of a section once `more` is changed in it; null where it is saved. */
  return async function faults(section: Section, more: object, domain: Domain = 'tamilmala') {
    const { token, user_id } = members[domain];
    const endpoint = saveSection[section] as unknown as Endpoint;
    const body = { ...sampleSections(domain)[section], ...more };
    // another email or mobile needs it
    const password = section === 'basic' ? { password: PASSWORD } : {};
    const sent = { ...(body as object), ...password };
    const answer = await app().call(endpoint, { token, params: { userId: user_id }, body: sent });
    return answer.status === 200 ? null : answer.error.Fields;
  };
}
