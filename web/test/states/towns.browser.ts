import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, selectField } from '../form.ts';
import { look } from '../look.ts';
import { giveWizard } from '../wizard.ts';

const city = selectField('City');
const options = page.getByRole('listbox', { name: 'City' }).getByRole('option');
const offered = () => options.elements().map(({ textContent }) => textContent);

/** The cities that were saved. */
function keepSaved(): unknown[] {
  const saved: unknown[] = [];
  replies.give(saveSection.basic, ({ body }) => {
    saved.push((body as { city: string }).city);
    return { ...SUCCESS, profile_id: '1', mid: 'MF100001' };
  });
  return saved;
}

beforeEach(async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await expect.element(city).toBeVisible();
});

test('a town is found in any script and by a former name, and is one by its English name', async () => {
  for (const [typed, town] of [
    ['மதுரை', 'Madurai'],
    ['मदुराई', 'Madurai'],
    ['tanjavoor', 'Thanjavur'],
    ['Bombay', 'Mumbai'],
  ] as const) {
    await city.fill(typed);
    await expect.poll(offered).toContain(town);
  }
  await look(options);
  await options.filter({ hasText: 'Mumbai' }).click();
  await expect.element(city).toHaveValue('Mumbai');
  expect(offered()).toEqual([]);
});

test('by keys a suggestion is taken, left alone or closed', async () => {
  await city.fill('மதுரை');
  await expect.element(city).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(city).toHaveValue('Madurai');
  await expect.element(city).toHaveAttribute('aria-expanded', 'false');
  await city.fill('Kumba');
  await expect.poll(offered).toEqual(['Kumbakonam']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(offered).toEqual([]);
  await expect.element(city).toHaveValue('Kumba');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(offered).toEqual(['Kumbakonam']);
  await userEvent.tab();
  await expect.poll(offered).toEqual([]);
  await expect.element(city).toHaveValue('Kumba');
});

test('any other text is saved as it was typed, by Enter too', async () => {
  const saved = keepSaved();
  await city.fill('அலங்காநல்லூர்');
  await button('Update Basic').click();
  await expect.poll(() => saved).toEqual(['அலங்காநல்லூர்']);
  await open('/profile/edit/basic', {});
  await city.fill('Kumba');
  await expect.poll(offered).toEqual(['Kumbakonam']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved.at(-1)).toBe('Kumba');
});
