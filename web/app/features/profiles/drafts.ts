import type { Section } from '@mala/contract/profiles/field.ts';
import { readStored, SIGNUP_DRAFT, writeStored } from '../../lib/browser-storage.ts';

const PREFIX = 'mala.draft.';
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

type Values = Readonly<Record<string, unknown>>;
/** The forms with drafts. */
type Drafted = Section | 'preferences';

function keyOf(userId: string, section: Drafted): string {
  return `${PREFIX}${userId}.${section}`;
}

/** Stores the draft of a section with its time. */
export function keepDraft(userId: string, section: Drafted, values: Values, now: number): void {
  writeStored('localStorage', keyOf(userId, section), JSON.stringify({ at: now, values }));
}

/** The member's unsaved draft of the section, at most a week old. */
export function readDraft(userId: string, section: Drafted, now: number): Values | null {
  try {
    const kept = readStored('localStorage', keyOf(userId, section)) ?? '{}';
    const { at, values } = JSON.parse(kept) as { at?: number; values?: Values };
    if (values && at && now - at < KEPT_DAYS * DAY_MS) return values;
  } catch {
    // not a draft, or of an older format
  }
  dropDraft(userId, section);
  return null;
}

export function dropDraft(userId: string, section: Drafted): void {
  writeStored('localStorage', keyOf(userId, section), null);
}

/** Deletes every draft in this browser, because phones are shared: called at logout. */
export function dropAllDrafts(): void {
  writeStored('sessionStorage', SIGNUP_DRAFT, null);
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // no storage, no drafts
  }
}
