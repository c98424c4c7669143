import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { captionPhoto } from '@mala/contract/photos/album.ts';
import { AlbumPage, giveAlbum } from '../support/album-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { Look, PHONE } from '../support/look.ts';
import { drawPhoto } from '../support/pictures.ts';

test.use({ keepsPage: false });

test.use({ viewport: PHONE });

const CAPTIONS = {
  tamilmala: 'பொங்கல் அன்று மதுரையில் எங்கள் வீட்டில் அம்மா அப்பா தம்பியுடன் எடுத்த படம்',
  marathimala: 'दिवाळीच्या दिवशी पुण्यातील आमच्या घरी आई बाबा आणि भावासोबत काढलेला फोटो',
};

for (const domain of DOMAINS)
  test(`${domain}: the album is accessible in each of its states, and to who looks at it`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    await page.clock.install();
    const look = new Look(page, expectAccessible);
    const caption = CAPTIONS[domain];
    const name = domain === 'tamilmala' ? 'மீனாட்சி'.repeat(10) : 'श्रीकृष्ण'.repeat(8);
    const member = await people.register({ domain, basic: { name } });
    const at = { token: member.token, params: { userId: member.user_id } };
    const accepted = await giveAlbum(people, member, 3);
    for (const id of accepted.slice(0, 2))
      await people.call(captionPhoto, { ...at, body: { id, caption } });
    await people.approve(member);
    const all = await giveAlbum(people, member, 2);
    const reason = 'முகம் '.repeat(30).trim();
    const params = { id: all[4] ?? '' };
    const body = { decision: 'refuse', reason };
    await people.call(reviewPhoto, { token: await people.adminToken(), params, body });

    await visitAs(member, '/profile/edit/photo');
    const album = new AlbumPage(page);
    await look.atBothWidths('We look at it before others see it');
    await look.atBothWidths(`Not accepted: ${reason}`);
    await album.editCaption(3).click();
    await album.caption(3).fill(caption + caption);
    await album.button('Save').click();
    await look.atBothWidths('At most 80 characters');
    await album.remove(2).click();
    await look.atBothWidths(album.undo(2));
    await page.clock.fastForward(601_000);
    await look.atBothWidths(/can no longer be brought back/);

    const other = await people.register({ domain, gender: 'male', photo: await drawPhoto() });
    await people.approve(other);
    await page.context().clearCookies();
    await visitAs(other, `/profile/view/${member.user_id}`);
    await look.atBothWidths(caption);
    await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos' });
    await look.atBothWidths(dialog.getByText(caption));
    await expect(dialog.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  });
