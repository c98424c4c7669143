import { readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { lookAtBothWidths } from '../look.ts';
import { groomOf, SUBSCRIPTION } from '../samples.ts';
import { ASHTAKOOT, PORUTHAM, WITHOUT_PADHAM } from '../samples-match.ts';

const { profile } = groomOf('marathimala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const HERE = { domain: 'marathimala', home_state: 'maharashtra' } as const;
const part = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('the eight kutas stand in Marathi, with their Latin names beside', async () => {
  const { system, score, maximum, verdict } = ASHTAKOOT;
  replies.give(viewProfile, { ...profile, match: { system, score, maximum, verdict } });
  replies.give(readSubscription, SUBSCRIPTION);
  replies.give(readMatch, { ...ASHTAKOOT, domain: 'marathimala' });
  await open(ADDRESS, HERE);
  const card = page.getByRole('region', { name: 'पत्रिका जुळवणी', exact: true });
  await lookAtBothWidths(card.getByText('36 पैकी 33.5 गुण'));
  await page.getByRole('button', { name: 'सविस्तर जुळवणी पाहा' }).click();
  await lookAtBothWidths(part('नाडी / Nadi'));
  await expect.element(part('नाडी')).toMatchTextContent(/8 पैकी 8/);
  await expect
    .element(card.getByRole('region', { name: 'वधू' }))
    .toMatchTextContent(/\(तुम्ही\).*अश्विनी \/ Ashwini/);
});

test('the sheet says in Marathi what is missing, and shows the other tradition', async () => {
  replies.give(readMatch, { ...WITHOUT_PADHAM, domain: 'marathimala' });
  await open(`${ADDRESS}/match`, HERE);
  await lookAtBothWidths(page.getByText('34 पैकी 31.5 गुण'));
  await expect.element(part('वश्य')).toMatchTextContent(/यासाठी हवे: वराचे चरण\./);
  replies.give(readMatch, { ...PORUTHAM, domain: 'marathimala' });
  await open(`${ADDRESS}/match?system=porutham`, HERE);
  await expect.element(part('दिन / Dina')).toMatchTextContent(/उत्तम/);
});
