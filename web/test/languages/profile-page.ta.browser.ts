import { listSimilar } from '@mala/contract/similar.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profileText } from '../../app/i18n/ta/profile.ts';
import { profilePageText } from '../../app/i18n/ta/profile-page.ts';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { giveGrooms, nameOf } from '../list-of-grooms.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { groomOf } from '../samples.ts';

const HERE = {
  domain: 'tamilmala',
  home_state: 'tamil-nadu',
  subscription_id: '01890000-0000-7000-8000-000000000003',
} as const;
const text = profilePageText;

test('head, bar, steps and similar profiles stand in Tamil, on a phone and on a wide screen', async () => {
  const { card } = groomOf('tamilmala');
  giveGrooms(45, 'tamilmala');
  replies.give(listSimilar, {
    rows: [{ ...card, common: ['community', 'age', 'height'] }],
    photo_nudge: false,
  });
  await page.viewport(360, 740);
  await open('/profile/search?from_age=20&to_age=60', HERE);
  await page.getByRole('link', { name: `${nameOf(12)}, 29` }).click();
  await expect.element(page.getByText('வயது, உயரம்')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'பட்டியலில் உள்ள வரன்கள்' });
  await lookAtBothWidths(steps.getByText('3 / 45'));
  const bar = page.getByRole('region', { name: 'தொடர்பும் விருப்பப் பட்டியலும்' });
  await look(bar.getByRole('button', { name: profileText.contact.view }));
  await page.getByRole('button', { name: profileText.enlarge(1), exact: true }).click();
  await look(page.getByRole('dialog').getByRole('button', { name: 'பெரிதாக்குக', exact: true }));
  await button(profileText.close).click();
  await button('அடுத்த வரன்').click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: `${nameOf(13)}, 29` }))
    .toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const similar = page.getByRole('region', { name: 'இதைப் போன்ற வரன்கள்' });
  await expect.element(similar.getByText('அதே சாதி')).toBeVisible();
  await lookAtBothWidths(similar.getByText(text.similar.common.height));
});
