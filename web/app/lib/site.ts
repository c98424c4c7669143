import { readSite } from '@mala/contract/communities/endpoints.ts';
import type * as z from 'zod/mini';
import { call } from './api.ts';
import { createStore, useStore } from './store.ts';

export type Site = z.output<typeof readSite.reply>;
type Grievance = Site['grievance'];

/** What stands for the officer in the pages as they are built; the server writes the real ones over it. */
const TO_BE_FILLED: Grievance = { name: '%GRIEVANCE_NAME%', email: '%GRIEVANCE_EMAIL%' };

/** What the server wrote into the page: its own answer, so that nobody waits for it. */
function readWritten(): Site | null {
  const element = typeof document === 'undefined' ? null : document.getElementById('mala-site');
  return element?.textContent ? (JSON.parse(element.textContent) as Site) : null;
}

const written = readWritten();
const site = createStore<Site | null>(written);

/** Asks the server once what this host is, where the page does not say it; pages read well without. */
export async function loadSite(): Promise<void> {
  if (site.get()) return;
  await call(readSite).then(site.set, () => undefined);
}

/** What this host is, or null while nobody has said so. */
export function useSite(): Site | null {
  return useStore(site, null);
}

/** The community that the host name decides, as the page was written for it; null: none. */
export function useHostDomain(): Site['domain'] {
  const domain = useStore(site, written)?.domain;
  return domain ?? null;
}

/** Who answers complaints, as the page was written. */
export function useGrievance(): Grievance {
  return useStore(site, written)?.grievance ?? TO_BE_FILLED;
}
