import { readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { lookAtBothWidths } from '../look.ts';
import { groomOf, SUBSCRIPTION } from '../samples.ts';
import { FIGURE, PORUTHAM, VETO, WITHOUT_PADHAM } from '../samples-match.ts';

const { profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const part = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('the ten poruthams stand in Tamil, with their Latin names beside', async () => {
  replies.give(viewProfile, { ...profile, match: FIGURE });
  replies.give(readSubscription, SUBSCRIPTION);
  replies.give(readMatch, PORUTHAM);
  await open(ADDRESS, {});
  const card = page.getByRole('region', { name: 'ஜாதகப் பொருத்தம்', exact: true });
  await lookAtBothWidths(card.getByText('10-க்கு 5 பொருத்தம்'));
  await page.getByRole('button', { name: 'எல்லாப் பொருத்தங்களையும் காண்க' }).click();
  await lookAtBothWidths(part('தினப் பொருத்தம் / Dina'));
  await expect.element(part('தினப்')).toMatchTextContent(/உத்தமம்.*நல்ல எண்ணிக்கை\./);
  await expect.element(part('நாடி')).toMatchTextContent(/எண்ணிக்கையில் சேராது/);
  await expect
    .element(card.getByRole('region', { name: 'மணமகள்' }))
    .toMatchTextContent(/\(நீங்கள்\).*அஸ்வினி \/ Aswini/);
});

test('the sheet says in Tamil what is missing, and that rajju does not agree', async () => {
  replies.give(readMatch, WITHOUT_PADHAM);
  await open(`${ADDRESS}/match?system=ashtakoot`, {});
  await lookAtBothWidths(page.getByText('34-க்கு 31.5 குணம்'));
  await expect.element(part('வசியம்')).toMatchTextContent(/தேவை: மணமகனின் பாதம்\./);
  replies.give(readMatch, VETO);
  await open(`${ADDRESS}/match`, {});
  await expect.element(page.getByText(/^ரஜ்ஜு பொருந்தவில்லை/)).toBeVisible();
});
