import type { Got } from '@mala/contract/endpoint.ts';
import type { nextToReview, Waiting } from '@mala/contract/moderation/review.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { FIRST_REASONS } from '@mala/contract/settings/reasons.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

/** A waiting profile with everything that its page can say; its words are those of the walk's own people. */
function waitingOf(profile: ProfileView): Waiting {
  const { profile_id, mid, domain, photos, name } = profile;
  const at = '2026-11-20T08:00:00.000Z';
  const who = name ?? '';
  return {
    profile,
    files: [],
    status: 0,
    complete: true,
    waiting_since: at,
    profile_for: 'daughter',
    earlier: { at, view: { ...profile, city: who }, photos: ['gone'], files: [] },
    decisions: [{ at, by: who, from: 0, to: 500, reason: who }],
    double_of: { profile_id, mid },
    claimed_by: who,
    doubles: [
      {
        profile_id,
        mid,
        name: who,
        domain,
        status: 200,
        reasons: ['name', 'photo'],
        photo: photos[0] ?? null,
      },
    ],
    hidden_doubles: [{ domain, reasons: ['mobile'] }],
    language: 'en',
    reasons: FIRST_REASONS.review.map((name) => ({ name, label: '', text: '…' })),
  };
}

/** The review of one profile: the profile, a refusal, a double, the keys, and the end. */
export async function walkQueue(walk: Walk, { user_id }: Person): Promise<void> {
  const { page, text } = walk;
  const dialog = page.getByRole('dialog');
  await page.route('**/api/admin/review/next', async (route) => {
    const { except } = route.request().postDataJSON() as { except: string[] };
    const url = new URL(`/api/profile/view/${user_id}`, route.request().url()).href;
    const profile = (await (await route.fetch({ url, method: 'GET' })).json()) as ProfileView;
    const rows = except.length > 0 ? [] : [waitingOf(profile)];
    const reply: Got<(typeof nextToReview)['reply']> = { waiting: 1, rows, colleagues: [] };
    await route.fulfill({ json: reply });
  });
  await page.route(`**/api/admin/review/${user_id}?*`, (route) => route.abort());
  await walk.open('/admin/profile/review', { looks: false });
  await expect(page.getByRole('article')).toBeVisible();
  await walk.look('a profile in review');
  for (const [key, state] of [
    ['1', 'a refusal in review'],
    ['d', 'a double in review'],
    ['?', 'the keys of the review'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await walk.look(state);
    await walk.leave();
  }
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: text.reviewing.again })).toBeVisible();
  await walk.look('the end of the queue');
}
