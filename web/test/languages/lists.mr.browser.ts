import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../app.tsx';
import { expectChoices, selectField, textField } from '../form.ts';
import { MEMBER } from '../people.ts';
import { giveWizard } from '../wizard.ts';

const BEGUN = { standing: 'incomplete', steps: { ...MEMBER.steps, family: false } } as const;
const as = { domain: 'marathimala', ...BEGUN } as const;

test('a form in Marathi asks in the words of Marathi families', async () => {
  giveWizard('marathimala', { sections: [] });
  await open('/profile/register/horoscope', as);
  for (const label of ['राशी', 'नक्षत्र', 'चरण'])
    await expect.element(selectField(label)).toBeVisible();
  await expect.element(textField('मंगळ / दोष')).toBeVisible();
  await selectField('नक्षत्र').fill('krutika');
  await page.getByRole('option', { name: 'कृत्तिका / Krittika' }).click();
  await expectChoices('राशी', ['मेष', 'वृषभ']);
});

test('weight and height have their units in Marathi', async () => {
  giveWizard('marathimala', { sections: [] });
  await open('/profile/register/personal', as);
  await expect.element(textField('वजन')).toHaveAccessibleName('वजन (किलो)');
  const heights = selectField('उंची');
  await expect.poll(() => heights.element().textContent).toContain('5 फूट 4 इंच');
});
