import type { Section } from '@mala/contract/profiles/field.ts';
import { officePaths } from '../../lib/session/office.ts';

/** Where a section of a member's profile is corrected; not among the others, which pages of members load too. */
export const correctPath = (id: string, section: Section) =>
  `${officePaths.member(id)}/correct/${section}`;
