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

type Faults = Readonly<Record<string, Message>>;

/** What a save does with its texts. */
export interface TextPlan {
  hold: { field: string; text: string; found: string }[];
  /** fields whose text others do not see: those to hold, and those held already */
  hidden: string[];
  /** fields whose held text is forgotten */
  released: string[];
}

/**
 * What to do with the texts of a save, in the order in which they are read. One that is stored or held already stays as it
 * is; any other with a contact, or with a piece of a number that goes on in the text beside it, is held if the member says
 * of this very text that it has none (`said`). The office may save any text of its own. Throws 400 INVALID with the first
 * contact of each other one, `contact:98400 12345`, and with the `faults` that the save has besides.
 */
export function planTexts(
  viewer: Pick<Viewer, 'roles'>,
  texts: readonly TypedText[],
  held: readonly Pick<HeldRow, 'field' | 'text'>[],
  {
    said = {},
    faults = {},
  }: { said?: Readonly<Record<string, string>> | undefined; faults?: Faults },
): TextPlan {
  const isHeld = ({ field, text }: TypedText) =>
    held.some((one) => one.field === field && one.text === text);
  const checked = can(viewer, 'profiles.edit') ? [] : texts.filter((one) => !isHeld(one));
  const { hold, contacts } = textsToHold(checked.flatMap((one) => readOf(one, said)));
  const all = { ...faults, ...contacts };
  if (Object.keys(all).length > 0) throw new AppError('INVALID', { faults: all });
  const hidden = [...texts.filter(isHeld), ...hold].map(({ field }) => field);
  const released = held.map(({ field }) => field).filter((field) => !hidden.includes(field));
  return { hold, hidden, released };
}

/** A text that others read after a save. */
interface Read {
  field: string;
  text: string;
  /** not stored before */
  isNew: boolean;
  /** the member says that it has no contact */
  isSaid: boolean;
}

function readOf(
  { field, text, stored }: TypedText,
  said: Readonly<Record<string, string>>,
): Read[] {
  if (typeof text !== 'string') return [];
  const isSaid = Object.hasOwn(said, field) && cleanText(said[field] ?? '') === text;
  return [{ field, text, isNew: text !== stored, isSaid }];
}

/** The new texts to hold, and the contacts of other new ones. */
function textsToHold(texts: readonly Read[]): { hold: TextPlan['hold']; contacts: Faults } {
  const hold: TextPlan['hold'] = [];
  const contacts: Record<string, Message> = {};
  const note = ({ field, text, isSaid }: Read, found: string) => {
    if (isSaid) hold.push({ field, text, found });
    else contacts[field] = `contact:${found}`;
  };
  let read: Read[] = [];
  for (const one of texts) {
    const found = findContact(one.text);
    if (found === null) read.push(one);
    else if (one.isNew) note(one, found);
  }
  for (let pieces = findPieces(read); pieces[0]; pieces = findPieces(read)) {
    const typed = pieces.filter(({ one }) => one.isNew);
    // without it the other pieces make no number
    const apart = typed.find(({ one }) => one.isSaid);
    for (const { one, found } of apart ? [apart] : typed) note(one, found);
    const done = (apart ?? pieces[0]).one;
    read = read.filter((one) => one !== done);
  }
  return { hold, contacts };
}

/** The texts that a phone number is split over, each with its piece; none if there is no such number. */
function findPieces(read: readonly Read[]): { one: Read; found: string }[] {
  if (!read.some(({ isNew }) => isNew)) return [];
  const pieces = findSplitNumber(read.map(({ text }) => text));
  return read.flatMap((one, place) => {
    const found = pieces.get(place);
    return found === undefined ? [] : [{ one, found }];
  });
}

/** Holds the texts of a plan and lets go of others; the caller has locked the profile. */
export async function applyTextPlan(
  trx: Transaction<Database>,
  of: { profile_id: string; part: TextPart },
  { hold, released }: TextPlan,
  now: Date,
): Promise<void> {
  await deleteHeld(trx, of, released);
  for (const one of hold) await insertHeld(trx, { id: uuid(), ...of, ...one, held_at: now });
}
