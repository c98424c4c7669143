import * as z from 'zod/mini';
import { SECTIONS, type Section } from './field.ts';

/** Where a held text belongs: a section, whose field it is, or `photo` for a caption. */
export type TextPart = Section | 'photo';

/** A held text waits for the office, or was refused by it; an allowed one is a text like any other. */
const TEXT_STATES = ['waiting', 'refused'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** What is said of a held text to its owner and the office; nobody else sees the text (decision 050). */
export const heldText = z.object({
  id: z.string(),
  section: z.enum([...SECTIONS, 'photo']),
  /** the name of the field; of a caption the id of the photo */
  field: z.string(),
  /** the part that looks like a contact */
  found: z.string(),
  state: z.enum(TEXT_STATES),
  /** of a refusal */
  reason: z.nullable(z.string()),
  /** changes with the text, and is sent with a decision about it */
  version: z.string(),
});
export type HeldText = z.infer<typeof heldText>;

/** In replies: missing if there are none, or if they are not the viewer's to see. */
export const heldTexts = z.optional(z.array(heldText));

/**
 * In the body of a save: texts by field of which the member says that they hold no contact. Such a text is kept for the
 * office's review; one that differs from the text of the save counts for nothing.
 */
export const noContact = { no_contact: z.optional(z.record(z.string(), z.string())) };
export type NoContact = Readonly<Record<string, string>> | undefined;
