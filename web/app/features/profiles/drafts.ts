import type { Section } from '@mala/contract/profiles/field.ts';

const PREFIX = 'mala.draft.';
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Values = Readonly<Record<string, unknown>>;

/** The storage for drafts, or null if the browser has none. */
export function draftStorage(): Drafts | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function keyOf(userId: string, section: Section): string {
  return `${PREFIX}${userId}.${section}`;
}

/** Stores a draft; if the storage is full, only the page keeps it. */
export function keepDraft(
  storage: Drafts | null,
  userId: string,
  section: Section,
  values: Values,
  now: number,
): void {
  try {
    storage?.setItem(keyOf(userId, section), JSON.stringify({ at: now, values }));
  } catch {
    // the quota is used up
  }
}

/** The member's unsaved draft of the section, at most a week old. */
export function readDraft(
  storage: Drafts | null,
  userId: string,
  section: Section,
  now: number,
): Values | null {
  const key = keyOf(userId, section);
  try {
    const { at, values } = JSON.parse(storage?.getItem(key) ?? '{}') as {
      at?: number;
      values?: Values;
    };
    if (values && at && now - at < KEPT_DAYS * DAY_MS) return values;
  } catch {
    // not a draft, or of an older format
  }
  storage?.removeItem(key);
  return null;
}

export function dropDraft(storage: Drafts | null, userId: string, section: Section): void {
  storage?.removeItem(keyOf(userId, section));
}

/** Deletes every draft in this browser, because phones are shared: called at logout. */
export function dropAllDrafts(storage: Drafts | null): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
}
