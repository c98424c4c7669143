import { can } from '@mala/contract/access/roles.ts';
import type { Message } from '@mala/contract/messages.ts';
import type { Viewer } from '../../access/viewer.ts';
import { AppError } from '../../errors.ts';
import { findContact } from './find-contact.ts';

/** A text as it is typed, with the name of its field and what is stored of it. */
export interface TypedText {
  name: string;
  text: unknown;
  stored: unknown;
}

/**
 * Throws 400 INVALID with the first contact of each text that others read: `contact:98400 12345`. A text that is stored as
 * it is was looked at when it was saved; the office may save any text.
 */
export function refuseContacts(viewer: Viewer, texts: readonly TypedText[]): void {
  if (can(viewer, 'profiles.edit')) return;
  const faults: Record<string, Message> = {};
  for (const { name, text, stored } of texts) {
    if (typeof text !== 'string' || text === stored) continue;
    const found = findContact(text);
    if (found !== null) faults[name] = `contact:${found}`;
  }
  if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults });
}
