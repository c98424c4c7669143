import { expect, test } from 'vitest';
import { confirmationFaults } from './confirmation.ts';

test('the confirmation is required and must match', () => {
  expect(confirmationFaults('secret one', '')).toEqual({ confirm_password: 'Required' });
  expect(confirmationFaults('secret one', 'secret two')).toEqual({
    confirm_password: "Password and its confirmation doesn't match",
  });
  expect(confirmationFaults('secret one', 'secret one')).toEqual({});
});
