import type { MatchFigure } from '@mala/contract/match.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, expectChoices, selectField } from '../form.ts';
import { groomOf } from '../samples.ts';

const AS = { domain: 'tamilmala', home_state: 'tamil-nadu' } as const;
const { card } = groomOf('tamilmala');
const own = { system: 'porutham', own: true } as const;

beforeEach(() => page.viewport(360, 740));

test('a card and the panel speak of porutham in Tamil', async () => {
  const match: MatchFigure = {
    ...({ system: 'porutham', score: 7, maximum: 10, verdict: 'not_recommended' } as const),
    dosha: 'rajju',
  };
  replies.give(search, { rows: [{ ...card, match }], count: 1, photo_nudge: false, match: own });
  await open('/profile/search?from_age=18&to_age=69', AS);
  const said = page.getByRole('article').getByText('பத்து பொருத்தம்: 10-க்கு 7, ரஜ்ஜு பொருத்தம் இல்லை');
  await expect.element(said).toBeVisible();
  await button('தேடல் தேர்வுகள்').click();
  await expect.element(page.getByRole('group', { name: 'ஜாதகப் பொருத்தம்' })).toBeVisible();
  for (const name of ['அதிகப் பொருத்தம் உள்ளவை முதலில்', 'ரஜ்ஜு பொருத்தம் உள்ளவை மட்டும்'])
    await expect.element(page.getByRole('checkbox', { name })).toBeVisible();
  const label = 'பத்து பொருத்தத்தில் குறைந்தது';
  await expect.element(selectField(label)).toBeVisible();
  await expectChoices(
    label,
    [5, 6, 7, 8, 9, 10].map((least) => `10-க்கு ${least}`),
  );
});

test('without the own star a line invites in Tamil', async () => {
  replies.give(search, {
    rows: [card],
    count: 1,
    photo_nudge: false,
    match: { ...own, own: false },
  });
  await open('/profile/search', AS);
  const name = 'ஜாதகப் பொருத்தத்தைப் பார்க்க, உங்கள் நட்சத்திரத்தையும் ராசியையும் சேர்க்கவும்';
  await expect.element(page.getByRole('link', { name })).toBeVisible();
});
