import type { HeldText, TextPart } from '@mala/contract/profiles/held-text.ts';
import type { HeldRow } from './queries.ts';

/** What the owner and the office are told of a held text. */
export function presentHeldText(row: HeldRow): HeldText {
  const { id, part, field, found, state, reason, version } = row;
  return { id, section: part, field, found, state, reason, version };
}

/** For replies: nothing if there are none. */
export function presentHeldTexts(rows: readonly HeldRow[]): { held_texts?: HeldText[] } {
  return rows.length > 0 ? { held_texts: rows.map(presentHeldText) } : {};
}

/** A section with the held texts in their places, as its owner wrote it. */
export function withHeld<T extends object>(
  stored: T | null,
  part: TextPart,
  held: readonly HeldRow[],
): T | null {
  const own = held.filter((row) => row.part === part);
  if (!stored || own.length === 0) return stored;
  return { ...stored, ...Object.fromEntries(own.map(({ field, text }) => [field, text])) };
}
