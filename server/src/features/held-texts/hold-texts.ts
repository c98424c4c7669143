import { can } from '@mala/contract/access/roles.ts';
import { cleanText } from '@mala/contract/clean-text.ts';
import type { Message } from '@mala/contract/messages.ts';
import type { TextPart } from '@mala/contract/profiles/held-text.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { findContact, findSplitNumber } from '../contact-check/index.ts';
import { deleteHeld, type HeldRow, insertHeld } from './queries.ts';

/** A text that others read, as it is typed, and what is stored of its field. */
export interface TypedText {
  field: string;
  text: unknown;
  stored: unknown;
}

/** What the texts of a save are: those to hold, those held already, and the fields whose held text goes. */
export interface TextPlan {
  hold: { field: string; text: string; found: string }[];
  /** fields that others get nothing of: of both kinds of held texts */
  hidden: string[];
  released: string[];
}

/**
 * What to do with the texts of a save, in the order in which they are read. One that is stored or held already stays as it
 * is; any other with a contact, or with a piece of a number that goes on in the text beside it, is held if the member says
 * of this very text that it has none (`said`). The office may save any text of its own. Throws 400 INVALID with the first
 * contact of each other one: `contact:98400 12345`.
 */
export function planTexts(
  viewer: Viewer,
  texts: readonly TypedText[],
  held: readonly Pick<HeldRow, 'field' | 'text'>[],
  said: Readonly<Record<string, string>> = {},
): TextPlan {
  const plan: TextPlan = { hold: [], hidden: [], released: [] };
  const faults: Record<string, Message> = {};
  const isTrusted = can(viewer, 'profiles.edit');
  const isSaid = ({ field, text }: Read) =>
    Object.hasOwn(said, field) && cleanText(said[field] ?? '') === text;
  const hold = ({ field, text }: Read, found: string) => {
    plan.hold.push({ field, text, found });
    plan.hidden.push(field);
  };
  let read: Read[] = [];
  for (const { field, text, stored } of texts) {
    const before = held.find((one) => one.field === field);
    if (typeof text === 'string' && text === before?.text) {
      plan.hidden.push(field);
      continue;
    }
    if (isTrusted || typeof text !== 'string') continue;
    const one = { field, text, isNew: text !== stored };
    const found = findContact(text);
    if (found === null) read.push(one);
    else if (one.isNew && isSaid(one)) hold(one, found);
    else if (one.isNew) faults[field] = `contact:${found}`;
  }
  for (let pieces = findPieces(read); pieces[0]; pieces = findPieces(read)) {
    const typed = pieces.filter(({ one }) => one.isNew);
    const apart = typed.find(({ one }) => isSaid(one));
    if (apart) hold(apart.one, apart.found);
    else for (const { one, found } of typed) faults[one.field] = `contact:${found}`;
    const done = (apart ?? pieces[0]).one;
    read = read.filter((one) => one !== done);
  }
  if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults });
  plan.released = held.map(({ field }) => field).filter((field) => !plan.hidden.includes(field));
  return plan;
}

/** A text that others read after a save. */
interface Read {
  field: string;
  text: string;
  /** not stored before */
  isNew: boolean;
}

/** The texts that hold the pieces of one phone number, with these. */
function findPieces(read: readonly Read[]): { one: Read; found: string }[] {
  if (!read.some(({ isNew }) => isNew)) return [];
  const pieces = findSplitNumber(read.map(({ text }) => text));
  return read.flatMap((one, place) => {
    const found = pieces.get(place);
    return found === undefined ? [] : [{ one, found }];
  });
}

/** Holds the texts of a plan and lets go of others; the caller has locked the profile. */
export async function carryOut(
  trx: Transaction<Database>,
  of: { profile_id: string; part: TextPart },
  { hold, released }: TextPlan,
  now: Date,
): Promise<void> {
  await deleteHeld(trx, of, released);
  for (const one of hold) await insertHeld(trx, { id: uuid(), ...of, ...one, held_at: now });
}
