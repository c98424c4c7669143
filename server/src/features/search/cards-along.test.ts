import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { givePhoto, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { findCards } from './card-queries.ts';
import { createCards } from './cards.ts';
import type { Known } from './change-queries.ts';
import type { ChangeAt } from './entry.ts';
import { createStates } from './state-queries.ts';

const app = useTestApp();
let groom: Person;
let bride: Person;
let change: ChangeAt;

function stateAfter(known: readonly Known[]) {
  const { db, now } = app().ctx;
  const readState = createStates(db, { now, known: () => known });
  return readState({ domain: 'tamilmala', viewerId: groom.user_id });
}

beforeEach(async () => {
  const { ctx } = app();
  groom = await makeMember(ctx, { gender: 'male' });
  bride = await makeMember(ctx);
  await givePhoto(ctx, bride);
  const { versions } = await stateAfter([]);
  await sql`UPDATE profiles SET preferences = '{"birth_star": ["ashwini"], "from_age": 25}' WHERE user_id = ${bride.user_id}`.execute(
    ctx.db,
  );
  const group = { domain: 'tamilmala', gender: 'female' } as const;
  const { changes } = await stateAfter([{ ...group, version: versions.female }]);
  const found = changes.female?.changes.find(({ user_id }) => user_id === bride.user_id);
  if (!found) throw new Error('the change did not come along');
  change = found;
});

/** As it stands in an index. */
const foundAt = (version: number, load = 1) => ({
  ...{ user_id: bride.user_id, version, load, row: 0 },
  ...{ approved: 0, kind: 0, active: 0, rank: 0 },
});

it('what comes along with a change is what its card is read as', async () => {
  const [read] = await findCards(app().ctx.db, [bride.user_id]);
  expect(read?.photo).toBeTruthy();
  expect(change.card).toEqual(read);
});

it('a card that came along is not read again, unless it changed since or everybody was read anew', async () => {
  const read = await createCards(app().ctx.db).of([foundAt(change.version)]);
  const away = new Error('nobody reads');
  const cards = createCards({ executeQuery: () => Promise.reject(away) } as never);
  cards.keepAlong([change], 1);
  await expect(cards.of([foundAt(change.version)])).resolves.toEqual(read);
  await expect(cards.of([foundAt(change.version + 1)])).rejects.toBe(away);
  await expect(cards.of([foundAt(change.version, 2)])).rejects.toBe(away);
});
