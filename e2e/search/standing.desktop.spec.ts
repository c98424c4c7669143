import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';

const LIST = '**/api/profile/recent/1';
const NUDGE = "You won't be able to see photo from other profiles unless you upload your photo.";

test('a member without a photo is told so, and no URL of a photo is sent', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const { query, ...corner } = freshCorner('tamilmala');
  const photo = await drawPhoto();
  const groom = await people.register({
    domain: 'tamilmala',
    gender: 'male',
    name: freshName('Arjun'),
    approved: true,
    photo,
    ...corner,
  });
  const address = `/profile/search?${query}`;
  const search = new SearchPage(page);
  const face = search.card(groom).getByRole('img', { name: `Photo of ${groom.user_name}` });

  await test.step('without', async () => {
    const bride = await people.register({ domain: 'tamilmala', approved: true });
    const replied = page.waitForResponse(LIST);
    await visitAs(bride, address);
    const list = await (await replied).text();
    expect(list).toContain(groom.user_name);
    expect(list).not.toContain('/files/');
    expect(list).not.toContain('data:image');
    await expect(page.getByText(NUDGE)).toBeVisible();
    await expect(search.card(groom)).toBeVisible();
    await expect(face).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add your photo' }).click();
    await expect(page).toHaveURL('/profile/edit/photo');
  });

  await test.step('with', async () => {
    const bride = await people.register({ domain: 'tamilmala', approved: true, photo });
    const replied = page.waitForResponse(LIST);
    await visitAs(bride, address);
    expect(await (await replied).text()).toContain('/files/');
    await expect(face).toBeVisible();
    await expect(page.getByText(NUDGE)).toHaveCount(0);
  });
});

test('a refused member reads the reason, and can correct the profile', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  await people.call(changeStatus, {
    token: await people.adminToken(),
    params: { id: member.user_id },
    body: { profile_id: member.user_id, status: 500, reason: 'The photo shows somebody else.' },
  });
  await visitAs(member, '/profile/search');
  await expect(page).toHaveURL('/forbidden');
  await expect(page.getByText('The photo shows somebody else.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Look at my profile' }).click();
  await expect(page).toHaveURL('/profile/edit/basic');
});

test('a pending member can search, and is asked to wait instead of opening a profile', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const { query, ...corner } = freshCorner('marathimala');
  const photo = await drawPhoto();
  const name = freshName('Arjun');
  const groom: Person = await people.register({
    domain: 'marathimala',
    gender: 'male',
    name,
    approved: true,
    photo,
    ...corner,
  });
  const member = await people.register({ domain: 'marathimala', photo });
  await visitAs(member, `/profile/search?${query}`);
  await expect(page.getByText(/being verified, usually within one to two days/)).toBeVisible();
  await expect(page.getByText('Photos are blurred until an administrator')).toBeVisible();
  await expect(page.getByRole('img', { name: `Blurred photo of ${name}` })).toBeVisible();
  await new SearchPage(page).card(groom).getByRole('link').click();
  await expect(page).toHaveURL('/register-upgrade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations!');
  await expect(page.getByText(/usually within one to two days.*after two days/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for approval on WhatsApp' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(new SearchPage(page).card(groom)).toBeVisible();
});
