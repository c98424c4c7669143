import { expect, test } from 'vitest';
import { open } from '../app.tsx';
import { button, choose, chooseBirthDate, selectField, summary, textField } from '../form.ts';

// in a file of its own: a page remembers the community that was visited before
test('all fields are required, listed in a summary in the order of the form', async () => {
  const said = () =>
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await open('/password/reset');
  await textField('Mobile number').fill('98765');
  await choose('Day', '14');
  await button('Send the link').click();
  await expect.element(summary).toHaveFocus();
  expect(said()).toEqual([
    'Mobile number: Invalid mobile number',
    'Date of Birth: Required',
    'Community: Required',
  ]);
  await summary.getByRole('link', { name: 'Date of Birth: Required' }).click();
  await expect.element(selectField('Day')).toHaveFocus();
  // no such date
  await textField('Mobile number').fill('9876501234');
  await choose('Community', 'Tamil Mala');
  await chooseBirthDate('31', 'February', '1998');
  await button('Send the link').click();
  await expect
    .poll(said)
    .toEqual(['Date of Birth: This month has no such day: choose another day or month']);
  await open('/password/reset', { domain: 'marathimala' });
  await expect.element(selectField('Community')).toHaveValue('marathimala');
});
