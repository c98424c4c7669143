import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import type { Photos } from '@mala/server/db/schema/profiles.ts';
import type { Insertable, Transaction } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import { makeCalls } from './make-calls.ts';
import { makeCorrections } from './make-corrections.ts';
import type { MadeUpPerson } from './make-person.ts';

const CAPTION = {
  tamilmala: 'Batch of 9840012345 at the temple',
  marathimala: 'Our old shop, bill book 9822012345',
} as const;
const FOUND = { tamilmala: '9840012345', marathimala: '9822012345' } as const;

const COMPLAINTS = {
  tamilmala: [
    ['money', 'They asked for 5,000 rupees for the travel before we had even met.'],
    ['fake', 'The second photo is of a film actor.'],
  ],
  marathimala: [
    ['married', 'A relative of ours went to the wedding in May.'],
    ['indecent', 'He sent rude messages after we had said no.'],
  ],
} as const;

/** Two complaints: one waits, an earlier one is answered. */
async function makeComplaints(
  trx: Transaction<Database>,
  members: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  const about = members[6];
  const reporters = members.filter((one) => one.gender !== about?.gender).slice(0, 2);
  if (!about || reporters.length < 2) return;
  const { domain } = about;
  await trx
    .insertInto('complaints')
    .values(
      COMPLAINTS[domain].map(([reason, text], place) => ({
        id: idOf(`complaint ${domain} ${place}`),
        reporter_id: reporters[place]?.id ?? null,
        profile_id: about.id,
        reason,
        text,
        told_at: daysBefore(today, 2 + 20 * place),
        ...(place === 0
          ? { decision: null, answer: null, decided_at: null }
          : {
              decision: 'nothing' as const,
              answer: 'Thank you. We have looked at it, and spoken with the family.',
              decided_at: daysBefore(today, 19),
            }),
      })),
    )
    .execute();
}

/** Changes after approval: a longer name, a corrected birth date, and a mother's name. */
async function makeChanges(
  trx: Transaction<Database>,
  members: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  const [named, born, parent] = members.slice(3);
  if (!named || !born || !parent) return;
  const initial = { tamilmala: 'R. ', marathimala: 'Kum. ' }[named.domain];
  const day = (born.sections.basic?.date_of_birth ?? '').replace('-02-29', '-02-28');
  const changes = [
    { of: named, section: 'basic', fields: { name: `${initial}${named.name}` } },
    {
      of: born,
      section: 'basic',
      // a year apart, as mistakes are
      fields: { date_of_birth: `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` },
    },
    {
      of: parent,
      section: 'family',
      fields: {
        mother_name: `${parent.sections.family?.mother_name}${parent.domain === 'tamilmala' ? ' Ammal' : ' Bai'}`,
      },
    },
  ] as const;
  await trx
    .insertInto('held_changes')
    .values(
      changes.map(({ of, section, fields }, place) => ({
        profile_id: of.id,
        section,
        fields: JSON.stringify(fields),
        state: 'waiting' as const,
        held_at: daysBefore(today, place + 1),
      })),
    )
    .execute();
}

/** Changes that others see already: another town and another height, and a text that was written anew. */
async function makeLiveChanges(
  trx: Transaction<Database>,
  members: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  const [moved, told, both] = members.slice(8);
  if (!moved || !told || !both) return;
  const town = { tamilmala: 'Karur', marathimala: 'Satara' }[moved.domain];
  const changes = [
    { of: moved, section: 'basic', before: { city: town } },
    { of: told, section: 'personal', before: { about: null } },
    { of: both, section: 'basic', before: { city: town } },
    { of: both, section: 'work', before: { position: 'Trainee' } },
  ] as const;
  await trx
    .insertInto('live_changes')
    .values(
      changes.map(({ of, section, before }, place) => ({
        profile_id: of.id,
        section,
        before: JSON.stringify(before),
        since: daysBefore(today, place + 1),
        changed_at: daysBefore(today, place + 0.5),
      })),
    )
    .execute();
}

/** What waits for the office besides profiles and photos: changes, a caption, complaints, calls, a mail that failed and a
 * member who read much. */
export async function makeQueues(
  trx: Transaction<Database>,
  people: readonly MadeUpPerson[],
  photos: readonly Insertable<Photos>[],
  today: Date,
): Promise<void> {
  for (const [order, domain] of DOMAINS.entries()) {
    const members = people.filter(
      (person) => person.domain === domain && person.status === 200 && !person.guide,
    );
    const ids = new Set(members.map(({ id }) => id));
    const photo = photos.find(
      (one) => ids.has(one.profile_id) && one.state === 'approved' && !one.caption,
    );
    if (photo)
      await trx
        .insertInto('held_texts')
        .values({
          id: idOf(`held text ${domain}`),
          profile_id: photo.profile_id,
          part: 'photo',
          field: photo.id,
          text: CAPTION[domain],
          found: FOUND[domain],
          state: 'waiting',
          reason: null,
          held_at: daysBefore(today, 2 + order),
        })
        .execute();
    await makeChanges(trx, members, today);
    await makeLiveChanges(trx, members, today);
    await makeComplaints(trx, members, today);
    await makeCalls(trx, members, today);
    const paying = people.find((one) => one.domain === domain && one.guide?.pays);
    await makeCorrections(trx, paying, members, today);
    const [reader, receiver] = members;
    if (!reader || !receiver) continue;
    await trx
      .insertInto('mails')
      .values({
        id: idOf(`failed mail ${domain}`),
        user_id: receiver.id,
        kind: 'profile-approved',
        facts: JSON.stringify({}),
        queued_at: daysBefore(today, 5),
        failed_at: daysBefore(today, 4),
        fault: '550 5.1.1 The email account that you tried to reach does not exist.',
      })
      .execute();
    const noted_at = daysBefore(today, 1);
    const day = noted_at.toISOString().slice(0, 10);
    await trx
      .insertInto('heavy_readers')
      .values({ user_id: reader.id, day, kind: 'opens', noted_at })
      .execute();
  }
}
