import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { readPreferences, savePreferences } from '@mala/contract/profiles/preferences.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { MEMBER } from '../people.ts';
import { eachRow, rowsFor } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';
import type { Row } from './row.ts';

const PAGE = `/profile/view/${MEMBER.user_id}/preferences`;
const age = page.getByRole('combobox', { name: 'From age' });

beforeEach(() => {
  const stored = { shown: false, told: true, domain: 'tamilmala', least_age: 21 } as const;
  replies.give(readPreferences, stored);
  replies.give(savePreferences, SUCCESS);
});

const rowsOf = (method: string) =>
  rowsFor('preferences').filter(({ call }) => call.startsWith(method));
const seeNoForm = (row: Row) => seeFailedLoad(row, () => open(PAGE, {}), age);
const seeNotSaved = async (row: Row) => {
  await seeFailure(row, () => button('Save').click());
  await expect.element(age).toHaveValue('25');
};

test('preferences', async () => {
  await eachRow('preferences', seeNoForm, rowsOf('GET'));
  await age.selectOptions('25');
  await eachRow('preferences', seeNotSaved, rowsOf('POST'));
  await button('Save').click();
  await expect.element(page.getByText('Saved. Cards and profiles now say who fits.')).toBeVisible();
});
