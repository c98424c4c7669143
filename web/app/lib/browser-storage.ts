/** Where a tab keeps what was typed into the signup (features/auth/signup-draft.ts); starter.js knows it too. */
export const SIGNUP_DRAFT = 'mala.signup';

type Area = 'localStorage' | 'sessionStorage';

/** The text stored in this browser under a key; null if there is none, or the browser refuses storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it for null; does nothing if the browser refuses storage or the quota is used up. */
export function writeStored(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    // only the page keeps it
  }
}
