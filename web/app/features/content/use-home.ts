import type { Domain } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import type { HomeFacts } from '@mala/contract/web-build.ts';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { useHydrationFacts } from '../../lib/page-facts.ts';

type Contents = z.output<typeof readHome.reply>;

export interface Home extends Contents {
  /** of all marriages; space is reserved for those not loaded yet */
  count: number;
  /** space is reserved for the contents until they are loaded */
  loading: boolean;
}

const NOTHING: Contents = { brides: [], grooms: [], marriages: [] };
const NOBODY: Home = { ...NOTHING, count: 0, loading: false };

/** What is known if the home contents cannot be loaded: no space is reserved. */
function withoutMissing(known: HomeFacts | null, domain: Domain): HomeFacts {
  if (known?.domain !== domain) return { domain, ...NOTHING, count: 0 };
  return { ...known, count: known.marriages.length };
}

/**
 * Contents of a community's home page; empty without a community or if they cannot be loaded. A page rendered by the
 * server already contains them, except the marriages after the first.
 */
export function useHome(domain: Domain | null): Home {
  const written = useHydrationFacts()?.home ?? null;
  const [known, setKnown] = useState<HomeFacts | null>(written);
  const isWhole = known?.domain === domain && known?.marriages.length === known?.count;
  useEffect(() => {
    if (!domain || isWhole) return;
    const controller = new AbortController();
    const { signal } = controller;
    const asked = call(readHome, { query: { domain }, signal }).then(
      (contents) => ({ domain, ...contents, count: contents.marriages.length }),
      () => null,
    );
    void asked.then((contents) => {
      if (signal.aborted) return;
      // the page works without them: no error is shown, and existing contents stay
      setKnown((old) => contents ?? withoutMissing(old, domain));
    });
    return () => controller.abort();
  }, [domain, isWhole]);
  if (!domain) return NOBODY;
  if (known?.domain !== domain) return { ...NOBODY, loading: true };
  return { ...known, loading: false };
}
