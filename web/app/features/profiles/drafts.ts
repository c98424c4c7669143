import type { Section } from '@mala/contract/profiles/field.ts';

const PREFIX = 'mala.draft.';
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Values = Readonly<Record<string, unknown>>;

/** Where drafts are kept, or null where the browser refuses to keep anything. */
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

/** Keeps what is typed; without room it is kept by the page alone. */
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
    // the quota is spent
  }
}

/** What this member typed into the section and never saved, at most a week ago. */
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
    // not ours, or of an older form
  }
  storage?.removeItem(key);
  return null;
}

export function dropDraft(storage: Drafts | null, userId: string, section: Section): void {
  storage?.removeItem(keyOf(userId, section));
}

/** Forgets every draft of this browser: phones are shared, and whoever logs out leaves nothing behind. */
export function dropAllDrafts(storage: Drafts | null): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
}
