import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { inIndia } from '@mala/contract/india-time.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import {
  button,
  choose,
  chooseBirthDate,
  focus,
  groupField,
  selectField,
  summary,
  textField,
} from '../form.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { BUTTONS, giveWizard } from '../wizard.ts';

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

const LATER: Record<Exclude<Section, 'basic'>, string[]> = {
  personal: ['Height', 'Weight', 'Marital Status', 'Physical Status'],
  work: ['Education Qualification', 'Education Description', 'Profession', 'Annual Income'],
  family: ["Father's Name", 'Father Alive', "Mother's Name", 'Mother Alive'],
  horoscope: ['Time of Birth', 'Place of Birth', 'Raasi', 'Birth Star'],
};

const BEGUN = { standing: 'incomplete', steps: { ...MEMBER.steps, family: false } } as const;
const links = summary.getByRole('link');
const said = () => links.elements().map((link) => link.textContent);

async function expectMissing(labels: readonly string[]): Promise<void> {
  await expect.element(summary).toHaveFocus();
  await expect.poll(said).toEqual(labels.map((label) => `${label}: Required`));
}

for (const domain of DOMAINS)
  test(`the first step of ${domain} names every field that is missing`, async () => {
    giveWizard(domain, { sections: [] });
    await open('/profile/register/basic', { domain, ...BEGUN });
    await button('Update Basic').click();
    await expectMissing(BASIC[domain]);
    await expect.element(selectField('Gender')).toHaveAccessibleDescription('Required');
    await expect.element(groupField('Date of Birth')).toHaveAccessibleDescription('Required');
  });

test('the later steps name every field that is missing, and lead to each', async () => {
  giveWizard('marathimala', { sections: [] });
  for (const [section, required] of Object.entries(LATER)) {
    await open(`/profile/register/${section}`, { domain: 'marathimala', ...BEGUN });
    await button(BUTTONS[section as Section]).click();
    await expectMissing(required);
    const led = new Set<string | undefined>();
    for (const link of links.all()) {
      // by key: a list that opens at its field may cover the summary
      focus(link);
      await userEvent.keyboard('{Enter}');
      const focused = () => document.querySelector('form :is(input, select, textarea):focus')?.id;
      await expect.poll(focused).toBeTruthy();
      led.add(focused());
    }
    expect(led.size).toBe(required.length);
  }
});

test('a fault is reached from the summary by the keyboard, and goes once its field is filled in', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/personal', BEGUN);
  const weight = textField('Weight');
  await weight.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(weight).toHaveFocus();
  await expect.element(weight).toHaveAccessibleDescription('Required');
  await weight.fill('58');
  await expect.element(weight).toHaveAccessibleDescription('');
  await expect.element(summary).toMatchTextContent('Please correct 3 fields');
});

const WRONG = {
  basic: [
    ['Email', 'meena@', 'Like name@gmail.com Invalid email address'],
    ['Mobile', '98400', '10 digits, like 98765 43210 Invalid mobile number'],
    ['Alternate Mobile', '98400', '10 digits, like 98765 43210 Invalid mobile number'],
    ['Pincode', '012345', '6 digits without a 0 in front, like 625001'],
  ],
  personal: [
    ['Weight', '34', 'Must be 35 or more'],
    ['Weight', '151', 'Must be 150 or less'],
    ['Expectations', 'a'.repeat(1001), 'At most 1000 characters'],
  ],
} as const;

test('a value that cannot be is refused beside its field, in words that help', async () => {
  giveWizard('tamilmala');
  for (const [section, wrong] of Object.entries(WRONG)) {
    await open(`/profile/edit/${section}`, {});
    for (const [label, typed, says] of wrong) {
      const field = textField(label);
      await expect.element(field).toBeVisible();
      const kept = (field.element() as HTMLInputElement).value;
      await field.fill(typed);
      await button(BUTTONS[section as Section]).click();
      await expect.element(field).toHaveAccessibleDescription(says);
      await field.fill(kept);
    }
  }
});

test('what is not a digit is dropped from numbers as they are typed', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  const mobile = textField('Alternate Mobile');
  await mobile.fill('');
  await mobile.click();
  await userEvent.keyboard('98-40 0a6');
  await expect.element(mobile).toHaveValue('984006');
});

test('a refusal of the server stands beside its field, and the step can be saved after it', async () => {
  giveWizard('marathimala');
  await open('/profile/edit/personal', { domain: 'marathimala' });
  const weight = textField('Weight');
  await expect.element(weight).toHaveValue('55');
  const over = replies.answer(saveSection.personal, () =>
    refusal('INVALID', { Faults: { weight: 'atMost:150' } }),
  );
  await button('Update Personal').click();
  await expect.element(summary).toHaveFocus();
  await expect.element(weight).toHaveAccessibleDescription('Must be 150 or less');
  over();
  await button('Update Personal').click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/work');
});

const thisYear = inIndia(new Date()).getUTCFullYear();

test('a groom of 20 is refused, one of 21 is not', async () => {
  giveWizard('marathimala', { basic: { gender: 'male', date_of_birth: '1994-03-02' } });
  await open('/profile/edit/basic', { domain: 'marathimala' });
  await chooseBirthDate('1', 'January', String(thisYear - 20));
  await button('Update Basic').click();
  await expect
    .element(groupField('Date of Birth'))
    .toHaveAccessibleDescription('A groom must be at least 21 years old');
  await choose('Year', String(thisYear - 21));
  await textField('Your password').fill('a long walk');
  await button('Update Basic').click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/personal');
});

test('a bride of 18 may register, and no later year is offered', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await expect.element(selectField('Year')).toBeVisible();
  const years = page.elementLocator(selectField('Year').element()).getByRole('option');
  await expect.element(years.last()).toMatchTextContent(String(thisYear - 18));
  await chooseBirthDate('1', 'January', String(thisYear - 18));
  await textField('Your password').fill('a long walk');
  await button('Update Basic').click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/personal');
});
