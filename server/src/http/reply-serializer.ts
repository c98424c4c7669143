import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler as checkedSerializer } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type Route = Parameters<FastifySerializerCompiler<z.ZodMiniType>>[0];

/** A reply that is JSON already, of parts that writers (`writerOf`) wrote. */
export class WrittenReply {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * Writes a reply as its schema has it, with a function made from the schema: what the schema does not list is left out, and what it
 * requires but the reply lacks throws (decision 115).
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = (route) => {
  const write = writerOf(route.schema, route);
  return (reply) =>
    reply instanceof WrittenReply ? reply.json : write(reply as z.output<typeof route.schema>);
};

/** What writes values as a schema has them; made when it is first used, since a process sends few of two hundred replies. */
export function writerOf<S extends z.ZodMiniType>(
  schema: S,
  route: Route = { schema, method: '', url: '' },
): (value: z.output<S>) => string {
  let write: ((value: unknown) => string) | undefined;
  return (value) => {
    write ??= makeWriter(route);
    return write(value);
  };
}

/** The JSON of an object with the properties of two, none of which they share. */
export function joinObjects(one: string, other: string): string {
  if (one === '{}') return other;
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

/** A value that has one of several shapes has to be checked to know which: zod does that, in twice the time. */
function makeWriter(route: Route): (reply: unknown) => string {
  let severalShapes = false;
  const schema = z.toJSONSchema(route.schema, {
    io: 'output',
    // where null is a property of a shape and not a shape of its own
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { type } = zodSchema._zod.def;
      if (type === 'custom' || jsonSchema.anyOf || jsonSchema.oneOf) severalShapes = true;
    },
  });
  return severalShapes ? checkedSerializer(route) : fastJson(schema as fastJson.Schema);
}
