import { STANDINGS, type Standing } from '@mala/contract/access/standing.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HOME } from '../../../server/test/factories/home-contents.ts';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths, never, unreachable } from '../look.ts';
import { MEMBER, OWNER } from '../people.ts';
import { PACKAGES } from '../samples.ts';
import { LISTED } from '../samples-office.ts';

/** What stands on the packages page once it is there, by who looks at it. */
const ON_UPGRADE: Record<Standing, string> = {
  incomplete: 'What you get',
  pending: 'How to pay',
  approved: 'How to pay',
  paused: 'How to pay',
  married: 'Congratulations on the marriage',
  refused: 'Your profile was not accepted',
};

/** What leads on from it, the reason of a refusal, packages and payment, for whom they are meant. */
const OFFERED: Record<
  Standing,
  { link: string; says?: RegExp; packages: boolean; payment: boolean }
> = {
  incomplete: {
    link: 'Go on with Education and work',
    says: /once your profile is complete and approved/,
    packages: true,
    payment: false,
  },
  pending: {
    link: 'Ask for approval on WhatsApp',
    says: /You can use a package once your profile is approved/,
    packages: true,
    payment: true,
  },
  approved: { link: 'Ask on WhatsApp how to pay', packages: true, payment: true },
  paused: { link: 'Ask on WhatsApp how to pay', packages: true, payment: true },
  married: { link: 'Write to support on WhatsApp', packages: false, payment: false },
  refused: {
    link: 'Look at my profile',
    says: /^.*shows somebody else/,
    packages: false,
    payment: false,
  },
};
const REASON = 'The photo shows somebody else.';

/** Somebody whose profile is not complete has left the third step out. */
const stepsOf = (standing: Standing) => ({ ...MEMBER.steps, work: standing !== 'incomplete' });

function expectOffered(standing: Standing): void {
  const { link, says, packages, payment } = OFFERED[standing];
  const main = page.getByRole('main');
  expect(main.getByRole('link', { name: link, exact: false }).length).toBe(1);
  expect(main.getByRole('heading', { name: 'Silver', exact: false }).length).toBe(packages ? 1 : 0);
  expect(main.getByRole('heading', { name: 'How to pay' }).length).toBe(payment ? 1 : 0);
  if (says) expect(main.getByText(says).length).toBe(1);
  else expect(main.getByText(/once your profile is/).length).toBe(0);
  expect(main.getByText(REASON, { exact: false }).length).toBe(standing === 'refused' ? 1 : 0);
  if (packages) return;
  const support = main
    .getByRole('link', { name: 'Write to support on WhatsApp', exact: false })
    .element();
  expect(support.getAttribute('href')).toMatch(/wa\.me\/.*M[MF]/);
}

for (const domain of DOMAINS)
  test(`${domain}: the pages of every standing`, async () => {
    replies.give(listPackages, PACKAGES);
    replies.give(readHome, HOME);
    for (const standing of STANDINGS) {
      const member = { domain, standing, status_reason: REASON, steps: stepsOf(standing) };
      await open('/forbidden', member);
      await look(page.getByRole('main').getByRole('heading', { level: 1, name: /^(?!Loading)/ }));
      await open('/upgrade', member);
      await look(page.getByRole('heading', { name: ON_UPGRADE[standing] }));
      expectOffered(standing);
    }
    const pending = { domain, standing: 'pending' } as const;
    await open('/register-upgrade', pending);
    await look('Congratulations!');
    const payment = {
      upi_id: 'mala@upi',
      bank: 'Bank of the Association\n1234567890',
      card_url: 'https://pay.example.org/mala',
      online: true,
    };
    replies.give(listPackages, { ...PACKAGES, payment });
    await open('/upgrade', pending);
    await lookAtBothWidths('mala@upi');
    const answered = replies.answer(listPackages, never);
    await open('/upgrade', pending);
    await look(page.getByRole('status').filter({ hasText: 'Loading…' }));
    answered();
    replies.answer(listPackages, unreachable);
    await open('/upgrade', pending);
    await look(button('Try again'));
    // a word that is longer than a phone is wide
    await open('/', { ...pending, user_name: 'Thirunavukkarasuvelanparthasarathyganapathi' });
    await lookAtBothWidths(page.getByRole('list', { name: 'Grooms' }));
  });

test('an administrator who comes to a page about standing is led to the administration', async () => {
  const steps = { basic: false, personal: false, work: false, photo: false } as const;
  const admin = {
    ...OWNER,
    standing: 'incomplete' as const,
    steps: { ...steps, family: false, horoscope: false },
  };
  replies.give(listProfiles, { count: 1, rows: [LISTED] });
  replies.give(listPackages, PACKAGES);
  for (const path of ['/upgrade', '/register-upgrade', '/forbidden']) {
    await open(path, admin);
    await look('You have no profile to complete');
    expect(page.getByRole('link', { name: /^Go on with/ }).length).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Go to the administration' }).click();
    await expect.poll(() => location.pathname).toBe('/admin');
  }
});
