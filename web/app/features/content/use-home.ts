import type { Domain } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import type { HomeFacts } from '@mala/contract/web-build.ts';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { useComingFacts } from '../../lib/page-facts.ts';

type Contents = z.output<typeof readHome.reply>;

export interface Home extends Contents {
  /** of all marriages; those that have not come yet keep their places */
  count: number;
  /** the places of what comes are kept until it is known */
  loading: boolean;
}

const NOTHING: Contents = { brides: [], grooms: [], marriages: [] };
const NOBODY: Home = { ...NOTHING, count: 0, loading: false };

/** What is known of a community's home where the rest cannot be had: no places are kept for it. */
function withoutMissing(known: HomeFacts | null, domain: Domain): HomeFacts {
  if (known?.domain !== domain) return { domain, ...NOTHING, count: 0 };
  return { ...known, count: known.marriages.length };
}

/**
 * What the home page of a community shows; nothing where none is chosen, and where it cannot be had. The page as the
 * server wrote it says it itself, but for the marriages after the first.
 */
export function useHome(domain: Domain | null): Home {
  const written = useComingFacts()?.home ?? null;
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
      // the page reads well without: no word of a failure, and what it says already stays
      setKnown((old) => contents ?? withoutMissing(old, domain));
    });
    return () => controller.abort();
  }, [domain, isWhole]);
  if (!domain) return NOBODY;
  if (known?.domain !== domain) return { ...NOBODY, loading: true };
  return { ...known, loading: false };
}
