import type { Schema } from '@mala/contract/endpoint.ts';
import { fieldFaults } from '@mala/contract/issues.ts';
import type { FastifySchemaCompiler } from 'fastify';
import { type output, safeParse } from 'zod/mini';
import { AppError } from '../errors.ts';

/** What a value is by its schema; throws 400 INVALID with what is wrong with each field. */
export function checked<S extends Schema>(schema: S, value: unknown): output<S> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError('INVALID', { faults: fieldFaults(result.error.issues, value) });
}

/** Checks params and bodies with `checked`. */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (value) => {
    try {
      return { value: checked(schema, value) };
    } catch (error) {
      return { error: error as Error };
    }
  };
