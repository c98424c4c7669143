import { readSite } from '@mala/contract/communities/endpoints.ts';
import type * as z from 'zod/mini';
import { call } from './api.ts';
import { usePageFacts, writtenFacts } from './page-facts.ts';
import { createStore, useStore } from './store.ts';

export type Site = z.output<typeof readSite.reply>;

const site = createStore<Site | null>(writtenFacts?.site ?? null);

/** Asks the server once what this host is, where the page does not say it; pages read well without. */
export async function loadSite(): Promise<void> {
  if (site.get()) return;
  await call(readSite).then(site.set, () => undefined);
}

/** What this host is, or null while nobody has said so. */
export function useSite(): Site | null {
  return useStore(site, usePageFacts()?.site ?? null);
}

/** The community that the host name decides; null: none. */
export function useHostDomain(): Site['domain'] {
  return useSite()?.domain ?? null;
}

/** Who answers complaints; nobody while that is unknown. */
export function useGrievance(): Site['grievance'] {
  return useSite()?.grievance ?? { name: '', email: '' };
}
