import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Language, languagePrefix } from '@mala/contract/communities/languages.ts';
import type { Browser, Page } from '@playwright/test';
import { freshMobile, freshName, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from './account.ts';
import { Administration } from './administration.ts';
import { freshCorner } from './corners.ts';
import { expect, test } from './fixtures.ts';
import type { People } from './people.ts';
import { drawPhoto } from './pictures.ts';
import { registerByKeys } from './register-by-keys.ts';
import { textsOf } from './texts.ts';
import { Wizard } from './wizard.ts';

/** The journey on a site in one of its languages: a site or a language is shown once, at one of the two widths. */
export function testMainJourney(domain: Domain, language: Language): void {
  test(`${domain}, ${language}: from signing up to a contact downloaded`, async ({
    page,
    browser,
    baseURL,
    people,
    expectAccessible,
    isMobile,
  }) => {
    // the longest journey, with the keyboard at one of the two widths
    test.slow();
    const way = { page, browser, baseURL, people, expectAccessible, isMobile };
    await mainJourney(way, domain, language);
  });
}

interface JourneyFixtures {
  page: Page;
  browser: Browser;
  baseURL: string | undefined;
  people: People;
  expectAccessible: (page: Page) => Promise<void>;
  isMobile: boolean;
}

/** From signing up to a contact downloaded, in a language of the community; the office works in English. */
async function mainJourney(
  { page, browser, baseURL, people, expectAccessible, isMobile }: JourneyFixtures,
  domain: Domain,
  language: Language,
): Promise<void> {
  const text = await textsOf(language);
  const home = languagePrefix(language);
  const { query, ...corner } = freshCorner(domain);
  const groom = await people.register({
    ...corner,
    domain,
    gender: 'male',
    name: freshName('Arjun'),
    photo: await drawPhoto(),
    approved: true,
    basic: { mobiles: ['9840055555'], date_of_birth: '1994-03-02' },
  });
  const mobile_no = freshMobile();

  await test.step('a family registers, on a phone by touch, elsewhere without a pointer', async () => {
    if (isMobile) {
      await page.goto(home || '/');
      await expectAccessible(page);
      await page.goto(`${home}/signup/${domain}`);
      await expectAccessible(page);
      await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD, language });
      const wizard = new Wizard(page, domain, language);
      await wizard.all({ name: 'Meena', gender: 'female', year: '1998', mobile: mobile_no });
    } else await registerByKeys(page, mobile_no);
    const congratulations = page.getByRole('heading', { name: text.standing.congratulations });
    await expect(congratulations).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(`${home}/profile/search`);
    await expect(page.getByRole('heading', { level: 1, name: text.search.title })).toBeVisible();
  });

  const mid = await test.step('it reads its member id', async () => {
    await page.goto(`${home}/profile/edit/basic`);
    const line = page.getByText(/MF\d{6}/).filter({ hasText: text.wizard.profileId('') });
    return /MF\d{6}/.exec((await line.first().textContent()) ?? '')?.[0] ?? '';
  });

  const administration = await Administration.open(
    browser,
    baseURL ?? '',
    await people.adminToken(),
  );
  await test.step('an administrator approves it', async () => {
    await administration.find(domain, mid);
    await expectAccessible(administration.page);
    await administration.setStatus(mid, 'Approved');
  });

  const card = page.getByRole('article').filter({ hasText: groom.user_name });
  await test.step('it finds and shortlists a groom', async () => {
    await page.goto(`${home}/profile/search?${query}`);
    await expect(card).toBeVisible();
    const { add, added } = text.search.shortlist;
    await card.getByRole('button', { name: add }).click();
    await expect(card.getByRole('button', { name: added })).toBeVisible();
    await expectAccessible(page);
  });

  const { contact } = text.profile;
  // a phone has the same act at its foot too
  const box = page.getByRole('region', { name: contact.title });
  await test.step('without a package his contact stays closed', async () => {
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(groom.user_name);
    await expect(page.getByText('9840055555')).toHaveCount(0);
    await expectAccessible(page);
    await box.getByRole('link', { name: contact.upgrade }).click();
    await expect(page.getByText(text.subscription.price('599'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the administrator activates a package against the payment', async () => {
    await administration.activate(mid, `UPI ${mobile_no}`);
    await administration.close();
  });

  await test.step('it downloads the contact, knowing what that uses', async () => {
    await page.goto(`${home}/profile/view/${groom.user_id}`);
    await expect(box.getByText(contact.uses(30))).toBeVisible();
    await box.getByRole('button', { name: contact.view }).click();
    await page.getByRole('button', { name: contact.ask.yes }).click();
    await expect(page.getByRole('link', { name: /9840055555/ }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its subscription counts it', async () => {
    await page.goto(`${home}/subscription`);
    const left = page.getByText(text.subscription.pending).locator('..');
    await expect(left).toContainText('29');
    await expect(page.getByRole('row', { name: new RegExp(groom.user_name) })).toBeVisible();
    await expectAccessible(page);
  });
}
