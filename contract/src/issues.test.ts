import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldFaults } from './issues.ts';
import { mobileNumber, requiredText } from './text.ts';

const body = z.strictObject({
  name: requiredText(5),
  weight: z.number({ error: 'required' }).check(z.minimum(35, 'atLeast:35')),
  mobiles: z.tuple([mobileNumber, z.nullable(mobileNumber)], { error: 'required' }),
  kind: z.optional(z.enum(['a', 'b'])),
});
const sound = { name: 'Meena', weight: 55, mobiles: ['9840012345', null] };

/** The faults of a body. */
function said(input: unknown): Record<string, string> {
  const result = body.safeParse(input);
  return result.success ? {} : fieldFaults(result.error.issues, input);
}

it('reports nothing for a valid body', () => {
  expect(said(sound)).toEqual({});
});

it.each([
  ['what is missing', { name: undefined }, { name: 'required' }],
  ['what is null', { weight: null }, { weight: 'required' }],
  ['what is of another type', { weight: '55' }, { weight: 'invalid' }],
  ['a list for a text', { name: ['Meena'] }, { name: 'invalid' }],
  ['a bound with its number', { weight: 34 }, { weight: 'atLeast:35' }],
  ['an entry of a list', { mobiles: ['98400', null] }, { 'mobiles.0': 'mobile' }],
  ['what zod says in its own words', { kind: 'c' }, { kind: 'invalid' }],
  ['only the first fault of a field', { name: 'Mee\0na' }, { name: 'tooLong:5' }],
  ['every field with a fault', { name: '', weight: 1 }, { name: 'required', weight: 'atLeast:35' }],
])('%s', (_what, more, fields) => {
  expect(said({ ...sound, ...more })).toEqual(fields);
});

it('reports unknown fields, whatever their names', () => {
  expect(Object.entries(said({ ...sound, role: 'ADMIN', toString: 1 }))).toEqual([
    ['role', 'unknownField'],
    ['toString', 'unknownField'],
  ]);
});

it.each([null, 'text', 7])('reports an error without a field for the body %j', (input) => {
  expect(Object.keys(said(input))).toEqual(['']);
});
