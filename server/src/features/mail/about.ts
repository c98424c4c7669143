import type { Part } from './letter.ts';

/** What every letter may speak of. */
export interface About {
  /** the community's name */
  site: string;
  appUrl: string;
  /** how to reach a person, where that is set up */
  support: { label: string; url: string } | null;
}

/** Names the way to a person where there is one. */
export function supportPart({ support }: About, when: string): Part[] {
  return support ? [{ kind: 'link', text: when, ...support }] : [];
}
