import { inIndia } from '@mala/contract/india-time.ts';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { open } from '../app.tsx';
import {
  button,
  choose,
  expectChoices,
  focus,
  groupField,
  selectField,
  textField,
} from '../form.ts';
import { MEMBER } from '../people.ts';
import { giveWizard } from '../wizard.ts';

const BEGUN = { standing: 'incomplete', steps: { ...MEMBER.steps, family: false } } as const;
const OF_TELUGU = [
  'No caste bar',
  'Naidu',
  'Chettiyar',
  'Vannar',
  'Yadava',
  'Reddy',
  'Emalavar / Oddar',
  'Others',
];

const chosenIn = (field: Locator) => (field.element() as HTMLInputElement).value;
const textOf = (shown: Locator) => shown.element().textContent;
const textsOf = (label: string) =>
  [...(selectField(label).element() as HTMLSelectElement).options].map(({ text }) => text);

test('the language narrows the castes; the caste gives its subcastes', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/basic', BEGUN);
  await choose('Language', 'Saurashtra');
  await expectChoices('Caste', ['No caste bar', 'Hindu Saurashtra', 'Others']);
  await choose('Language', 'Telugu');
  await expect.poll(() => textsOf('Caste')).toHaveLength(OF_TELUGU.length + 1);
  expect(textsOf('Caste').filter((text) => text.startsWith('Reddy'))).toHaveLength(1);
  expect(textsOf('Caste').filter((text) => text.startsWith('Mudaliyar'))).toEqual([]);
  await choose('Language', 'Tamil');
  expect(selectField('Subcaste').length).toBe(0);
  await choose('Caste', 'Adhi dravidar');
  await expectChoices('Subcaste', [
    'Adi Dravida',
    'Sambavar',
    'Valluvar',
    'Others',
    'Dont want to specify',
  ]);
  await choose('Caste', 'No caste bar');
  await expect.poll(() => selectField('Subcaste').length).toBe(0);
});

test('lists are in English; raasi, star and caste have their name in the other script too', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/basic', BEGUN);
  await choose('Caste', 'Mudaliyar');
  await expect.poll(() => textsOf('Subcaste')).toContain('Saiva Mudaliyar');
  expect(textsOf('Gender').slice(1)).toEqual(['Male', 'Female']);
  expect(textsOf('Caste')).toEqual(
    expect.arrayContaining(['Mudaliyar / முதலியார்', 'No caste bar', 'Others']),
  );
  await open('/profile/register/horoscope', BEGUN);
  await expect.element(selectField('Raasi')).toBeVisible();
  expect(textsOf('Raasi')).toContain('Mesham / மேஷம்');
  await selectField('Birth Star').fill('Aswini');
  await expect
    .poll(() => textOf(page.getByRole('listbox').getByRole('option').first()))
    .toBe('Aswini / அஸ்வினி');
});

test('a caste that has subcastes wants one, and another language empties it', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await expect.element(selectField('Caste')).toHaveValue('mudaliyar');
  await choose('Caste', 'Vanniyar');
  await button('Update Basic').click();
  await expect.element(selectField('Subcaste')).toHaveAccessibleDescription('Required');
  await choose('Language', 'Telugu');
  await expect.element(selectField('Caste')).toHaveValue('');
  expect(selectField('Subcaste').length).toBe(0);
});

test('the Marathi site asks for the surname, and for no language, subcaste or gothram', async () => {
  giveWizard('marathimala', { sections: [] });
  await open('/profile/register/basic', { domain: 'marathimala', ...BEGUN });
  await expect.element(textField('Surname/Annav')).toBeVisible();
  await expectChoices('Community', ['Bhavasar Kshatriya', 'Kshatriya', 'Others']);
  for (const label of ['Language', 'Subcaste']) expect(selectField(label).length).toBe(0);
  expect(textField('Gothram').length).toBe(0);
});

const STARS = [
  { domain: 'tamilmala', star: 'Karthigai', raasis: ['Mesham', 'Rishabam'] },
  { domain: 'marathimala', star: 'Krittika', raasis: ['Mesha', 'Vrishabha'] },
] as const;

for (const { domain, star, raasis } of STARS)
  test(`a star of ${domain} offers its raasis, and its raasi its padhams`, async () => {
    giveWizard(domain, { sections: [] });
    await open('/profile/register/horoscope', { domain, ...BEGUN });
    await expect.element(selectField('Raasi')).toBeVisible();
    expect(textsOf('Raasi')).toHaveLength(13);
    await selectField('Birth Star').fill(star);
    await page.getByRole('option', { name: star, exact: false }).first().click();
    await expectChoices('Raasi', raasis);
    await choose('Raasi', raasis[1]);
    await expectChoices('Padham', ['2', '3', '4']);
    await button('Choose raasi and star again').click();
    await expect.poll(() => textsOf('Raasi')).toHaveLength(13);
    await expect.element(selectField('Birth Star')).toHaveValue('');
  });

