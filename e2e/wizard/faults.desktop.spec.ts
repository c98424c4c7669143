import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { refusal } from '../support/replies.ts';

const BASIC: Record<Domain, string[]> = {
  tamilmala: ['Gender', 'Date of Birth', 'Caste', 'Country', 'State', 'City', 'Pincode'],
  marathimala: [
    'Gender',
    'Date of Birth',
    'Surname/Annav',
    'Community',
    'Country',
    'State',
    'City',
    'Pincode',
  ],
};

const LATER: Record<Exclude<Section, 'basic'>, { button: string; required: string[] }> = {
  personal: {
    button: 'Update Personal',
    required: ['Height', 'Weight', 'Marital Status', 'Physical Status'],
  },
  work: {
    button: 'Update Work',
    required: ['Education Qualification', 'Education Description', 'Profession', 'Annual Income'],
  },
  family: {
    button: 'Update Family',
    required: ["Father's Name", 'Father Alive', "Mother's Name", 'Mother Alive'],
  },
  horoscope: {
    button: 'Update Horoscope',
    required: ['Time of Birth', 'Place of Birth', 'Raasi', 'Birth Star'],
  },
};

const asRequired = (labels: readonly string[]) => labels.map((label) => `${label}: Required`);

for (const domain of DOMAINS) {
  test(`the first step of ${domain} names every field that is missing`, async ({
    page,
    people,
    visitAs,
  }) => {
    await visitAs(await people.signUp(domain), '/profile/register/basic');
    const form = new FormPage(page);
    await form.submit('Update Basic');
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText(asRequired(BASIC[domain]));
    await expect(form.select('Gender')).toHaveAccessibleDescription('Required');
    await expect(form.group('Date of Birth')).toHaveAccessibleDescription('Required');
  });
}

for (const [section, { button, required }] of Object.entries(LATER)) {
  test(`the ${section} step names every field that is missing, and leads to each`, async ({
    page,
    people,
    visitAs,
  }) => {
    const member = await people.register({ domain: 'marathimala', without: AFTER_BASIC });
    await visitAs(member, `/profile/register/${section}`);
    const form = new FormPage(page);
    await form.submit(button);
    await expect(form.summary).toBeFocused();
    const links = form.summary.getByRole('link');
    await expect(links).toHaveText(asRequired(required));
    const focused = page.locator('form :is(input, select, textarea):focus');
    const led = new Set<string | null>();
    for (const link of await links.all()) {
      // by key: a list that opens at its field may cover the summary
      await link.press('Enter');
      await expect(focused).toHaveCount(1);
      led.add(await focused.getAttribute('id'));
    }
    expect(led.size).toBe(required.length);
  });
}

test('a fault goes once its field is filled in', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/personal');
  const form = new FormPage(page);
  await form.submit('Update Personal');
  await expect(form.text('Weight')).toHaveAccessibleDescription('Required');
  await form.fill('Weight', '58');
  await expect(form.text('Weight')).toHaveAccessibleDescription('');
  await expect(form.summary).toContainText('Please correct 3 fields');
});

const WRONG = [
  { path: 'basic', field: 'Email', typed: 'meena@', says: 'Invalid email address' },
  { path: 'basic', field: 'Mobile', typed: '98400', says: 'Invalid mobile number' },
  { path: 'basic', field: 'Alternate Mobile', typed: '98400', says: 'Invalid mobile number' },
  { path: 'basic', field: 'Pincode', typed: '012345', says: 'Invalid pincode' },
  { path: 'personal', field: 'Weight', typed: '34', says: 'Must be 35 or more' },
  { path: 'personal', field: 'Weight', typed: '151', says: 'Must be 150 or less' },
  {
    path: 'personal',
    field: 'Expectations',
    typed: 'a'.repeat(1001),
    says: 'At most 1000 characters',
  },
] as const;

test('a value that cannot be is refused beside its field, in words that help', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const form = new FormPage(page);
  for (const path of ['basic', 'personal'] as const) {
    await visitAs(member, `/profile/edit/${path}`);
    for (const { field, typed, says } of WRONG.filter((one) => one.path === path)) {
      const kept = await form.text(field).inputValue();
      await form.fill(field, typed);
      await form.submit(path === 'basic' ? 'Update Basic' : 'Update Personal');
      await expect(form.text(field)).toHaveAccessibleDescription(says);
      await form.fill(field, kept);
    }
  }
});

test('a refusal of the server stands beside its field, and the step can be saved after it', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  await visitAs(member, '/profile/edit/personal');
  await answerFirst(page, '**/api/profile/*/personal', 1, (route) =>
    route.fulfill(refusal('INVALID', { Faults: { weight: 'atMost:150' } })),
  );
  const form = new FormPage(page);
  await expect(form.text('Weight')).toHaveValue('55');
  await form.submit('Update Personal');
  await expect(form.summary).toBeFocused();
  await expect(form.text('Weight')).toHaveAccessibleDescription('Must be 150 or less');
  await form.submit('Update Personal');
  await expect(page).toHaveURL('/profile/edit/work');
});

const thisYear = new Date().getUTCFullYear();

test('a groom of 20 is refused, one of 21 is not', async ({ page, people, visitAs }) => {
  const basic = { date_of_birth: '1994-03-02' };
  const groom = await people.register({ domain: 'marathimala', gender: 'male', basic });
  await visitAs(groom, '/profile/edit/basic');
  const form = new FormPage(page);
  await form.birthDate('1', 'January', String(thisYear - 20));
  await form.submit('Update Basic');
  await expect(form.group('Date of Birth')).toHaveAccessibleDescription(
    'A groom must be at least 21 years old',
  );
  await form.choose('Year', String(thisYear - 21));
  await form.submit('Update Basic');
  await expect(page).toHaveURL('/profile/edit/personal');
});

test('a bride of 18 may register, and no later year is offered', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const form = new FormPage(page);
  await expect(form.select('Year').locator('option').last()).toHaveText(String(thisYear - 18));
  await form.birthDate('1', 'January', String(thisYear - 18));
  await form.submit('Update Basic');
  await expect(page).toHaveURL('/profile/edit/personal');
});
