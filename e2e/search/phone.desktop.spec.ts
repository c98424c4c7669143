import { freshName } from '../../server/test/factories/accounts.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { SearchPage } from '../support/search-page.ts';
import { fetchToaster, quietToast } from '../support/toasts.ts';

const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

test('a narrow window has the filters behind a toggle with their count', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const { query, ...corner } = freshCorner('marathimala');
  await people.register({ domain: 'marathimala', gender: 'male', approved: true, ...corner });
  await page.setViewportSize(PHONE);
  const bride = await people.register({ domain: 'marathimala' });
  await visitAs(bride, `/profile/search?${query}`);
  const search = new SearchPage(page);
  const toggle = page.getByRole('button', { name: 'Filter (2)', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(search.summary('State')).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await search.summary('State').click();
  await search.value('State', 'Maharashtra').check();
  // the former list is dimmed until the next one comes
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show 1 profile' }).click();
  await expect(search.summary('State')).toBeHidden();
  const three = page.getByRole('button', { name: 'Filter (3)', exact: true });
  await expect(three).toBeFocused();
  await expect(search.cards).toHaveCount(1);
});

const NAMES = [
  ['tamilmala', 'திருநாவுக்கரசு வெங்கடசுப்பிரமணியன்'],
  ['tamilmala', 'Venkatasubramaniyaneelakandanarayanamoorthy'],
  ['marathimala', 'ज्ञानेश्वरराव पुरुषोत्तमराव देशपांडे'],
] as const;

for (const [domain, long] of NAMES)
  test(`320 px hold ${long}, without scrolling sideways`, async ({ page, people, visitAs }) => {
    const { query, ...corner } = freshCorner(domain);
    const name = freshName(long);
    const long_place = 'Thiruvananthapuramkanyakumarinagercoil';
    const groom = await people.register({
      domain,
      gender: 'male',
      name,
      approved: true,
      basic: { city: long_place, mobiles: ['9840012345', '9840012346'] },
      horoscope: corner.horoscope,
      work: { ...corner.work, work_location: long_place, profession: 'teacher' },
    });
    await page.setViewportSize(NARROWEST);
    const bride = await people.register({ domain, approved: true });
    await people.giveSilver(bride);
    await visitAs(bride, `/profile/search?${query}`);
    const expectNoSidewaysScroll = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(NARROWEST.width);
    const card = new SearchPage(page).card(groom);
    await expect(card).toBeVisible();
    await expectNoSidewaysScroll();
    await card.getByRole('link').click();
    await page.getByRole('button', { name: 'View Contact' }).click();
    await page.getByRole('button', { name: 'Yes, use one' }).click();
    await expect(page.getByRole('link', { name: '9840012346', exact: true })).toBeVisible();
    await expectNoSidewaysScroll();
  });

test('a card that is opened without a connection leaves the list as it is, and says so', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  await people.register({ domain: 'marathimala', gender: 'male', approved: true });
  const bride = await people.register({ domain: 'marathimala', approved: true });
  await visitAs(bride, '/profile/search');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await fetchToaster(page);
  await context.setOffline(true);
  await card.getByRole('link').click();
  await expect(quietToast(page, 'You are offline')).toContainText('The list stays as it is.');
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/search/);
  await context.setOffline(false);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\/view\//);
});
