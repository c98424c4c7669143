import { refreshToken } from '@mala/contract/auth/me.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { addHoroscopeFiles, listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addPhoto, finishPhotos, listPhotos } from '@mala/contract/photos/album.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button, picture, textField } from '../form.ts';
import { MEMBER, tokenOf } from '../people.ts';
import { photosOf } from '../samples.ts';
import { eachRow, rowsFor } from './catalogue.ts';
import { expectSeen, seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

/** A text field of each step, its value, the button and the next step. */
const STEPS: Record<Section, { field: string; typed: string; button: string; next: string }> = {
  basic: { field: 'City', typed: 'Salem', button: 'Update Basic', next: 'personal' },
  personal: { field: 'Weight', typed: '56', button: 'Update Personal', next: 'work' },
  work: { field: 'Position', typed: 'Principal', button: 'Update Work', next: 'photo' },
  family: { field: "Father's Name", typed: 'Raman', button: 'Update Family', next: 'horoscope' },
  horoscope: {
    field: 'Place of Birth',
    typed: 'Salem',
    button: 'Update Horoscope',
    next: 'basic',
  },
};
const FILES = [{ id: 'h1', name: 'first.png', url: '/brand/neutral.svg', bytes: 1000 }];

beforeEach(() => {
  const stored = sampleSections('tamilmala');
  for (const section of SECTIONS) {
    const [read, save]: Endpoint[] = [readSection[section], saveSection[section]] as never;
    if (read) replies.give(read, { mid: MEMBER.mid, ...stored[section] });
    if (save) replies.give(save, { ...SUCCESS, profile_id: MEMBER.user_id, mid: MEMBER.mid });
  }
  replies.give(listPhotos, photosOf('a'));
  replies.give(listHoroscopeFiles, FILES);
  replies.give(refreshToken, { token: tokenOf(MEMBER) });
});

for (const section of SECTIONS)
  test(section, async () => {
    const step = STEPS[section];
    const rows = rowsFor(section);
    await eachRow(
      section,
      (row) =>
        seeFailedLoad(row, () => open(`/profile/edit/${section}`, {}), textField(step.field)),
      rows.filter(({ call }) => call.startsWith('GET')),
    );
    await textField(step.field).fill(step.typed);
    await eachRow(
      section,
      async (row) => {
        await seeFailure(row, () => button(step.button).click());
        await expect.element(textField(step.field)).toHaveValue(step.typed);
      },
      rows.filter(({ call }) => call.startsWith('POST')),
    );
    await button(step.button).click();
    await expect.poll(() => location.pathname).toBe(`/profile/edit/${step.next}`);
  });

test('photos', async () => {
  const remove = page.getByRole('button', { name: 'Remove photo 1' });
  const onHome = page.getByRole('checkbox', { name: 'My photo may appear on the home page' });
  const picker = page.getByLabelText('Choose photos');
  const first = await picture('meena.png');
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/profile/:userId/photo/home': () => onHome.click(),
    'POST /api/profile/:userId/photo/done': () =>
      page.getByRole('button', { name: 'Next' }).click(),
  };
  await eachRow('photos', async (row) => {
    if (row.call === 'POST /api/profile/:userId/photo')
      return whileFailing(row, async () => {
        await picker.upload(first);
        await expectSeen(row);
        // before it is retried automatically
        await page.getByRole('button', { name: 'Take off this list: meena.png' }).click();
      });
    const way = ways[row.call];
    if (!way) return seeFailedLoad(row, () => open('/profile/edit/photo', {}), remove);
    await seeFailure(row, way);
    await expect.element(remove).toBeEnabled();
    await expect.element(onHome).not.toBeChecked();
  });
  replies.give(addPhoto, photosOf('a', 'b'));
  await picker.upload(first);
  await expect.element(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();
  replies.give(finishPhotos, { Status: 'Success' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/family');
});

test('files', async () => {
  const remove = page.getByRole('button', { name: 'Remove Horoscope 1' });
  const picker = page.getByLabelText('Upload horoscope');
  const chart = await picture('chart.png');
  await eachRow('files', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/profile/edit/horoscope', {}), remove);
    if (row.call.startsWith('DELETE')) {
      await seeFailure(row, () => remove.click());
      return expect.element(remove).toBeEnabled();
    }
    await whileFailing(row, async () => {
      await picker.upload(chart);
      await expectSeen(row);
      // before it is retried automatically
      await page.getByRole('button', { name: 'Take off this list: chart.png' }).click();
    });
  });
  replies.give(addHoroscopeFiles, [
    ...FILES,
    { ...FILES[0], id: 'h2', name: 'chart.png' },
  ] as never);
  await picker.upload(chart);
  await expect.element(page.getByRole('link', { name: 'Horoscope 2' })).toBeVisible();
});
