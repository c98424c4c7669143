import { AWAY, type Away } from '@mala/contract/access/away.ts';
import type { Role } from '@mala/contract/access/roles.ts';
import { STATUS, type Status } from '@mala/contract/access/status.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { PhotoState } from '@mala/contract/photos/photo.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import { freshMobile } from './accounts.ts';
import { sampleSections } from './sections.ts';

export const GENDERS = ['female', 'male'] as const;

/** Each status with every step complete, a member with an incomplete profile, and approved ones who are away. */
export const KINDS: readonly { status: Status; complete: boolean; away: Away | null }[] = [
  { status: STATUS.UNVERIFIED, complete: false, away: null },
  ...Object.values(STATUS).map((status) => ({ status, complete: true, away: null })),
  ...AWAY.map((away) => ({ status: STATUS.APPROVED, complete: true, away })),
];

/** The position of everybody, which waits for the office. */
export const HELD_POSITION = 'Teacher, 98400 12345';

/** Somebody's photos: accepted, in review, refused and removed. */
export type OwnPhotos = readonly { state: PhotoState; removed?: boolean }[];

export interface Somebody {
  user_id: string;
  role: Role | 'MEMBER';
  /** where a role counts; null: in both communities */
  where: Domain | null;
  domain: Domain;
  gender: (typeof GENDERS)[number];
  status: Status;
  complete: boolean;
  away: Away | null;
  featured: boolean;
  home_photo: boolean;
  photos: { id: string; state: PhotoState; removed: boolean }[];
  token: string;
}

type Wanted = Pick<Somebody, 'status' | 'complete'> &
  Partial<Pick<Somebody, 'role' | 'where' | 'away' | 'featured' | 'home_photo'>> & {
    photos?: OwnPhotos;
  };

/** One of this kind for each site and gender. */
export function everywhere(wanted: Wanted): Somebody[] {
  return DOMAINS.flatMap((domain) =>
    GENDERS.map((gender) => ({
      role: 'MEMBER' as const,
      where: null,
      away: null,
      featured: false,
      home_photo: false,
      ...wanted,
      photos: (wanted.photos ?? []).map(({ state, removed = false }) => ({
        id: uuid(),
        state,
        removed,
      })),
      user_id: uuid(),
      domain,
      gender,
      token: '',
    })),
  );
}

/** Inserts all of them in a few statements, each with an open session and a horoscope file. */
export async function writePeople(ctx: Context, people: readonly Somebody[]): Promise<void> {
  const { db } = ctx;
  const users = people.map(({ user_id, domain }) => ({
    id: user_id,
    domain,
    mobile_no: freshMobile(),
    password_hash: 'nobody signs in with it',
    user_name: 'Somebody',
  }));
  const roles = people.flatMap(({ user_id, role, where }) =>
    role === 'MEMBER' ? [] : [{ id: uuid(), user_id, role, domain: where }],
  );
  const agreements = people.map(({ user_id }) => ({
    id: uuid(),
    user_id,
    version: TERMS_VERSION,
    address: '127.0.0.1',
  }));
  const sessions = people.map(({ user_id }) => ({ id: uuid(), user_id }));
  const profiles = people.map(({ user_id, domain, gender, status, complete, ...more }) => {
    const { basic, personal, work, family, horoscope } = sampleSections(domain);
    return {
      user_id,
      domain,
      status,
      away: more.away,
      mid: sql<string>`${gender === 'male' ? 'MM' : 'MF'} || nextval('mid_numbers')`,
      approved_at: status === STATUS.APPROVED ? ctx.now() : null,
      basic: JSON.stringify({ ...basic, gender }),
      personal: JSON.stringify(personal),
      work: JSON.stringify({ ...work, position: null }),
      family: complete ? JSON.stringify(family) : null,
      horoscope: JSON.stringify(horoscope),
      photos_done: true,
      featured: more.featured,
      home_photo: more.home_photo,
    };
  });
  const photos = people.flatMap(({ user_id, photos: own }) =>
    own.map(({ id, state, removed }, index) => ({
      id,
      profile_id: user_id,
      position: index + 1,
      width: 600,
      height: 800,
      preview: 'data:image/webp;base64,AAAA',
      state,
      removed_at: removed ? ctx.now() : null,
    })),
  );
  const files = people.map(({ user_id }) => ({
    id: uuid(),
    profile_id: user_id,
    name: 'chart.pdf',
    kind: 'pdf' as const,
    bytes: 4,
    pages: 1,
    state: 'rewritten' as const,
  }));
  const held = people.map(({ user_id }) => ({
    id: uuid(),
    profile_id: user_id,
    part: 'work' as const,
    field: 'position',
    text: HELD_POSITION,
    found: '98400 12345',
    state: 'waiting' as const,
    held_at: ctx.now(),
  }));
  await db.insertInto('users').values(users).execute();
  if (roles.length > 0) await db.insertInto('staff_roles').values(roles).execute();
  await db.insertInto('agreements').values(agreements).execute();
  await db.insertInto('sessions').values(sessions).execute();
  await db.insertInto('profiles').values(profiles).execute();
  await db.insertInto('photos').values(photos).execute();
  await db.insertInto('horoscope_files').values(files).execute();
  await db.insertInto('held_texts').values(held).execute();
  for (const [index, one] of people.entries()) {
    const { user_id, role, domain, status } = one;
    const kind = role === 'MEMBER' ? 'MEMBER' : 'ADMIN';
    const claims = { user_id, role: kind, domain, state: status, user_name: 'Somebody' };
    const session_id = sessions[index]?.id ?? '';
    one.token = ctx.tokens.sign({ ...claims, session_id, mid: null, subscription_id: null });
  }
}
