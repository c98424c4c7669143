import type { Domain } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

type Contents = z.output<typeof readHome.reply>;

export interface Home extends Contents {
  /** the places of what comes are kept until it is known */
  loading: boolean;
}

const NOTHING: Contents = { brides: [], grooms: [], marriages: [] };

/** What the home page of a community shows; nothing where none is chosen, and where it cannot be had. */
export function useHome(domain: Domain | null): Home {
  const [known, setKnown] = useState<{ domain: Domain; contents: Contents } | null>(null);
  useEffect(() => {
    if (!domain) return;
    const controller = new AbortController();
    const { signal } = controller;
    // the page reads well without: no word of a failure
    const asked = call(readHome, { query: { domain }, signal }).catch(() => NOTHING);
    void asked.then((contents) => {
      if (!signal.aborted) setKnown({ domain, contents });
    });
    return () => controller.abort();
  }, [domain]);
  if (!domain) return { ...NOTHING, loading: false };
  if (known?.domain !== domain) return { ...NOTHING, loading: true };
  return { ...known.contents, loading: false };
}
