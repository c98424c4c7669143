import { addAttachments, addPhoto } from '@mala/contract/photos.ts';
import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import type { People, Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { rowsFor } from './catalogue.ts';
import { expectSeen, seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

/** A text of each step, what is typed into it, the button and the step that follows. */
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

for (const section of SECTIONS)
  test(section, async ({ page, people, visitAs }) => {
    await page.clock.install();
    const member = await people.register({ domain: 'tamilmala' });
    const form = new FormPage(page);
    const { field, typed, button, next } = STEPS[section];
    const open = () => visitAs(member, `/profile/edit/${section}`);
    const rows = rowsFor(section);
    for (const row of rows.filter(({ call }) => call.startsWith('GET')))
      await test.step(row.id, () => seeFailedLoad(page, row, open, form.text(field)));
    await form.fill(field, typed);
    for (const row of rows.filter(({ call }) => call.startsWith('POST')))
      await test.step(row.id, async () => {
        await seeFailure(page, row, () => form.submit(button));
        await expect(form.text(field)).toHaveValue(typed);
      });
    await form.submit(button);
    await expect(page).toHaveURL(`/profile/edit/${next}`);
  });

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPhoto(),
});

/** Somebody who has a photo and a horoscope file. */
async function withFiles(people: People): Promise<Person> {
  const photo = await drawPhoto();
  const member = await people.register({ domain: 'tamilmala' });
  const at = { token: member.token, params: { userId: member.user_id } };
  for (const [endpoint, field] of [
    [addPhoto, 'photo'],
    [addAttachments, 'attachment'],
  ] as const) {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'first.png');
    await people.call<never, never, never>(endpoint as never, { ...at, form });
  }
  return member;
}

test('photos', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const member = await withFiles(people);
  const remove = page.getByRole('button', { name: 'Remove photo 1' });
  const onHome = page.getByRole('checkbox', { name: 'My photo may appear on the home page' });
  const next = page.getByRole('button', { name: 'Next' });
  const picker = page.getByLabel('Choose photos');
  const first = await picture('meena.png');
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/profile/:userId/photo/home': () => onHome.click(),
    'POST /api/profile/:userId/photo/done': () => next.click(),
  };
  for (const row of rowsFor('photos'))
    await test.step(row.id, async () => {
      if (row.call === 'POST /api/profile/:userId/photo')
        return whileFailing(page, row, async () => {
          await picker.setInputFiles(first);
          await expectSeen(page, row);
          // before it goes on by itself
          await page.getByRole('button', { name: 'Take off this list: meena.png' }).click();
        });
      const way = ways[row.call];
      if (!way)
        return seeFailedLoad(page, row, () => visitAs(member, '/profile/edit/photo'), remove);
      await seeFailure(page, row, way);
      await expect(remove).toBeEnabled();
      await expect(onHome).not.toBeChecked();
    });
  await picker.setInputFiles(first);
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL('/profile/edit/family');
});

test('files', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const member = await withFiles(people);
  const remove = page.getByRole('button', { name: 'Remove Horoscope 1' });
  const picker = page.getByLabel('Upload horoscope');
  const chart = await picture('chart.png');
  for (const row of rowsFor('files'))
    await test.step(row.id, async () => {
      if (row.call.startsWith('GET'))
        return seeFailedLoad(page, row, () => visitAs(member, '/profile/edit/horoscope'), remove);
      if (row.call.startsWith('DELETE')) {
        await seeFailure(page, row, () => remove.click());
        return expect(remove).toBeEnabled();
      }
      await seeFailure(page, row, () => picker.setInputFiles(chart));
      await page.getByRole('button', { name: 'Take off this list: chart.png' }).click();
    });
  await picker.setInputFiles(chart);
  await expect(page.getByRole('link', { name: 'Horoscope 2' })).toBeVisible();
});
