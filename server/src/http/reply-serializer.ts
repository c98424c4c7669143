import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler as checkedSerializer } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type Route = Parameters<FastifySerializerCompiler<z.ZodMiniType>>[0];

/**
 * Writes a reply as its schema has it, with a function made from the schema: what the schema does not list is left out, and what it
 * requires but the reply lacks throws (decision 115).
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = (route) => {
  let write: ((reply: unknown) => string) | undefined;
  // made at the first reply: a process sends few of the two hundred
  return (reply) => {
    write ??= writerOf(route);
    return write(reply);
  };
};

/** A value that has one of several shapes has to be checked to know which: zod does that, in twice the time. */
function writerOf(route: Route): (reply: unknown) => string {
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
