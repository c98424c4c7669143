import { SECTIONS } from '@mala/contract/profiles/field.ts';
import type { Context } from '../src/context.ts';
import { giveCorrection } from './factories/absences.ts';
import { giveComplaint } from './factories/complaints.ts';
import { giveEntry, giveEntryFile, giveEntryPhoto } from './factories/entries.ts';
import { giveMarriage } from './factories/home.ts';
import { giveImport, giveKeptImport } from './factories/imports.ts';
import { giveClaim, givePayment } from './factories/payments.ts';
import { giveHoroscopeFile, givePhoto, makeMember, makeStaff, type Person } from './factories.ts';
import { giveHeldChange, giveHeldText, giveLiveChange, giveMail } from './faults/people.ts';
import { giveHistory } from './history.ts';

/** What calls are about, all of the Tamil site. */
export interface Target {
  person: Person;
  photo: string;
  waiting: string;
  removed: string;
  file: string;
  text: { id: string; version: string };
  change: { section: 'basic' | 'family'; version: string };
  mail: string;
  marriage: string;
  payment: string;
  claim: string;
  complaint: string;
  correction: string;
  /** a draft of another helper */
  entry: { id: string; photo: string; file: string };
  imports: { open: string; kept: string };
  /** has not begun a profile */
  newcomer: Person;
  cashier: Person;
  /** ids by which a list shows that it has the target */
  names: string[];
}

export async function makeTarget(ctx: Context): Promise<Target> {
  const person = await makeMember(ctx);
  const photo = await givePhoto(ctx, person);
  const removed = await givePhoto(ctx, person);
  await ctx.db
    .updateTable('photos')
    .set({ removed_at: ctx.now(), removed_by: person.user_id })
    .where('id', '=', removed)
    .execute();
  const { user_id } = person;
  await giveHistory(ctx, person);
  await giveLiveChange(ctx, person);
  const marriage = await giveMarriage(ctx, 'tamilmala', 'A wedding');
  const cashier = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
  const helper = await makeStaff(ctx, 'HELPER', 'tamilmala', 'tamilmala');
  // the first target is what was changed last
  const created_at = new Date(5e12 - Date.now());
  const entry = await giveEntry(ctx, helper, { created_at });
  const open = (await giveImport(ctx, helper, { created_at })).id;
  return {
    person,
    photo,
    removed,
    waiting: await givePhoto(ctx, person, 'waiting'),
    file: await giveHoroscopeFile(ctx, person),
    text: await giveHeldText(ctx, person),
    change: await giveHeldChange(ctx, person),
    // the oldest failures come last in their list
    mail: await giveMail(ctx, user_id, new Date(0)),
    marriage,
    payment: await givePayment(ctx, person, cashier),
    claim: await giveClaim(ctx, person),
    complaint: await giveComplaint(ctx, await makeMember(ctx), person),
    correction: await giveCorrection(ctx, user_id),
    entry: {
      id: entry.id,
      photo: await giveEntryPhoto(ctx, entry.id),
      file: await giveEntryFile(ctx, entry.id),
    },
    imports: { open, kept: (await giveKeptImport(ctx, helper)).id },
    newcomer: await makeMember(ctx, { status: 0, without: [...SECTIONS, 'photo'] }),
    cashier,
    names: [user_id, marriage, cashier.user_id, entry.id, open],
  };
}
