import * as z from 'zod/mini';
import { type Community, fieldsOf } from '../communities/community.ts';
import { misfits, type Values } from './dependencies.ts';
import type { Section } from './field.ts';
import { fieldSchema } from './field-schema.ts';

/**
 * The body of POST /api/profile/{userId}/{section} on one site, and what the form of that step checks.
 * Its output has every field of the section, null where empty. Messages are keys of messages.ts.
 */
export function sectionSchema(community: Community, section: Section, today: Date) {
  const fields = fieldsOf(community, section);
  const shape: Record<string, z.ZodMiniType> = {};
  for (const field of fields) shape[field.name] = fieldSchema(community, field, today);
  return z.strictObject(shape).check(
    z.overwrite((values: Values) =>
      Object.fromEntries(
        fields.map(({ name }) => [name, values[name] === '' ? null : (values[name] ?? null)]),
      ),
    ),
    (context) => {
      for (const { field, message } of misfits(community, section, context.value, today))
        context.issues.push({ code: 'custom', input: context.value, path: [field], message });
    },
  );
}
