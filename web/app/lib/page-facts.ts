import type { PageFacts } from '@mala/contract/web-build.ts';
import { createContext, use, useSyncExternalStore } from 'react';

/** What the browser reads out of the page. */
export type WrittenFacts = Pick<PageFacts, 'site' | 'home'>;

/** The element that holds it, as JSON. */
export const FACTS_ID = 'mala-facts';

function readWritten(): WrittenFacts | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(FACTS_ID);
  return element?.textContent ? (JSON.parse(element.textContent) as WrittenFacts) : null;
}

/** What the server wrote into this page, for use outside of components; null where it wrote nothing. */
export const writtenFacts = readWritten();

/** In the browser what was read out of the page; the server gives what it writes the page with (entry.server.tsx). */
export const PageFactsContext = createContext<WrittenFacts | null>(writtenFacts);

/** What the page was written with; null where the build wrote it. */
export function usePageFacts(): WrittenFacts | null {
  return use(PageFactsContext);
}

const never = () => () => {};
const nothing = () => null;

/** The same while the page comes to life, and null ever after: what changes is asked for anew by a later visit. */
export function useComingFacts(): WrittenFacts | null {
  const facts = usePageFacts();
  return useSyncExternalStore(never, nothing, () => facts);
}
