import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { People, Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';

/** What must be hidden before the contact is downloaded. */
const CONTACT = {
  mobiles: ['9811122233', '9811122244'],
  email: 'arjun.private@example.in',
  address: '77 Hidden Lane',
  pincode: '600077',
};
const CLOSED = [
  ...CONTACT.mobiles,
  CONTACT.email,
  CONTACT.address,
  CONTACT.pincode,
  '03:37 AM',
  'chart-of-arjun',
  'Three acres',
];

async function groomWithContact(people: People, domain: Person['domain']): Promise<Person> {
  const groom = await people.register({
    domain,
    gender: 'male',
    name: 'Arjun',
    photo: await drawPhoto(),
    basic: CONTACT,
    family: { property_details: 'Three acres' },
    horoscope: { birth_time: '03:37 AM' },
  });
  const form = new FormData();
  const chart = new Blob([new Uint8Array(await drawPhoto())], { type: 'image/png' });
  form.set('attachment', chart, 'chart-of-arjun.png');
  const at = { token: groom.token, params: { userId: groom.user_id } };
  await people.call(addHoroscopeFiles, { ...at, form });
  await people.approve(groom);
  return groom;
}

/** Everything that the server has sent to the page so far. */
function listenTo(page: Page): () => Promise<string> {
  const replies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) replies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(replies)).join('\n');
}

async function brideAt(people: People, groom: Person, silver: boolean): Promise<Person> {
  const bride = await people.register({ domain: groom.domain, approved: true });
  if (silver) await people.giveSilver(bride);
  return bride;
}

test('no contact is anywhere before it is downloaded, and all of it after', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const groom = await groomWithContact(people, 'tamilmala');
  const bride = await brideAt(people, groom, true);
  const told = listenTo(page);
  await visitAs(bride, `/profile/view/${groom.user_id}`);
  await expect(page.getByText('Uses 1 of your 30 remaining profiles')).toBeVisible();
  await expectAccessible(page);
  const before = (await told()) + (await page.content());
  expect(before).toContain(groom.user_name);
  for (const secret of CLOSED) expect(before).not.toContain(secret);

  await page.getByRole('button', { name: 'View Contact' }).click();
  await page.getByRole('button', { name: 'Yes, use one' }).click();
  const contact = page.getByRole('region', { name: 'Contact details' });
  await expect(contact.getByRole('heading', { name: 'Contact details' })).toBeFocused();
  for (const mobile of CONTACT.mobiles)
    await expect(contact.getByRole('link', { name: mobile, exact: true })).toHaveAttribute(
      'href',
      `tel:+91${mobile}`,
    );
  for (const text of [CONTACT.email, CONTACT.address, CONTACT.pincode, '03:37 AM', 'Three acres'])
    await expect(contact.getByText(text)).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await contact.getByRole('link', { name: 'Horoscope 1' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  expect(await download.failure()).toBeNull();

  await page.reload();
  await expect(contact.getByText(CONTACT.email)).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByText('PENDING PROFILES').locator('..')).toContainText('29');
});

test('without a package or without downloads left, the packages are offered', async ({
  page,
  people,
  visitAs,
}) => {
  const groom = await groomWithContact(people, 'tamilmala');
  await visitAs(await brideAt(people, groom, false), `/profile/view/${groom.user_id}`);
  const offer = page.getByRole('link', { name: 'Upgrade to View Contact' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Contact' })).toHaveCount(0);

  await page.route('**/api/subscription?*', async (route) => {
    const reply = await route.fetch();
    const running = (await reply.json()) as { total_download: number };
    await route.fulfill({ json: { ...running, current_download: running.total_download } });
  });
  await visitAs(await brideAt(people, groom, true), `/profile/view/${groom.user_id}`);
  await expect(page.getByText('You have used all 30 profiles of your package.')).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL('/upgrade');
});

test('the question is asked once, for this person alone, and the number can be copied', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const grooms = [];
  for (const name of ['Arjun', 'Bharath', 'Chandran', 'Dinesh'])
    grooms.push(
      await people.register({ domain: 'tamilmala', gender: 'male', name, approved: true }),
    );
  const [first, second, third, fourth] = grooms.map(({ user_id }) => `/profile/view/${user_id}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/download/')) asked.push(request.url());
  });
  const view = page.getByRole('button', { name: 'View Contact' });
  const question = page.getByRole('dialog', { name: 'View this contact?' });
  const number = page.getByRole('region', { name: 'Contact details' }).locator('a[href^="tel:"]');
  const bride = await people.register({ domain: 'tamilmala', approved: true });
  await people.giveSilver(bride);

  await visitAs(bride, first ?? '');
  await view.click();
  await expect(question).toContainText('This uses 1 of your 30 profiles');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(view).toBeFocused();
  await view.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(asked).toEqual([]);
  await view.click();
  await question.getByRole('button', { name: 'Yes, use one' }).click();
  await expect(number.first()).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(`tel:${copied}`).toBe(await number.first().getAttribute('href'));
  await context.clearPermissions();

  // what was downloaded is there at once; "do not ask again" was not ticked
  await page.reload();
  await expect(number.first()).toBeVisible();
  await page.goto(second ?? '');
  await view.click();
  await expect(question).toContainText('This uses 1 of your 29 profiles');
  await question.getByLabel('Do not ask again').check();
  await question.getByRole('button', { name: 'Yes, use one' }).click();
  await expect(number.first()).toBeVisible();
  await page.goto(third ?? '');
  await view.click();
  await expect(number.first()).toBeVisible();
  expect(asked).toHaveLength(3);

  const sister = await people.register({ domain: 'tamilmala', approved: true });
  await people.giveSilver(sister);
  await visitAs(sister, fourth ?? '');
  await view.click();
  await expect(question).toContainText('This uses 1 of your 30 profiles');
});
