import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { giveAlbum } from '../support/album-page.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { PHONE } from '../support/look.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';

test.use({ viewport: PHONE });

test('a member whose only photo awaits review is told so, and sees faces once it is accepted', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const { query, ...corner } = freshCorner('marathimala');
  const groom = await people.register({
    domain: 'marathimala',
    gender: 'male',
    name: freshName('Arjun'),
    approved: true,
    photo: await drawPhoto(),
    ...corner,
  });
  const bride = await people.register({ domain: 'marathimala', approved: true });
  const [photo = ''] = await giveAlbum(people, bride, 1);
  const face = new SearchPage(page).card(groom).getByRole('img', { name: /^Photo of/ });
  const waits = page.getByText('Your photo waits for an administrator to look at it.');

  await visitAs(bride, `/profile/search?${query}`);
  await expect(new SearchPage(page).card(groom)).toBeVisible();
  await expect(waits).toBeVisible();
  await expect(page.getByText(/unless you upload your photo/)).toHaveCount(0);
  await expect(face).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your photos' }).click();
  await expect(page).toHaveURL('/profile/edit/photo');

  await people.call(reviewPhoto, {
    token: await people.adminToken(),
    params: { id: photo },
    body: { decision: 'approve' },
  });
  await page.goto(`/profile/search?${query}`);
  await expect(face).toBeVisible();
  await expect(waits).toHaveCount(0);
});
