import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Page } from '@playwright/test';
import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

/** Education and work stand in the head. */
const SECTIONS = ['Basic facts', 'Personal', 'Family', 'Horoscope'];
const COMMUNITY: Record<Domain, Record<string, string>> = {
  tamilmala: {
    Subcaste: 'Saiva Mudaliyar',
    Gothram: 'Siva',
    Language: 'Tamil',
  },
  marathimala: { 'Surname/Annav': 'Kulkarni' },
};
const CASTE = {
  tamilmala: ['Caste', 'Mudaliyar / முதலியார்'],
  marathimala: ['Community', 'Kshatriya / क्षत्रिय'],
} as const;
const OTHERS_ONLY: Record<Domain, string[]> = {
  tamilmala: ['Community', 'Surname/Annav'],
  marathimala: ['Caste', 'Subcaste', 'Gothram', 'Language'],
};

/** what stands beside a name in the head */
function said(page: Page, name: string) {
  return page
    .locator('dt')
    .and(page.getByText(name, { exact: true }))
    .locator('+ dd');
}

/** what stands under a name in a section */
function fact(page: Page, section: string, name: string) {
  const label = page.getByText(name, { exact: true });
  return page.getByRole('region', { name: section }).locator('dt').and(label).locator('+ dd');
}

for (const domain of Object.keys(COMMUNITY) as Domain[])
  test(`${domain}: a profile has its sections, in the labels of its site`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const name = freshName('Arjun');
    const groom = await people.register({ domain, gender: 'male', name, approved: true });
    const bride = await people.register({ domain, approved: true });
    await visitAs(bride, `/profile/view/${groom.user_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    for (const section of SECTIONS)
      await expect(
        page.getByRole('heading', { level: 2, name: section, exact: true }),
      ).toBeVisible();
    for (const [label, value] of Object.entries(COMMUNITY[domain]))
      await expect(fact(page, 'Basic facts', label)).toHaveText(value);
    for (const label of OTHERS_ONLY[domain])
      await expect(fact(page, 'Basic facts', label)).toHaveCount(0);
    await expect(said(page, 'Age, height')).toContainText('5ft 4in');
    const [label, caste] = CASTE[domain];
    await expect(said(page, label)).toHaveText(caste);
    await expect(said(page, 'Work')).toContainText('4 - 7 Lakh');
    await expect(fact(page, 'Personal', 'Weight')).toHaveText('55 kg');
    await expect(fact(page, 'Family', 'Sisters')).toHaveText('1 (1 married)');
    await expect(fact(page, 'Family', 'Brothers')).toHaveText('None');
    const own = domain === 'tamilmala' ? 'மேஷம்' : 'मेष';
    await expect(said(page, 'Star, raasi')).toContainText(own);
    await expect(page.getByText('06:45 AM')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Shortlist ${name}` })).toBeVisible();
    await expectAccessible(page);
  });

test('the own profile is marked as such, shows everything, and leads to each step', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const member = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  await visitAs(member, `/profile/view/${member.user_id}`);
  await expect(page.getByText('This is your own profile, as other families see it.')).toBeVisible();
  await expect(page.getByText('meena@example.in')).toBeVisible();
  await expect(page.getByRole('button', { name: /Shortlist/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit Family' }).click();
  await expect(page).toHaveURL('/profile/edit/family');
});

for (const [who, wanted] of [
  ['another site', { domain: 'marathimala', gender: 'male', approved: true }],
  ['the own gender', { domain: 'tamilmala', gender: 'female', approved: true }],
  ['somebody who is not approved', { domain: 'tamilmala', gender: 'male' }],
  ['nobody', null],
] as const)
  test(`a profile of ${who} is not available`, async ({ page, people, visitAs }) => {
    const hidden = wanted ? await people.register(wanted) : { user_id: 'nobody-at-all' };
    const bride = await people.register({ domain: 'tamilmala', approved: true });
    await visitAs(bride, `/profile/view/${hidden.user_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This profile is not available',
    );
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await expect(page).toHaveURL('/profile/search');
  });
