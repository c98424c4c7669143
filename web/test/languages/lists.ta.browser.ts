import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../app.tsx';
import { choose, expectChoices, groupField, selectField } from '../form.ts';
import { MEMBER } from '../people.ts';
import { giveWizard } from '../wizard.ts';

const BEGUN = { standing: 'incomplete', steps: { ...MEMBER.steps, family: false } } as const;

const textsOf = (label: string) =>
  [...(selectField(label).element() as HTMLSelectElement).options].map(({ text }) => text);

test('a form in Tamil asks in Tamil; only names that families compare have Latin letters too', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/basic', BEGUN);
  await choose('மொழி', 'சௌராஷ்டிரா');
  await expectChoices('சாதி', ['சாதி தடையில்லை', 'இந்து சௌராஷ்டிரர்', 'மற்றவை']);
  expect(textsOf('சாதி')).toContain('இந்து சௌராஷ்டிரர் / Hindu Saurashtra');
  expect(textsOf('பாலினம்')).toContain('ஆண்');
});

test('a star is found as it is spelled in either script, and with a wrong letter', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/horoscope', BEGUN);
  const first = page.getByRole('listbox').getByRole('option').first();
  for (const typed of ['திருவாதிரை', 'Thiruvathirai', 'tiruvadirai', 'திருவாதிறை']) {
    await selectField('நட்சத்திரம்').fill(typed);
    await expect.element(first).toHaveTextContent('திருவாதிரை / Thiruvathirai');
  }
  const half = groupField('பிறந்த நேரம்').getByRole('combobox').nth(2);
  await expect.poll(() => half.element().textContent).toContain('முற்பகல்பிற்பகல்');
});

test('a profession in Tamil is found by its English name, misspelled', async () => {
  giveWizard('tamilmala', { sections: [] });
  await open('/profile/register/work', BEGUN);
  await selectField('தொழில்').fill('sofware');
  const option = page.getByRole('listbox').getByRole('option');
  await expect
    .poll(() => option.elements().map((one) => one.textContent))
    .toEqual(['மென்பொருள் வல்லுநர்']);
});
