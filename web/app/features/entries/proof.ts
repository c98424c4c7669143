import type { Got } from '@mala/contract/endpoint.ts';
import type { openEntry } from '@mala/contract/entries/family.ts';
import type { EntryProof } from '@mala/contract/entries/family-bodies.ts';

/** What was entered for a family, and what proves that the family was asked. */
export interface OpenedEntry extends Got<typeof openEntry.reply> {
  proof: EntryProof;
}
