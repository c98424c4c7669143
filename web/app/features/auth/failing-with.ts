import { ApiError } from '../../lib/api-error.ts';

/** Rethrows a failure; of one that belongs to no field the message becomes part of a sentence. */
export function failingWith(sentence: (why: string) => string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ApiError && Object.keys(error.fields).length === 0
      ? new ApiError(error.status, error.code, sentence(error.message))
      : error;
  };
}
