import type * as z from 'zod/mini';
import { type Community, fieldsOf } from '../communities/community.ts';
import { fieldFaults } from '../issues.ts';
import type { Message } from '../messages.ts';
import { crossFieldFaults } from './dependencies.ts';
import type { ProfileField, Section } from './field.ts';
import { fieldSchema, unknownSchema } from './section-schema.ts';

/** A section as it was sent. With faults, `values` has only the fields that are valid by themselves. */
export interface ParsedSection {
  /** null where empty; `unknown` names the fields that are answered by "I do not know", and is missing if there are none */
  values: Readonly<Record<string, unknown>>;
  /** by field, in form order */
  faults: Record<string, Message>;
}

type Given = Readonly<Record<string, unknown>>;
type Issues = z.core.$ZodIssue[];

function issue(field: string, message: Message): z.core.$ZodIssue {
  return { code: 'custom', path: [field], message };
}

/** The schema's output for one property of what was given, and its issues. */
function parseOne(name: string, schema: z.ZodMiniType, given: Given) {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  const { data, error } = schema.safeParse(value);
  const issues = (error?.issues ?? []).map((one) => ({ ...one, path: [name, ...one.path] }));
  return { data, issues };
}

/** That fields which may be unknown are answered, and in one way. */
function answerIssues(fields: readonly ProfileField[], values: Given, unknown: string[]): Issues {
  return fields
    .filter(({ name, mayBeUnknown }) => mayBeUnknown && name in values)
    .flatMap(({ name, required }) => {
      const isUnknown = unknown.includes(name);
      if (values[name] !== null) return isUnknown ? [issue(name, 'knownAndUnknown')] : [];
      return required && !isUnknown ? [issue(name, 'required')] : [];
    });
}

/**
 * Parses the body of POST /api/profile/{userId}/{section} on one site, also to validate the form of that step. Each field is
 * parsed by itself and each rule between fields by what it needs, so that no fault hides another. `kept` are the stored
 * values, which stay valid; at most `most` fields are named.
 */
export function parseSection(
  community: Community,
  section: Section,
  given: Given,
  { today, kept, most }: { today: Date; kept?: Given | undefined; most?: number },
): ParsedSection {
  const fields = fieldsOf(community, section);
  const values: Record<string, unknown> = {};
  const issues: Issues = [];
  for (const field of fields) {
    const schema = fieldSchema(community, field, { today, kept, country: given.country });
    const one = parseOne(field.name, schema, given);
    if (one.issues.length > 0) issues.push(...one.issues);
    else values[field.name] = one.data === '' ? null : (one.data ?? null);
  }
  const hasUnknown = fields.some(({ mayBeUnknown }) => mayBeUnknown);
  const { data, issues: unknownIssues } = hasUnknown
    ? parseOne('unknown', unknownSchema(fields), given)
    : { data: undefined, issues: [] };
  const unknown = [...new Set((data ?? []) as string[])];
  issues.push(...unknownIssues, ...answerIssues(fields, values, unknown));
  for (const { field, message } of crossFieldFaults(community, section, values, today))
    issues.push(issue(field, message));
  const names = [...fields.map(({ name }) => name), 'unknown'];
  const place = ({ path }: z.core.$ZodIssue) => names.indexOf(String(path[0]));
  issues.sort((one, other) => place(one) - place(other));
  const known = new Set(hasUnknown ? names : names.slice(0, -1));
  const keys = Object.keys(given).filter((key) => !known.has(key));
  if (keys.length > 0)
    issues.push({ code: 'unrecognized_keys', keys, path: [], message: 'unknownField' });
  const answers = unknown.length > 0 ? { ...values, unknown } : values;
  return { values: answers, faults: fieldFaults(issues, given, most) };
}
