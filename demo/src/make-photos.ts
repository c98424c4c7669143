import type { PhotoState } from '@mala/contract/photos/photo.ts';
import type { Photos } from '@mala/server/db/schema/profiles.ts';
import { pictureFiles } from '@mala/server/storage/picture-files.ts';
import type { Insertable } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';
import type { PortraitPool } from './portrait-pool.ts';
import type { MadeUpFile } from './write-files.ts';

/** Number of saved steps of those who have passed the photo step. */
const PHOTO_STEP = 4;

const CAPTIONS = {
  tamilmala: [
    'At a cousin’s wedding',
    'பொங்கல் அன்று',
    'Office day',
    'Temple visit',
    'Last Deepavali',
  ],
  marathimala: ['At a cousin’s wedding', 'गुढीपाडवा', 'Office day', 'Ganesh festival', 'दिवाळी'],
} as const;

function countOf({ steps, featured, guide, random }: MadeUpPerson): number {
  if (steps < PHOTO_STEP) return 0;
  const count = Number(random.weighted({ '0': 12, '1': 60, '2': 20, '3': 8 }));
  return featured || guide ? Math.max(1, count) : count;
}

/** An approval accepts the photos; the last one of a long album was added after it. */
function stateOf({ status, featured, guide }: MadeUpPerson, position: number): PhotoState {
  if (status !== 200 && status !== 300 && status !== 301) return 'waiting';
  const isNew = status === 200 && position === 2 && !featured && !guide;
  return isNew ? 'waiting' : 'approved';
}

/** The photos of everybody: their rows, and their files in all sizes. */
export function makePhotos(people: readonly MadeUpPerson[], poolOf: PortraitPool, today: Date) {
  const rows: Insertable<Photos>[] = [];
  const files: MadeUpFile[] = [];
  for (const person of people) {
    const count = countOf(person);
    const albums = poolOf(person.domain, person.gender).filter(({ length }) => length >= count);
    const portraits = person.random.pick(albums).slice(0, count);
    portraits.forEach((portrait, position) => {
      const id = idOf(`photo ${person.id} ${position}`);
      const caption = person.random.chance(0.25)
        ? person.random.pick(CAPTIONS[person.domain])
        : null;
      const { width, height, preview } = portrait;
      const state = stateOf(person, position);
      // of the last nine days, if it was added after the approval
      const isLate = state === 'waiting' && person.status === 200;
      const created_at = isLate ? daysBefore(today, 1 + (rows.length % 9)) : person.created_at;
      rows.push({
        id,
        profile_id: person.id,
        position,
        caption,
        width,
        height,
        preview,
        created_at,
        state,
      });
      files.push(...pictureFiles('photo', id, portrait));
    });
  }
  return { rows, files };
}
