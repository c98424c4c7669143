import { expect, it } from 'vitest';
import { leanEndpoints } from './lean-endpoints.ts';

it('keeps of an endpoint what a page needs for the call', () => {
  const lean = leanEndpoints(`
    const reply = z.object({ name: 'kept' });
    export const save = endpoint({
      name: 'profiles.save',
      method: 'POST',
      path: '/api/save/:id',
      summary: 'Save, (and) say so',
      access: 'owner',
      params: z.object({ id: z.string() }),
      body: z.strictObject({ reply: z.string() }),
      upload: { field: 'photo', many: false, maxBytes: 10 },
      cookies: 'used',
      documentedBody: () => everyBody,
      limit: { by: 'user', points: 5, seconds: 60 },
      errors: ['NOT_FOUND'],
      reply,
    });`);
  for (const left of [
    "method: 'POST'",
    "path: '/api/save/:id'",
    "field: 'photo'",
    "cookies: 'used'",
  ])
    expect(lean).toContain(left);
  for (const gone of [
    'profiles.save',
    'z.strict',
    '(and)',
    'owner',
    'everyBody',
    'points',
    'NOT_FOUND',
    'reply:',
    'errors',
  ])
    expect(lean).not.toContain(gone);
  expect(lean).toContain("z.object({ name: 'kept' })");
});

it('strips an endpoint made by a function', () => {
  const lean = leanEndpoints(
    "const save = (step, reply) => endpoint({ name: step, method: 'POST', path: step, reply });",
  );
  expect(lean).toContain("endpoint({ method: 'POST', path: step, })");
});

it('changes nothing of other calls', () => {
  const code = "somewhereElse({ name: 'kept', reply: z.string() });";
  expect(leanEndpoints(code)).toBe(code);
});

it('drops the imports that only those parts used', () => {
  const lean = leanEndpoints(`
    import * as z from 'zod/mini';
    import { STEPS } from './steps.ts';
    import { endpoint } from './endpoint.ts';
    import { other } from './other.ts';
    export const read = endpoint({ method: 'GET', path: other, reply: z.enum(STEPS) });`);
  expect([...lean.matchAll(/from '(.*?)'/g)].map(([, from]) => from)).toEqual([
    './endpoint.ts',
    './other.ts',
  ]);
});
