import { STANDINGS, type Standing } from '@mala/contract/access/status.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { HOME } from '../../../server/test/factories/home-contents.ts';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths, never, unreachable } from '../look.ts';
import { PACKAGES } from '../samples.ts';

/** What stands on the packages page once it is there, by who looks at it. */
const ON_UPGRADE: Record<Standing, string> = {
  incomplete: 'What you get',
  pending: 'How to pay',
  approved: 'How to pay',
  married: 'Congratulations on the marriage',
  refused: 'Your profile was not accepted',
};

for (const domain of DOMAINS)
  test(`${domain}: the pages of every standing`, async () => {
    replies.give(listPackages, PACKAGES);
    replies.give(readHome, HOME);
    for (const standing of STANDINGS) {
      const member = { domain, standing, status_reason: 'The photo shows somebody else.' };
      await open('/forbidden', member);
      await look(page.getByRole('main').getByRole('heading', { level: 1, name: /^(?!Loading)/ }));
      await open('/upgrade', member);
      await look(page.getByRole('heading', { name: ON_UPGRADE[standing] }));
    }
    const pending = { domain, standing: 'pending' } as const;
    await open('/register-upgrade', pending);
    await look('Congratulations!');
    const payment = {
      upi_id: 'mala@upi',
      bank: 'Bank of the Association\n1234567890',
      card_url: 'https://pay.example.org/mala',
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
    await open('/', pending);
    await lookAtBothWidths(page.getByRole('list', { name: 'Grooms' }));
  });
