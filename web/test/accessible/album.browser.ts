import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { removePhoto } from '@mala/contract/photos/album.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { pass, takeClock } from '../clock.ts';
import { lookAtBothWidths } from '../look.ts';
import { groomOf, photosOf } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const CAPTIONS = {
  tamilmala: 'பொங்கல் அன்று மதுரையில் எங்கள் வீட்டில் அம்மா அப்பா தம்பியுடன் எடுத்த படம்',
  marathimala: 'दिवाळीच्या दिवशी पुण्यातील आमच्या घरी आई बाबा आणि भावासोबत काढलेला फोटो',
};
const REASON = 'முகம் '.repeat(30).trim();

for (const domain of DOMAINS)
  test(`${domain}: the album in each of its states, and for who looks at it`, async () => {
    const caption = CAPTIONS[domain];
    const photos = photosOf('a', 'b', 'c', 'd', 'e').map((one) => ({
      ...one,
      caption: one.id < 'c' ? caption : null,
      waiting: one.id === 'd',
      refusal: one.id === 'e' ? { reason: REASON } : null,
    }));
    giveWizard(domain, { photos });
    replies.give(
      removePhoto,
      photos.filter(({ id }) => id !== 'b'),
    );
    takeClock();
    await open('/profile/edit/photo', { domain });
    await lookAtBothWidths('We look at it before others see it');
    await lookAtBothWidths(`Not accepted: ${REASON}`);
    const list = page.getByRole('list', { name: 'Your photos' });
    await list.getByRole('button', { name: 'Add a caption (photo 3)' }).click();
    await list.getByRole('textbox', { name: /^Caption of photo 3/ }).fill(caption + caption);
    await list.getByRole('button', { name: 'Save' }).click();
    await lookAtBothWidths('At most 80 characters');
    const removedAt = Date.now();
    await list.getByRole('button', { name: 'Remove photo 2' }).click();
    const undo = list.getByRole('button', { name: 'Undo (photo 2)' });
    await lookAtBothWidths(undo);
    // the looks took a while of them
    pass(590 - (Date.now() - removedAt) / 1000);
    await expect.element(undo).toBeVisible();
    pass(11);
    await lookAtBothWidths(
      'Photo 2 is removed. This photo can no longer be brought back. You can upload it again.',
    );
    expect(undo.length).toBe(0);

    const { profile } = groomOf(domain);
    const shown = photos.slice(0, 2).map(({ waiting: _, refusal: __, ...photo }) => photo);
    replies.give(viewProfile, { ...profile, photos: shown });
    await open(`/profile/view/${profile.profile_id}`, { domain });
    await lookAtBothWidths(caption);
    await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos' });
    await lookAtBothWidths(dialog.getByText(caption));
    await expect.element(dialog.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  });
