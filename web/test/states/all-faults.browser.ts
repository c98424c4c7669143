import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { expect, test } from 'vitest';
import { open, replies } from '../app.tsx';
import { button, choose, groupField, summary, textField } from '../form.ts';
import { refusal } from '../replies.ts';
import { giveWizard } from '../wizard.ts';

const links = summary.getByRole('link');
const said = () => links.elements().map((link) => link.textContent);
const CONTACT = /98400 12345.*looks like a phone number/;

/** What the server finds in the city beside the pincode. */
function findContact() {
  const bodies: unknown[] = [];
  const end = replies.answer(saveSection.basic, ({ body }) => {
    bodies.push(body);
    const faults = { pincode: 'pincode', city: 'contact:98400 12345' } as const;
    return refusal('INVALID', { Faults: faults });
  });
  return { bodies, end };
}

test('one submit names what the browser finds and what only the server finds, in form order', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await textField('Pincode').fill('62500');
  await textField('City').fill('Madurai 98400 12345');
  const { bodies, end } = findContact();
  await button('Update Basic').click();
  await expect.element(summary).toHaveFocus();
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(CONTACT),
      'Pincode: 6 digits without a 0 in front, like 625001',
    ]);
  await expect.element(textField('City')).toHaveAccessibleDescription(CONTACT);
  expect(bodies).toHaveLength(1);
  // nothing that was typed is lost, and a text that was refused can be answered for
  await expect.element(textField('City')).toHaveValue('Madurai 98400 12345');
  await expect.element(textField('Pincode')).toHaveValue('62500');
  end();
  await textField('Pincode').fill('625001');
  await textField('City').fill('Madurai');
  await button('Update Basic').click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/personal');
});

test('what was corrected meanwhile is not named again, and the focus stays', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await textField('Pincode').fill('62500');
  await textField('City').fill('Madurai 98400 12345');
  const reply = Promise.withResolvers<void>();
  const over = replies.answer(saveSection.basic, async () => {
    await reply.promise;
    const faults = { city: 'contact:98400 12345', address: 'tooLong:300' } as const;
    return refusal('INVALID', { Faults: faults });
  });
  await button('Update Basic').click();
  await expect.poll(said).toHaveLength(1);
  await textField('City').fill('Madurai');
  reply.resolve();
  await expect
    .poll(said)
    .toEqual([
      'Address: At most 300 characters',
      'Pincode: 6 digits without a 0 in front, like 625001',
    ]);
  await expect.element(textField('City')).toHaveFocus();
  over();
});

test('without a network the faults that the browser finds are named', async () => {
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await textField('Pincode').fill('62500');
  await textField('City').fill('Salem');
  const offline = replies.answer(saveSection.basic, () => null);
  await button('Update Basic').click();
  await expect.poll(said).toEqual(['Pincode: 6 digits without a 0 in front, like 625001']);
  await expect.element(summary).toHaveFocus();
  offline();
});

test('a wrong pincode is named beside a wrong date', async () => {
  giveWizard('marathimala');
  await open('/profile/edit/basic', { domain: 'marathimala' });
  await expect.element(groupField('Date of Birth')).toBeVisible();
  await choose('Day', '31');
  await choose('Month', 'February');
  await textField('Pincode').fill('4110');
  await button('Update Basic').click();
  await expect
    .poll(said)
    .toEqual([
      'Date of Birth: This month has no such day: choose another day or month',
      'Pincode: 6 digits without a 0 in front, like 625001',
      expect.stringMatching(/^Your password: /),
    ]);
});
