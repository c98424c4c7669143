import type { Standing } from '@mala/contract/access/standing.ts';
import { NO_EMAIL, resetPassword } from '@mala/contract/auth/passwords.ts';
import { readSite } from '@mala/contract/communities/endpoints.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, selectField, textField } from '../form.ts';
import { look } from '../look.ts';
import { SITE } from '../people.ts';
import { PACKAGES } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const OFFICE = 'office@example.in';
const PLACES: readonly [standing: Standing, path: string, named: RegExp, alone: RegExp][] = [
  ['married', '/forbidden', /please write to us/, /please ask your association/],
  ['refused', '/upgrade', /and write to us/, /ask your association to look at it again/],
  ['approved', '/upgrade', /Ask us by email how to pay/, /ask your association how to pay/],
];

/** How many links lead to the office. */
const mailsTo = () => document.querySelectorAll(`main a[href^="mailto:${OFFICE}?"]`).length;

/** A site without a number for support, and its address for complaints. */
function nameOnly(support_email: string | null): void {
  replies.give(readSite, { ...SITE, support_whatsapp: null, support_email });
  replies.give(listPackages, PACKAGES);
}

async function askForLink(): Promise<void> {
  await open('/tamilmala/password/reset');
  await textField('Mobile number').fill('9876501234');
  await selectField('Day').selectOptions('14');
  await selectField('Month').selectOptions('May');
  await selectField('Year').selectOptions('1998');
  await button('Send the link').click();
}

/**
 * Without a number for support. A page load asks once what the site is, so that each of the two has a file of its own.
 */
export function testWithoutNumber(isNamed: boolean): void {
  const who = isNamed ? 'the officer is written to' : 'the association is named';
  const links = isNamed ? 1 : 0;

  test(`without a support number, ${who} behind the login`, async () => {
    nameOnly(isNamed ? OFFICE : null);
    for (const [standing, path, named, alone] of PLACES) {
      await open(path, { standing, email: null });
      await look(isNamed ? named : alone);
      expect(page.getByText(isNamed ? alone : named).length).toBe(0);
      expect(mailsTo()).toBe(links);
      expect(page.getByText(/WhatsApp/).length).toBe(0);
    }
    giveWizard('tamilmala');
    await open('/profile/edit/basic', { email: null });
    await look(isNamed ? `Support: ${OFFICE}` : 'you cannot get a new one by mail');
  });

  test(`without a support number, ${who} where a password is forgotten`, async () => {
    nameOnly(isNamed ? OFFICE : null);
    replies.give(resetPassword, { Status: 'Failure' });
    await askForLink();
    await look(isNamed ? 'write to us and we will help you' : 'ask your association for help');
    expect(mailsTo()).toBe(links);
    replies.give(resetPassword, { Status: 'Success', Code: NO_EMAIL });
    await askForLink();
    await expect.poll(() => location.pathname).toBe('/tamilmala/login');
    await look(isNamed ? `your email address to ${OFFICE}` : 'ask your association for help');
    expect(mailsTo()).toBe(links);
  });
}
