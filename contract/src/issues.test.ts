import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessages } from './issues.ts';
import { mobileNumber, requiredText } from './text.ts';

const body = z.strictObject({
  name: requiredText(5),
  weight: z.number({ error: 'required' }).check(z.minimum(35, 'atLeast:35')),
  mobiles: z.tuple([mobileNumber, z.nullable(mobileNumber)], { error: 'required' }),
  kind: z.optional(z.enum(['a', 'b'])),
});
const sound = { name: 'Meena', weight: 55, mobiles: ['9840012345', null] };

/** What is said of a body. */
function said(input: unknown): Record<string, string> {
  const result = body.safeParse(input);
  return result.success ? {} : fieldMessages(result.error.issues, input);
}

it('says nothing of a sound body', () => {
  expect(said(sound)).toEqual({});
});

it.each([
  ['what is missing', { name: undefined }, { name: 'Required' }],
  ['what is null', { weight: null }, { weight: 'Required' }],
  ['what is of another type', { weight: '55' }, { weight: 'Invalid value' }],
  ['a list for a text', { name: ['Meena'] }, { name: 'Invalid value' }],
  ['a bound with its number', { weight: 34 }, { weight: 'Must be 35 or more' }],
  ['an entry of a list', { mobiles: ['98400', null] }, { 'mobiles.0': 'Invalid mobile number' }],
  ['what zod says in its own words', { kind: 'c' }, { kind: 'Invalid value' }],
  ['only the first fault of a field', { name: 'Mee\0na' }, { name: 'At most 5 characters' }],
  [
    'every field with a fault',
    { name: '', weight: 1 },
    { name: 'Required', weight: 'Must be 35 or more' },
  ],
])('%s', (_what, more, fields) => {
  expect(said({ ...sound, ...more })).toEqual(fields);
});

it('names unknown fields, whatever they are called', () => {
  expect(Object.entries(said({ ...sound, role: 'ADMIN', toString: 1 }))).toEqual([
    ['role', 'Unknown field'],
    ['toString', 'Unknown field'],
  ]);
});

it.each([null, 'text', 7])('a body that is %j has a fault without a field', (input) => {
  expect(Object.keys(said(input))).toEqual(['']);
});
