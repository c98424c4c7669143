import * as z from 'zod/mini';
import { SECTIONS } from '../profiles/field.ts';
import { text } from '../text.ts';

const typedText = text(2000, { lines: true });

/** The name of a field, in what is said of several. */
const fieldName = z.string().check(z.regex(/^\w{1,40}$/, 'invalid'));

/** A value as it is typed so far: a date may be half, a number too short. What is wrong is told when the entry is sent. */
const typedValue = z.union([
  typedText,
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.nullable(typedText)).check(z.maxLength(60, 'invalid')),
  z.record(fieldName, typedText),
]);

/** A section as it is typed so far, by the names of its fields. */
export const typedSection = z.record(z.string(), typedValue);
export type TypedSection = z.output<typeof typedSection>;

/** Those that are named are replaced as a whole. */
export const typedSections = z.partialRecord(z.enum(SECTIONS), typedSection);
