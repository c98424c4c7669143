import { ApiError } from '../../lib/api-error.ts';

/** Rethrows a failure; without a field, its message becomes part of a sentence. */
export function failingWith(sentence: (why: string) => string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ApiError && Object.keys(error.fields).length === 0
      ? new ApiError(error.status, error.code, sentence(error.message))
      : error;
  };
}
