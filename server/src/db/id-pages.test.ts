import { expect, it } from 'vitest';
import { makeMember } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';
import { idPages, isInRange } from './id-pages.ts';

const app = useTestApp();

it('a table is gone through in pages of so many rows, each row once, though hits are few', async () => {
  const { db } = app().ctx;
  const made: string[] = [];
  for (let one = 0; one < 7; one++) made.push((await makeMember(app().ctx)).user_id);
  const [rare = ''] = made;
  for (const [most, sizes] of [
    [3, [3, 3, 1]],
    [7, [7, 0]],
    [8, [7]],
  ] as const) {
    const pages: string[][] = [];
    let hits = 0;
    for await (const range of idPages(db, 'profiles', most)) {
      const rows = await db
        .selectFrom('profiles')
        .where(isInRange('user_id', range))
        .select('user_id')
        .execute();
      pages.push(rows.map(({ user_id }) => user_id));
      hits += rows.filter(({ user_id }) => user_id === rare).length;
    }
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat().sort()).toEqual(made.toSorted());
    expect(hits).toBe(1);
  }
});
