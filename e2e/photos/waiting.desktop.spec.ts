import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { giveAlbum } from '../support/album-page.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { PHONE } from '../support/look.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';

test.use({ viewport: PHONE });

test('a member with a photo in review sees faces at once, and none once it is refused', async ({
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
  const face = new SearchPage(page).card(groom).getByRole('img', { name: /^Photo of/ });
  const nudge = page.getByText(/unless you upload your photo/);

  await visitAs(bride, `/profile/search?${query}`);
  await expect(nudge).toBeVisible();
  await expect(face).toHaveCount(0);
  await expectAccessible(page);

  const [photo = ''] = await giveAlbum(people, bride, 1);
  await page.goto(`/profile/search?${query}`);
  await expect(face).toBeVisible();
  await expect(nudge).toHaveCount(0);

  await people.call(reviewPhoto, {
    token: await people.adminToken(),
    params: { id: photo },
    body: { decision: 'refuse', reason: 'Not a photo of a person' },
  });
  await page.goto(`/profile/search?${query}`);
  await expect(nudge).toBeVisible();
  await expect(face).toHaveCount(0);
});
