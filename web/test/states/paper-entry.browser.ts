import type { Entry } from '@mala/contract/entries/entry.ts';
import { readEntry, saveEntry } from '@mala/contract/entries/office.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { selectField } from '../form.ts';
import { OWNER } from '../people.ts';

const TIME = '2026-11-20T08:00:00.000Z';
const DRAFT: Entry = {
  ...{
    id: '01890000-0000-7000-8000-0000000000e1',
    domain: 'tamilmala',
    state: 'draft',
    version: 1,
  },
  ...{ created_at: TIME, changed_at: TIME, sent_at: null, erased_at: TIME },
  ...{ sections: {}, photos: [], attachments: [], profile: null },
};

beforeEach(async () => {
  replies.give(readEntry, DRAFT);
  // what is typed is saved after a while, which a slow test may come to
  replies.give(saveEntry, DRAFT);
  await open(`/admin/entry/${DRAFT.id}`, OWNER);
});

test('a town is suggested, and Enter takes it or leads on', async () => {
  const city = selectField('City');
  const options = page.getByRole('listbox', { name: 'City' }).getByRole('option');
  await city.fill('மதுரை');
  await expect.element(options.first()).toHaveTextContent('Madurai');
  await expect.element(city).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(city).toHaveValue('Madurai');
  await expect.element(city).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(city).not.toHaveFocus();
});

test('a searched list that nobody typed into is passed by Enter, and by Tab', async () => {
  const profession = selectField('Profession');
  const income = selectField('Annual Income');
  for (const key of ['{Enter}', '{Tab}']) {
    await profession.click();
    await expect.element(profession).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key);
    await expect.element(income).toHaveFocus();
  }
  await profession.fill('engineer');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(profession).toHaveFocus();
  await expect.element(profession).not.toHaveValue('engineer');
  await userEvent.keyboard('{Enter}');
  await expect.element(income).toHaveFocus();
});
