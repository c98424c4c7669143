import type * as z from 'zod/mini';
import { isMessage, type Message } from './messages.ts';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}

function faultOf(issue: z.core.$ZodIssue, input: unknown): Message {
  const missing = (valueAt(input, issue.path) ?? null) === null;
  const ofWrongType = issue.code === 'invalid_type' && issue.message === 'required' && !missing;
  if (isMessage(issue.message) && !ofWrongType) return issue.message;
  return missing ? 'required' : 'invalid';
}

/**
 * The first fault of each field, e.g. `{"mobiles.0": "mobile"}`: Faults in a 400, and the errors of a form. A fault of
 * the whole body has the empty name. At most `most` fields are named.
 */
export function fieldFaults(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  most = Number.POSITIVE_INFINITY,
): Record<string, Message> {
  // a map, because an unknown field may have the name of a property that every object has
  const fields = new Map<string, Message>();
  function note(path: readonly PropertyKey[], fault: Message): void {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, fault);
  }
  for (const issue of issues) {
    if (fields.size >= most) break;
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, most)) note([...issue.path, key], 'unknownField');
    else note(issue.path, faultOf(issue, input));
  }
  return Object.fromEntries([...fields].slice(0, most));
}
