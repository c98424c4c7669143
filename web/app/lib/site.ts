import { readSite } from '@mala/contract/communities/endpoints.ts';
import type * as z from 'zod/mini';
import { language } from '../i18n/en/language.ts';
import type { ThemeName } from '../theme/theme-name.ts';
import { call } from './api.ts';
import { usePageFacts, writtenFacts } from './page-facts.ts';
import { createStore, useStore } from './store.ts';

export type Site = z.output<typeof readSite.reply>;

const site = createStore<Site | null>(writtenFacts?.site ?? null);

/**
 * Loads what this host is, if the page does not contain it, and again for another community where what they say differs; pages
 * work without it.
 */
export async function loadSite(theme: ThemeName): Promise<void> {
  const known = site.get();
  if (known && (known.of ?? theme) === theme) return;
  const query = { domain: theme, language: language.tag };
  await call(readSite, { query }).then(site.set, () => undefined);
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
