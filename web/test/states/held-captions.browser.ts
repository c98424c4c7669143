import { captionPhoto } from '@mala/contract/photos/album.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { look } from '../look.ts';
import { refusal } from '../replies.ts';
import { photosOf } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const CAPTION = 'Marathon 2019, bib 9840012345';
const HELD = {
  id: 'h1',
  section: 'photo' as const,
  field: 'a',
  found: '9840012345',
  state: 'waiting' as const,
  reason: null,
  version: 'v1',
};

test('a caption that looks like a contact is sent again with its owner’s word, and waits (abuse 9)', async () => {
  const [photo] = photosOf('a');
  if (!photo) throw new Error('no photo');
  const said: unknown[] = [];
  giveWizard('tamilmala', { photos: [photo] });
  const refuse = replies.answer(captionPhoto, ({ body }) => {
    said.push(body);
    return refusal('INVALID', { Faults: { caption: 'contact:9840012345' } });
  });
  await open('/profile/edit/photo', { domain: 'tamilmala' });
  const list = page.getByRole('list', { name: 'Your photos' });
  const none = list.getByRole('checkbox', { name: /^This is not a phone number/ });
  const save = list.getByRole('button', { name: 'Save' });
  const caption = list.getByRole('textbox', { name: /^Caption of photo 1/ });
  await list.getByRole('button', { name: 'Add a caption (photo 1)' }).click();
  await caption.fill(CAPTION);
  await save.click();
  await expect.element(none).not.toBeChecked();
  await look(list);

  // the answer holds for this text alone
  await none.click();
  await caption.fill(`${CAPTION} x`);
  await expect.poll(() => none.length).toBe(0);
  await save.click();
  await expect.element(none).not.toBeChecked();
  await caption.fill(CAPTION);
  await save.click();
  await none.click();
  refuse();
  replies.give(captionPhoto, ({ body }) => {
    said.push(body);
    return [{ ...photo, caption: CAPTION, held_caption: HELD }];
  });
  await save.click();
  await expect.element(list.getByText(/^Waiting for review/)).toBeVisible();
  await look(list);
  expect(said).toEqual([
    { id: 'a', caption: CAPTION },
    { id: 'a', caption: `${CAPTION} x` },
    { id: 'a', caption: CAPTION },
    { id: 'a', caption: CAPTION, no_contact: { caption: CAPTION } },
  ]);
});

test('a refused caption says why, also while it is edited', async () => {
  const [photo] = photosOf('a');
  if (!photo) throw new Error('no photo');
  const held = { ...HELD, state: 'refused' as const, reason: 'It is a number.' };
  giveWizard('tamilmala', { photos: [{ ...photo, caption: CAPTION, held_caption: held }] });
  await open('/profile/edit/photo', { domain: 'tamilmala' });
  const list = page.getByRole('list', { name: 'Your photos' });
  const why = list.getByText(/It is a number\./);
  await expect.element(why).toBeVisible();
  await list.getByRole('button', { name: 'Change the caption (photo 1)' }).click();
  await expect.element(why).toBeVisible();
  await list.getByRole('textbox', { name: /^Caption of photo 1/ }).fill('At home');
  await expect.poll(() => why.length).toBe(0);
});
