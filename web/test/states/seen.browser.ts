import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readChart } from '@mala/contract/horoscopes.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import * as sharing from '@mala/contract/sharing.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { MEMBER, OWNER } from '../people.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { CHART } from '../samples-horoscope.ts';
import { FACE } from '../samples-sharing.ts';

const OWN = `/profile/view/${MEMBER.user_id}`;
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name });

for (const domain of DOMAINS) {
  const { profile } = groomOf(domain);
  const me = { domain, mid: 'MM100124' };

  test(`${domain}: one’s own profile as others see it, with nothing that acts`, async () => {
    replies.give(sharing.seeAsOthers, ({ address }) => {
      const as = address.searchParams.get('as');
      if (as === 'guest') return { profile: null, face: FACE };
      const attachments = [{ id: 'a', name: 'a.pdf', url: '/a' }];
      const more = as === 'downloaded' ? { ...CONTACT, attachments, downloaded: true } : {};
      return { profile: { ...profile, ...more }, face: null };
    });
    replies.give(readChart, CHART);
    const charts = page.getByRole('region', { name: 'Rasi and navamsa charts' });
    await open(`${OWN}/seen`, me);
    await lookAtBothWidths(/^This is what an approved member sees/);
    await expect.element(page.getByText(/the button “Upgrade to View Contact”/)).toBeVisible();
    expect(button('Shortlist').length).toBe(0);
    expect(charts.length).toBe(0);
    expect(link(/^(Edit|Upgrade)/).length).toBe(0);
    await page.getByRole('radio', { name: 'One who downloaded it' }).click();
    await expect.element(page.getByText(CONTACT.mobiles[0] ?? '')).toBeVisible();
    await expect.element(page.getByText('Horoscope 1')).toBeVisible();
    await expect.element(charts.getByRole('img').first()).toBeVisible();
    await lookAtBothWidths(/^This is what a member sees after/);
    expect(link(/^\d{10}/).length + link(/Horoscope 1/).length + button('Copy').length).toBe(0);
    await page.getByRole('radio', { name: 'A guest on the home page' }).click();
    await lookAtBothWidths('28 years, Madurai');
    await expect.element(heading('Grooms')).toBeVisible();
    expect(location.search).toBe('?as=guest');
    replies.give(viewProfile, { ...profile, profile_id: MEMBER.user_id });
    await link('Back to my profile').click();
    await expect.poll(() => location.pathname).toBe(OWN);
  });
}

test('whoever is not on the home page reads where that is changed', async () => {
  replies.give(sharing.seeAsOthers, { profile: null, face: null });
  await open(`${OWN}/seen?as=guest`, {});
  await lookAtBothWidths('You do not appear on the home page');
  expect((link('Photos').element() as HTMLAnchorElement).pathname).toBe('/profile/edit/photo');
  replies.give(sharing.seeAsOthers, { profile: null, face: { ...FACE, photo: null } });
  await open(`${OWN}/seen?as=guest`, {});
  await lookAtBothWidths(/^Your photo does not appear there/);
});

test('a profile that others do not see says so', async () => {
  replies.give(sharing.seeAsOthers, { profile: null, face: null });
  await open(`${OWN}/seen`, { standing: 'pending' });
  await lookAtBothWidths('Other families do not see your profile now');
  await expect.element(page.getByText('They see it once it is approved.')).toBeVisible();
});

test('the office, which has no profile, finds no biodata of its own, and no view of others', async () => {
  replies.give(viewProfile, groomOf('tamilmala').profile);
  await open('/profile/view/1/seen', OWNER);
  await expect.poll(() => location.pathname).toBe('/profile/view/1');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});
