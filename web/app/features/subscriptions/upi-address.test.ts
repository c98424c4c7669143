import { expect, it } from 'vitest';
import { upiAddress } from './upi-address.ts';

it('names payee, amount and member id, with spaces as apps read them', () => {
  const paid = { upiId: 'mala@okbank', payee: 'Tamil Mala', amount: 1500, note: 'MF100123' };
  expect(upiAddress(paid)).toBe(
    'upi://pay?pa=mala%40okbank&pn=Tamil%20Mala&am=1500.00&cu=INR&tn=MF100123',
  );
});

it('lets no value add another', () => {
  const paid = { upiId: 'a@b', payee: 'A & B', amount: 1, note: 'x&am=1' };
  expect(new URL(upiAddress(paid)).searchParams.getAll('am')).toEqual(['1.00']);
});