test('names of stars are found in either script', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/horoscope', BEGUN);
  await selectField('Birth Star').fill('திருவாதிரை');
  await page.getByRole('option', { name: 'Thiruvathirai', exact: false }).click();
  await expectChoices('Raasi', ['Mithunam']);
});

test('there are no more married sisters than sisters', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/family', BEGUN);
  await choose('Sisters', '3');
  await expectChoices('Sisters Married', ['No', '1', '2', '3']);
  await choose('Sisters Married', '3');
  await choose('Sisters', '1');
  await expect.element(selectField('Sisters Married')).toHaveValue('');
});

test('a list that is searched keeps what was chosen until something else is', async () => {
  giveWizard('marathimala');
  await page.viewport(1280, 800);
  await open('/profile/edit/work', { domain: 'marathimala' });
  const profession = selectField('Profession');
  const list = page.getByRole('listbox', { name: 'Profession' });
  await expect.poll(() => chosenIn(profession)).toMatch(/^Teacher/);
  focus(profession);
  await expect.element(list).toBeVisible();
  await expect.poll(() => textOf(list.getByRole('option', { selected: true }))).toMatch(/^Teacher/);

  await profession.fill('Librarian');
  await expect.poll(() => list.getByRole('option').length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe('/profile/edit/work');
  await expect.element(profession).toHaveValue('Librarian');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => list.length).toBe(0);
  await expect.poll(() => chosenIn(profession)).toMatch(/^Teacher/);

  await profession.fill('Libr');
  await userEvent.tab();
  await expect.poll(() => list.length).toBe(0);
  await expect.poll(() => chosenIn(profession)).toMatch(/^Teacher/);

  const clear = button('Clear Profession');
  await expect.element(clear).toHaveFocus();
  const { width, height } = clear.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await clear.click();
  await expect.element(profession).toHaveValue('');
  await expect.element(profession).toHaveFocus();
  await expect.poll(() => clear.length).toBe(0);

  await profession.fill('Librarian');
  await expect.element(page.getByRole('option', { name: 'Librarian', exact: false })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => chosenIn(profession)).toMatch(/^Librarian/);
});

test('radio buttons work by the keyboard', async () => {
  giveWizard('marathimala');
  await open('/profile/edit/family', { domain: 'marathimala' });
  const alive = groupField('Father Alive');
  await expect.element(alive.getByLabelText('Yes')).toBeChecked();
  focus(alive.getByLabelText('Yes'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(alive.getByLabelText('No')).toBeChecked();
});

test('the words of a group stand above its options, and nothing found is said', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/work', BEGUN);
  const profession = selectField('Profession');
  const list = page.getByRole('listbox');
  // some keyboards write a vowel sign of Tamil in two parts
  await profession.fill('தோட்டக்கலை'.normalize('NFD'));
  await expect.poll(() => textOf(list.getByRole('option'))).toMatch(/^Horticulturist/);
  await profession.fill('librarian');
  const group = list.getByRole('group', { name: /^Education/ });
  await expect.poll(() => textOf(group.getByRole('option'))).toBe('Librarian');
  await profession.fill('astronaut on Mars');
  await expect.element(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Librarian', exact: false }).length).toBe(0);
});

for (const height of [740, 420])
  test(`the list stands within a window of 360 by ${height}, wherever its field is`, async () => {
    await page.viewport(360, height);
    giveWizard('tamilmala', { sections: [] });
    await open('/profile/register/horoscope', BEGUN);
    const star = selectField('Birth Star');
    const list = page.getByRole('listbox', { name: 'Birth Star' });
    await expect.element(star).toBeVisible();
    for (const block of ['start', 'end'] as const) {
      star.element().scrollIntoView({ block });
      focus(star);
      await expect.element(list).toBeVisible();
      const within = () => {
        const { top, bottom } = list.element().getBoundingClientRect();
        const header = page.getByRole('banner').element().getBoundingClientRect();
        return top >= header.bottom && bottom <= height && bottom - top >= 44;
      };
      await expect.poll(within, { message: `with the field at the ${block}` }).toBe(true);
      (star.element() as HTMLElement).blur();
      await expect.poll(() => list.length).toBe(0);
    }
  });

test('India stands first; its states are asked for only there', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/basic', BEGUN);
  await expectChoices('Country', ['India', 'Others']);
  await choose('Country', 'India');
  await choose('State', 'Kerala');
  await choose('Country', 'Others');
  await expect.poll(() => selectField('State').length).toBe(0);
  await choose('Country', 'India');
  await expect.element(selectField('State')).toHaveValue('');
});

test('the subcaste comes after language and caste', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await expect.element(selectField('Subcaste')).toBeVisible();
  const places = ['Language', 'Caste', 'Subcaste'].map(
    (label) => selectField(label).element().getBoundingClientRect().top,
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the years of birth are the fifty that end eighteen years before this one', async () => {
  giveWizard('marathimala', { sections: [] });
  await open('/profile/register/basic', { domain: 'marathimala', ...BEGUN });
  const last = inIndia(new Date()).getUTCFullYear() - 18;
  const years = Array.from({ length: 50 }, (_, index) => String(last - 49 + index));
  await expectChoices('Year', years);
});
