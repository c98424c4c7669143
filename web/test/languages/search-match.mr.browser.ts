import type { MatchFigure } from '@mala/contract/match.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, expectChoices, selectField } from '../form.ts';
import { groomOf } from '../samples.ts';

const AS = { domain: 'marathimala', home_state: 'maharashtra' } as const;
const { card } = groomOf('marathimala');
const own = { system: 'ashtakoot', own: true } as const;

beforeEach(() => page.viewport(360, 740));

test('a card and the panel speak of guna in Marathi', async () => {
  const match: MatchFigure = {
    ...({ system: 'ashtakoot', score: 24.5, maximum: 36, verdict: 'acceptable' } as const),
    dosha: 'nadi',
  };
  replies.give(search, { rows: [{ ...card, match }], count: 1, photo_nudge: false, match: own });
  await open('/profile/search?from_age=18&to_age=69', AS);
  const said = page.getByRole('article').getByText('गुणमेलन: 36 पैकी 24.5 गुण, नाडीदोष आहे');
  await expect.element(said).toBeVisible();
  await button('शोधाचे निकष').click();
  await expect.element(page.getByRole('group', { name: 'पत्रिका जुळवणी' })).toBeVisible();
  for (const name of ['जास्त जुळणारी स्थळे आधी', 'नाडीदोष नसलेली स्थळे'])
    await expect.element(page.getByRole('checkbox', { name })).toBeVisible();
  const label = 'गुणमेलन: किमान गुण';
  await expect.element(selectField(label)).toBeVisible();
  await expectChoices(
    label,
    [18, 21, 24, 27, 30].map((least) => `36 पैकी ${least}`),
  );
});

test('without the own star a line invites in Marathi', async () => {
  replies.give(search, {
    rows: [card],
    count: 1,
    photo_nudge: false,
    match: { ...own, own: false },
  });
  await open('/profile/search', AS);
  const name = 'पत्रिका कशी जुळते ते पाहण्यासाठी तुमचे नक्षत्र आणि राशी भरा';
  await expect.element(page.getByRole('link', { name })).toBeVisible();
});
