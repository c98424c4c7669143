import { verifyEmail } from '@mala/contract/auth/email.ts';
import { checkLink } from '@mala/contract/auth/mailed-links.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readSite } from '@mala/contract/communities/endpoints.ts';
import { readHome } from '@mala/contract/content.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HOME } from '../../../server/test/factories/home-contents.ts';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { look, lookAtBothWidths, never } from '../look.ts';
import { SITE } from '../people.ts';
import { refusal } from '../replies.ts';

const SECRET = 'a long enough password';
const EMPTY = { brides: [], grooms: [], marriages: [] };
const password = page.getByLabelText('Password', { exact: true });

// with all optional parts of a site
beforeEach(() => {
  replies.give(readSite, {
    ...SITE,
    conversion: true,
    social: [
      { kind: 'facebook', url: 'https://www.facebook.com/mala' },
      { kind: 'other', url: 'https://mala.example.org/news' },
    ],
  });
});

for (const site of ['', ...DOMAINS]) {
  const start = site && `/${site}`;
  const wears = site || 'no community';

  test(`${wears}: the home page, the texts and what stands for a page`, async () => {
    replies.give(readHome, EMPTY);
    await page.viewport(360, 740);
    await open(start || '/');
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    for (const place of [/on Facebook/, /on mala\.example\.org/])
      await expect
        .element(page.getByRole('contentinfo').getByRole('link', { name: place }))
        .toBeVisible();
    await button('Menu').click();
    await look(button('Close menu'));
    if (site) {
      replies.give(readHome, HOME);
      await open(start);
      await lookAtBothWidths(page.getByRole('list', { name: 'Grooms' }));
    } else await lookAtBothWidths(page.getByRole('link', { name: 'Go to Tamil Mala' }));
    for (const [path, sign] of [
      ['/view/terms', 'Terms'],
      ['/view/privacy', 'Privacy'],
      ['/offline', 'You are offline'],
      ['/nothing/here', 'No Match'],
    ] as const) {
      await open(start + path);
      await look(page.getByRole('heading', { level: 1, name: sign }));
    }
  });

  test(`${wears}: the login`, async () => {
    await open(`${start}/login`);
    await lookAtBothWidths(button('Login'));
    await button('Login').click();
    await look('Please correct 2 fields');
    await textField('Mobile number').fill('9876543210');
    await password.fill(SECRET);
    await button('Show password').click();
    await look(button('Hide password'));
    const takeAway = replies.answer(login, () => refusal('TOO_MANY'));
    await button('Login').click();
    await look(page.getByRole('alert').filter({ hasText: 'Login failed' }));
    takeAway();
    replies.answer(login, never);
    await button('Login').click();
    await look(button('Submitting...'));
    const tries = () => replies.calls.filter((call) => call === 'POST /api/login').length;
    await expect.poll(tries).toBe(2);
  });

  test(`${wears}: the signup`, async () => {
    for (const path of site ? [`${start}/signup`, `/signup/${site}`] : ['/signup']) {
      await open(path);
      await look(page.getByRole('checkbox', { name: /^You may count my registration/ }));
    }
    await button('Register').click();
    await look(/Please correct \d fields/);
    await page.getByRole('radio', { name: 'Daughter' }).click();
    await page.getByRole('radio', { name: 'Mother' }).click();
    if (!site) await page.getByRole('radio', { name: 'Tamil Mala' }).click();
    await textField('Name').fill('Sundaram');
    await textField('Mobile number').fill('9876543210');
    await password.fill(SECRET);
    await page.getByLabelText('Confirm password', { exact: true }).fill(SECRET);
    replies.answer(signup, () => refusal('MOBILE_TAKEN'));
    await button('Register').click();
    await look(page.getByRole('alert'));
  });

  test(`${wears}: the links of mails`, async () => {
    await open(`${start}/password/reset`);
    await look(button('Send the link'));
    replies.give(checkLink, { Status: 'Success' });
    await open(`${start}/password/new/somebody/a-secret`);
    await look(button('Save the new password'));
    await open(`${start}/contact/undo/somebody/a-secret`);
    await look(button('Take it back'));
    replies.answer(verifyEmail, never);
    await open(`${start}/verify/email/somebody/a-secret`);
    await look(page.getByRole('status').filter({ hasText: 'Loading…' }));
  });
}
