import { STANDINGS, type Standing } from '@mala/contract/access/standing.ts';
import { me } from '@mala/contract/auth/me.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { answerHome, HOME } from '../support/home-contents.ts';
import { Look, never, PHONE } from '../support/look.ts';
import { changeMe } from '../support/me.ts';
import type { People } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { refusal } from '../support/replies.ts';
import { SearchPage } from '../support/search-page.ts';

test.use({ viewport: PHONE });

const SEARCH = '**/api/profile/recent/1';
const LOADING = 'Loading…';

/** What stands on the packages page once it is there, by who looks at it. */
const ON_UPGRADE: Record<Standing, string> = {
  incomplete: 'What you get',
  pending: 'How to pay',
  approved: 'How to pay',
  married: 'Congratulations on the marriage',
  refused: 'Your profile was not accepted',
};

async function couple(people: People, domain: Domain, photo?: Buffer) {
  const { query, ...corner } = freshCorner(domain);
  const one = { domain, approved: true, ...corner };
  const name = `Arjun ${freshMobile()}`;
  const [bride, groom] = await Promise.all([
    people.register({ ...one, ...(photo ? { photo } : {}) }),
    people.register({ ...one, gender: 'male', name, photo: await drawPhoto() }),
  ]);
  return { bride, groom, query };
}

for (const domain of DOMAINS) {
  test(`${domain}: the search is accessible, in every state`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const { bride, groom, query } = await couple(people, domain);
    const look = new Look(page, expectAccessible);
    const search = new SearchPage(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await page.route(SEARCH, never);
    await visitAs(bride, `/profile/search?${query}`);
    await look.at('Searching…');
    await page.unroute(SEARCH);
    await page.route(SEARCH, (route) => route.abort());
    await page.reload();
    await look.at(again);
    await page.unroute(SEARCH);
    await again.click();
    await look.atBothWidths(search.card(groom));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await look.at(page.getByRole('link', { name: 'Log Out' }));
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('button', { name: 'Filter (2)' }).click();
    await search.summary('State').click();
    await look.at(search.value('State', 'Kerala'));
    await search.value('State', 'Kerala').check();
    await search.summary('State').click();
    await look.at(search.chip('Kerala'));
    await page.getByRole('button', { name: 'Show 0 profiles' }).click();
    await look.atBothWidths('No profiles fit');
  });

  test(`${domain}: a profile is accessible, in every state`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const { bride, groom } = await couple(people, domain, await drawPhoto());
    const look = new Look(page, expectAccessible);
    const address = `/profile/view/${groom.user_id}`;
    const view = `**/api/profile/view/${groom.user_id}*`;
    await page.route(view, never);
    await visitAs(bride, address);
    await look.at(page.getByRole('status').filter({ hasText: LOADING }));
    await page.unroute(view);
    await page.route(view, (route) => route.abort());
    await page.reload();
    await look.at(page.getByRole('button', { name: 'Try again' }));
    await page.route(view, (route) => route.fulfill(refusal('TOO_MANY_PROFILES')));
    await page.reload();
    await look.at(
      'You have opened as many profiles as one may in a day. Please come back tomorrow.',
    );
    await page.unroute(view);
    await page.reload();
    await look.atBothWidths(page.getByRole('link', { name: 'Upgrade to View Contact' }));
    await people.giveSilver(bride);
    await page.reload();
    const download = page.getByRole('button', { name: 'View Contact' });
    await look.at(download);
    await download.click();
    await look.atBothWidths(page.getByRole('link', { name: /^\d{10}/ }));
    await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
    await look.at(page.getByRole('dialog'));
    await page.goto('/profile/view/01890000-0000-7000-8000-000000000001');
    await look.at('This profile is not available');
    await page.goto(`/profile/view/${bride.user_id}`);
    await look.at(page.getByRole('heading', { level: 2, name: 'Family' }));

    await page.goto('/subscription');
    await look.atBothWidths(page.getByRole('link', { name: /^View Profile of/ }));
    const downloads = '**/api/subscription/download/list/*';
    await page.route(downloads, (route) => route.fulfill({ json: { count: 0, rows: [] } }));
    await page.reload();
    await look.at('A profile stands here once');
    for (const call of [downloads, '**/api/subscription?*']) {
      await page.route(call, never);
      await page.reload();
      await look.at(page.getByRole('status').filter({ hasText: LOADING }));
      await page.route(call, (route) => route.abort());
      await page.reload();
      await look.at(page.getByRole('button', { name: 'Try again' }));
    }
  });

  test(`${domain}: the pages of every standing are accessible`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const member = await people.register({ domain });
    let standing: Standing = 'incomplete';
    await changeMe(page, () => ({ standing, status_reason: 'The photo shows somebody else.' }));
    await answerHome(page, HOME);
    for (standing of STANDINGS) {
      await visitAs(member, '/forbidden');
      await look.at(page.getByRole('main').getByRole('heading', { level: 1 }));
      await page.goto('/upgrade');
      await look.at(page.getByRole('heading', { name: ON_UPGRADE[standing] }));
    }
    standing = 'pending';
    await page.goto('/register-upgrade');
    await look.at('Congratulations!');
    const packages = '**/api/packages?*';
    await page.route(packages, async (route) => {
      const response = await route.fetch();
      const payment = {
        upi_id: 'mala@upi',
        bank: 'Bank of the Association\n1234567890',
        card_url: 'https://pay.example.org/mala',
      };
      await route.fulfill({ response, json: { ...(await response.json()), payment } });
    });
    await page.goto('/upgrade');
    await look.atBothWidths('mala@upi');
    await page.route(packages, never);
    await page.reload();
    await look.at(page.getByRole('status').filter({ hasText: LOADING }));
    await page.route(packages, (route) => route.abort());
    await page.reload();
    await look.at(page.getByRole('button', { name: 'Try again' }));
    await page.goto('/');
    await look.atBothWidths(page.getByRole('list', { name: 'Grooms' }));
  });

  test(`${domain}: what comes over a page or in its place is accessible`, async ({
    page,
    context,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const form = new FormPage(page);
    const member = await people.register({ domain });
    const account = `**${me.path}?*`;
    await page.route(account, never);
    await visitAs(member, '/profile/search');
    await look.at(page.getByRole('status').filter({ hasText: LOADING }));
    await page.unroute(account);
    await page.route(account, (route) => route.abort());
    await page.reload();
    await look.at(page.getByRole('button', { name: 'Try again' }));
    await page.unroute(account);
    for (const [path, call, sign] of [
      ['/sessions', '**/api/session/list?*', LOADING],
      ['/mail/choices', '**/api/mail/**', LOADING],
    ] as const) {
      await page.route(call, never);
      await page.goto(path);
      await look.at(page.getByRole('status').filter({ hasText: sign }));
    }
    await page.goto('/password/change');
    await look.at(page.getByLabel('Present password'));
    await form.submit('Change Password');
    await look.at(/Please correct \d fields/);
    await page.goto('/profile/edit/work');
    await form.fill('Position', 'Principal');
    await page.route('**/api/profile/*/work', (route) => route.abort());
    await form.submit('Update Work');
    await look.at(page.getByRole('alert').filter({ hasText: 'Something went wrong' }));
    await page.unroute('**/api/profile/*/work');
    await context.clearCookies();
    await form.submit('Update Work');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await look.atBothWidths(dialog);
    await expect(dialog).toBeVisible();
  });
}
