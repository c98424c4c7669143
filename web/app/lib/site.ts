import { readSite } from '@mala/contract/communities/endpoints.ts';
import type * as z from 'zod/mini';
import { call } from './api.ts';
import { createStore, useStore } from './store.ts';

export type Site = z.output<typeof readSite.reply>;

const site = createStore<Site | null>(null);

/** Asks the server once what this host is; pages read well without the answer. */
export async function loadSite(): Promise<void> {
  if (site.get()) return;
  await call(readSite).then(site.set, () => undefined);
}

/** What this host is, or null while nobody has said so. */
export function useSite(): Site | null {
  return useStore(site, null);
}
