import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { findStar } from '@mala/contract/horoscopes.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, choose, focus, selectField, textField } from '../form.ts';
import { look, lookAtBothWidths, never } from '../look.ts';
import { BORDER_STAR, STAR } from '../samples-horoscope.ts';
import { giveWizard } from '../wizard.ts';

const FIND = 'Find star and raasi by birth date, time and place';
const place = textField('Place of Birth');
const unknown = (label: string) =>
  page.getByRole('checkbox', { name: `I do not know: ${label}`, exact: true });

/** The bodies of the calls for a star. */
function keepAsked(star = STAR): unknown[] {
  const asked: unknown[] = [];
  replies.give(findStar, ({ body }) => {
    asked.push(body);
    return star;
  });
  return asked;
}

beforeEach(async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/horoscope', {});
  await expect.element(button(FIND)).toBeVisible();
});

test('a star is proposed, and used only when the family says so; the save has it', async () => {
  const saved: unknown[] = [];
  replies.give(saveSection.horoscope, ({ body }) => {
    saved.push(body);
    return SUCCESS;
  });
  const asked = keepAsked();
  await unknown('Birth Star').click();
  focus(button(FIND));
  await userEvent.keyboard('{Enter}');
  const use = button('Use these (Rohini, padham 2)');
  await expect.element(use).toBeVisible();
  expect(asked).toEqual([{ date: '1998-05-14', time: '06:45 AM', place: 'Madurai' }]);
  await lookAtBothWidths(
    page.getByText('It is the same if the birth was up to 3 h 12 min earlier or 2 h 45 min later.'),
  );
  await expect.element(page.getByText('14 May 1998, 06:45 AM, Madurai, Tamil Nadu')).toBeVisible();
  // nothing is filled in by itself
  await expect.element(selectField('Raasi')).toHaveValue('mesha');
  await use.click();
  await expect.element(page.getByText(/^Filled in below/)).toBeVisible();
  await expect.element(selectField('Raasi')).toHaveValue('vrishabha');
  await expect.element(unknown('Birth Star')).not.toBeChecked();
  await button('Update Horoscope').click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ raasi: 'vrishabha', birth_star: 'rohini', padham: 2 });
  expect(saved[0]).not.toHaveProperty('unknown');
});

test('near a border the one beyond it can be used too, and none that is hours away', async () => {
  keepAsked(BORDER_STAR);
  await button(FIND).click();
  await lookAtBothWidths(page.getByText('Near a border'));
  const choices = page.getByRole('main').getByRole('status').getByRole('listitem');
  await expect.element(choices.nth(0)).toMatchTextContent(/^At the time that you gave.*Rohini/);
  await expect
    .element(choices.nth(1))
    .toMatchTextContent(/^If it was 12 min later.*Mirugasirisham/);
  expect(choices.length).toBe(2);
  await button('Use these (Mirugasirisham, padham 1)').click();
  await expect.element(choices.nth(1)).toMatchTextContent(/Filled in below/);
  await expect.element(choices.nth(0)).toMatchTextContent(/Use these/);
});

test('what was found goes when the time or place is changed', async () => {
  const asked = keepAsked();
  await button(FIND).click();
  const use = button('Use these (Rohini, padham 2)');
  await expect.element(use).toBeVisible();
  await choose('Minute', '50');
  await expect.element(use).not.toBeInTheDocument();
  await button(FIND).click();
  await expect.element(use).toBeVisible();
  await place.fill('Salem');
  await expect.element(use).not.toBeInTheDocument();
  await button(FIND).click();
  await expect.element(use).toBeVisible();
  expect(asked).toMatchObject([{ time: '06:45 AM' }, { time: '06:50 AM' }, { place: 'Salem' }]);
});

test('the place suggests towns once the star is looked for', async () => {
  keepAsked();
  await button(FIND).click();
  await expect.element(button('Use these (Rohini, padham 2)')).toBeVisible();
  await place.fill('tanjavoor');
  const towns = page.getByRole('listbox', { name: 'Place of Birth' }).getByRole('option');
  await towns.filter({ hasText: 'Thanjavur' }).click();
  await expect.element(place).toHaveValue('Thanjavur');
});

test('says what is missing: the time, the place, the date with the way to it', async () => {
  await unknown('Time of Birth').click();
  await button(FIND).click();
  await look(/^Without the birth time the star cannot be found/);
  await unknown('Time of Birth').click();
  await choose('Hour', '6');
  await button(FIND).click();
  await expect.element(page.getByText(/^Without the birth time/)).toBeVisible();
  await choose('Minute', '45');
  await choose('AM/PM', 'AM');
  await place.fill(' ');
  await button(FIND).click();
  await look('Please type the place of birth above first.');
  giveWizard('tamilmala', { basic: { date_of_birth: null } });
  await place.fill('Madurai');
  await button(FIND).click();
  await look('The date of birth is missing. It belongs to the first step.');
  await page.getByRole('link', { name: 'Enter the date of birth' }).click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/basic');
  // what was typed is a draft
  await open('/profile/edit/horoscope', {});
  await expect.element(selectField('Hour')).toHaveValue('06');
});

test('a village with its town after a comma is asked for as it was typed, and a foreign clock is told', async () => {
  const asked = keepAsked({ ...STAR, ahead: 60 });
  await place.fill('Keelakuyilkudi, Madurai');
  await button(FIND).click();
  await expect.element(page.getByText('Clocks there at that time: UTC +1:00')).toBeVisible();
  expect(asked).toMatchObject([{ place: 'Keelakuyilkudi, Madurai' }]);
});

test('says that it is looking', async () => {
  replies.answer(findStar, never);
  await button(FIND).click();
  await look(page.getByRole('status').filter({ hasText: 'Finding the star…' }));
});
