import type { PageFacts } from '@mala/contract/web-build.ts';
import { createContext, use, useSyncExternalStore } from 'react';

/** The data that the browser reads from the page. */
export type WrittenFacts = Pick<PageFacts, 'site' | 'home'>;

/** The id of the element that contains it as JSON. */
export const FACTS_ID = 'mala-facts';

function readWritten(): WrittenFacts | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(FACTS_ID);
  return element?.textContent ? (JSON.parse(element.textContent) as WrittenFacts) : null;
}

/** The data rendered into this page, for use outside components; null if there is none. */
export const writtenFacts = readWritten();

/** In the browser the data read from the page; on the server what it renders the page with (entry.server.tsx). */
export const PageFactsContext = createContext<WrittenFacts | null>(writtenFacts);

/** The data that the page was rendered with; null if the build rendered it. */
export function usePageFacts(): WrittenFacts | null {
  return use(PageFactsContext);
}

const never = () => () => {};
const nothing = () => null;

/** The same during hydration, and null afterwards, because later visits load current data. */
export function useHydrationFacts(): WrittenFacts | null {
  const facts = usePageFacts();
  return useSyncExternalStore(never, nothing, () => facts);
}
