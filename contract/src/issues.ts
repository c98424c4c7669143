import type * as z from 'zod/mini';
import { isMessage, messageText } from './messages.ts';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}

function messageOf(issue: z.core.$ZodIssue, input: unknown): string {
  const missing = (valueAt(input, issue.path) ?? null) === null;
  const ofWrongType = issue.code === 'invalid_type' && issue.message === 'required' && !missing;
  if (isMessage(issue.message) && !ofWrongType) return issue.message;
  return missing ? 'required' : 'invalid';
}

/**
 * The first fault of each field as `{"mobiles.0": "Invalid mobile number"}`: what a 400 carries as Fields and
 * what a form shows. A fault of the whole body stands under the empty name.
 */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): Record<string, string> {
  // a map, since an unknown field may bear the name of something that every object has
  const fields = new Map<string, string>();
  function note(path: readonly PropertyKey[], message: string): void {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, messageText(message));
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note([...issue.path, key], 'unknownField');
    else note(issue.path, messageOf(issue, input));
  }
  return Object.fromEntries(fields);
}
