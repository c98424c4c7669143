import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** Values of sections as typed so far. */
export type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// goes with the drafts of the wizard when somebody logs out (features/profiles/drafts.ts)
const keyOf = (userId: string, entryId: string) => `mala.draft.${userId}.entry.${entryId}`;

/** What this browser has of an entry that the server has not, typed after this version; null if there is nothing. */
export function readTyped(userId: string, entryId: string, version: number): Sections | null {
  try {
    const kept = readStored('localStorage', keyOf(userId, entryId)) ?? '{}';
    const stored = JSON.parse(kept) as { version?: number; sections?: Sections };
    return stored.version === version ? (stored.sections ?? null) : null;
  } catch {
    return null;
  }
}

/** Keeps it until the server has it; null forgets it. */
export function keepTyped(
  userId: string,
  entryId: string,
  typed: { version: number; sections: Sections } | null,
): void {
  writeStored('localStorage', keyOf(userId, entryId), typed && JSON.stringify(typed));
}
