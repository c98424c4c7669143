import type { Standing } from '@mala/contract/access/standing.ts';
import { readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { PROFILE, SUBSCRIPTION } from '../samples.ts';
import { FIGURE, PORUTHAM } from '../samples-match.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad } from './failing.ts';

const VIEW = `/profile/view/${PROFILE.profile_id}`;
const parts = page.getByText('Dina / தினப் பொருத்தம்');

/** The standing of a member who is refused with a code. */
const STANDING: Record<string, Standing> = {
  PROFILE_INCOMPLETE: 'incomplete',
  PROFILE_PENDING: 'pending',
  PROFILE_PAUSED: 'paused',
  PROFILE_CLOSED: 'married',
  PROFILE_REFUSED: 'refused',
};

beforeEach(() => {
  replies.give(viewProfile, { ...PROFILE, match: FIGURE });
  replies.give(readSubscription, SUBSCRIPTION);
  replies.give(readMatch, PORUTHAM);
});

test('matchParts', async () => {
  await eachRow('matchParts', async (row) => {
    const expand = async () => {
      await open(VIEW, {});
      await button('See every part').click();
    };
    await seeFailedLoad(row, expand, parts);
    // the figure that came with the profile stays
    await expect.element(page.getByText('5 of 10 agree')).toBeVisible();
  });
});

test('matchSheet', async () => {
  await eachRow('matchSheet', (row) => {
    const standing = STANDING[String(row.failure)] ?? 'approved';
    return seeFailedLoad(row, () => open(`${VIEW}/match`, { standing }), parts);
  });
});
