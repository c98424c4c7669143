import type { Status } from '@mala/contract/access/status.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PHONE } from '../support/look.ts';
import { AFTER_BASIC, type People, type Person } from '../support/people.ts';

test.use({ viewport: PHONE });

const REASON = 'The photo shows somebody else.';

async function give(people: People, { user_id }: Person, status: Status): Promise<void> {
  await people.call(changeStatus, {
    token: await people.adminToken(),
    params: { id: user_id },
    body: { profile_id: user_id, status, reason: REASON },
  });
}

/** What a page of packages may have. */
function on(page: Page) {
  const main = page.getByRole('main');
  return {
    packages: main.getByRole('heading', { name: 'Silver' }),
    payment: main.getByRole('heading', { name: 'How to pay' }),
    link: (name: string) => main.getByRole('link', { name }),
    title: (name: string) => main.getByRole('heading', { level: 1, name }),
  };
}

test('an approved member is shown the packages and how to pay, and nothing else', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala', approved: true }), '/upgrade');
  const { packages, payment, link } = on(page);
  await expect(packages).toBeVisible();
  await expect(payment).toBeVisible();
  await expect(link('Ask on WhatsApp how to pay')).toBeVisible();
  await expect(page.getByText(/once your profile is/)).toHaveCount(0);
});

test('a pending member reads that a package can be used after the approval, and may ask for it', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/upgrade');
  const { packages, payment, link } = on(page);
  await expect(page.getByText(/You can use a package once your profile is approved/)).toBeVisible();
  await expect(link('Ask for approval on WhatsApp')).toBeVisible();
  await expect(packages).toBeVisible();
  await expect(payment).toBeVisible();
});

test('an incomplete member is led to the step that is missing before he pays', async ({
  page,
  people,
  visitAs,
}) => {
  const without = AFTER_BASIC.slice(1);
  await visitAs(await people.register({ domain: 'tamilmala', without }), '/upgrade');
  const { packages, payment, link } = on(page);
  await expect(page.getByText(/once your profile is complete and approved/)).toBeVisible();
  await expect(packages).toBeVisible();
  await expect(payment).toHaveCount(0);
  await link('Go on with Education and work').click();
  await expect(page).toHaveURL('/profile/register/work');
});

for (const [status, title, next] of [
  [500, 'Your profile was not accepted', 'Look at my profile'],
  [501, 'Your profile was not accepted', 'Look at my profile'],
  [300, 'Congratulations on the marriage', 'Write to support on WhatsApp'],
] as const)
  test(`a member of status ${status} reads why, and is not invited to pay`, async ({
    page,
    people,
    visitAs,
  }) => {
    const approved = status === 300;
    const member = await people.register({ domain: 'tamilmala', approved });
    await give(people, member, status);
    await visitAs(member, '/upgrade');
    const { packages, payment, link, title: heading } = on(page);
    await expect(heading(title)).toBeVisible();
    await expect(link(next)).toBeVisible();
    await expect(link('Write to support on WhatsApp')).toHaveAttribute('href', /wa\.me\/.*M[MF]/);
    await expect(page.getByText(REASON)).toHaveCount(approved ? 0 : 1);
    await expect(packages).toHaveCount(0);
    await expect(payment).toHaveCount(0);
  });

for (const path of ['/upgrade', '/register-upgrade', '/forbidden'])
  test(`an administrator who comes to ${path} is led to the administration`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    await visitAs({ token: await people.adminToken() }, path);
    await expect(page.getByText('You have no profile to complete')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Go on with/ })).toHaveCount(0);
    await expectAccessible(page);
    await on(page).link('Go to the administration').click();
    await expect(page).toHaveURL('/admin/profile/search');
  });
