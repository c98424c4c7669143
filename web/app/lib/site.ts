import { readSite } from '@mala/contract/communities/endpoints.ts';
import type * as z from 'zod/mini';
import { call } from './api.ts';
import { usePageFacts, writtenFacts } from './page-facts.ts';
import { createStore, useStore } from './store.ts';

export type Site = z.output<typeof readSite.reply>;

const site = createStore<Site | null>(writtenFacts?.site ?? null);

/** Loads once what this host is, if the page does not contain it; pages work without it. */
export async function loadSite(): Promise<void> {
  if (site.get()) return;
  await call(readSite).then(site.set, () => undefined);
}

/** What this host is, or null until known. */
export function useSite(): Site | null {
  return useStore(site, usePageFacts()?.site ?? null);
}

/** The community of the host name, or null. */
export function useHostDomain(): Site['domain'] {
  return useSite()?.domain ?? null;
}

/** The contact for complaints; null until known. */
export function useGrievance(): Site['grievance'] {
  return useSite()?.grievance ?? { name: '', email: '' };
}
