import { search } from '@mala/contract/search.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { joinObjects, serializerCompiler, WrittenReply, writerOf } from './reply-serializer.ts';

const MATCH = { system: 'porutham', score: null, maximum: 10, verdict: null } as const;

function written(schema: z.ZodMiniType, reply: unknown): unknown {
  const route = { schema, method: 'GET', url: '/', httpStatus: '200' };
  return JSON.parse(serializerCompiler(route)(reply));
}

it('leaves out what the schema does not list, at every depth', () => {
  const schema = z.object({
    rows: z.array(z.object({ name: z.string(), more: z.optional(z.object({ at: z.number() })) })),
    by: z.record(z.string(), z.object({ count: z.number() })),
  });
  const row = { name: 'Meena', mobile: '5550010002', more: { at: 1, secret: 'x' } };
  const reply = { rows: [row], by: { a: { count: 2, secret: 'x' } }, secret: 'x' };
  expect(written(schema, reply)).toEqual({
    rows: [{ name: 'Meena', more: { at: 1 } }],
    by: { a: { count: 2 } },
  });
});

it('leaves it out as well where a value has one of several shapes', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), one: z.number() }),
    z.object({ kind: z.literal('b'), two: z.nullable(z.object({ three: z.number() })) }),
  ]);
  expect(written(schema, { kind: 'b', two: { three: 3, secret: 'x' }, one: 1 })).toEqual({
    kind: 'b',
    two: { three: 3 },
  });
});

it('keeps null, false, 0, texts with quotes, and what is missing missing', () => {
  const schema = z.object({
    none: z.nullable(z.enum(['a', 'b'])),
    object: z.nullable(z.object({ a: z.string() })),
    not: z.boolean(),
    zero: z.number(),
    text: z.string(),
    missing: z.optional(z.string()),
    any: z.unknown(),
  });
  const text = '"மீனா" \\ \u2028 \n </script>';
  const reply = { none: null, object: null, not: false, zero: 0, text, any: { deep: [null] } };
  expect(written(schema, { ...reply, missing: undefined })).toEqual(reply);
});

it('refuses a reply that lacks what it must have', () => {
  expect(() => written(search.reply, { rows: [], count: 0 })).toThrow(/photo_nudge/);
  const row = { profile_id: '1', photos: [], match: MATCH };
  expect(() => written(search.reply, { rows: [row], count: 1, photo_nudge: false })).toThrow();
});

it('sends what was written in parts as it is, each without what its schema does not list', () => {
  const writeName = writerOf(z.object({ name: z.string(), more: z.optional(z.number()) }));
  const writeAge = writerOf(z.object({ age: z.optional(z.number()) }));
  const name = { name: 'மீனா', secret: 'x' };
  const parts = (age: { age?: number }) =>
    new WrittenReply(joinObjects(writeName(name), writeAge(age)));
  expect(written(z.unknown(), parts({ age: 27 }))).toEqual({ name: 'மீனா', age: 27 });
  expect(written(z.unknown(), parts({}))).toEqual({ name: 'மீனா' });
  expect(joinObjects('{}', writeAge({ age: 27 }))).toBe('{"age":27}');
  expect(joinObjects('{}', '{}')).toBe('{}');
});
