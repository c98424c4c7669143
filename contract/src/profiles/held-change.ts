import * as z from 'zod/mini';
import type { Section } from './field.ts';

/** The sections with fields that identify a person. */
export const CHANGE_SECTIONS = ['basic', 'family'] as const satisfies readonly Section[];
export type ChangeSection = (typeof CHANGE_SECTIONS)[number];

/**
 * What identifies a person: changed after the approval, it waits for a look (decision 074). Whatever depends on one of
 * these is among them, so that what others see fits together.
 */
export const IDENTIFYING: Readonly<Record<ChangeSection, readonly string[]>> = {
  basic: ['name', 'gender', 'date_of_birth', 'language', 'community', 'surname'],
  family: ['father_name', 'mother_name'],
};

/** A change waits for the office, or was refused by it; an allowed one is what others see. */
const CHANGE_STATES = ['waiting', 'refused'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** A changed field, before and after. */
export const changedField = z.object({
  field: z.string(),
  /** what others see */
  shown: z.nullable(z.string()),
  /** what its owner wants */
  proposed: z.nullable(z.string()),
});
export type ChangedField = z.infer<typeof changedField>;

/** What is said of a change to its owner and the office; nobody else learns of it. */
export const heldChange = z.extend(changedField, {
  section: z.enum(CHANGE_SECTIONS),
  state: z.enum(CHANGE_STATES),
  /** of a refusal */
  reason: z.nullable(z.string()),
});
export type HeldChange = z.infer<typeof heldChange>;

/** In replies: missing if there are none, or if they are not the viewer's to see. */
export const heldChanges = z.optional(z.array(heldChange));
