import { familyFields } from '../../profiles/family.ts';
import type { SectionData } from '../community.ts';
import { familyStatus } from '../lists/family-status.ts';

const lists = { family_status: familyStatus };

export const familySection: SectionData = {
  fields: familyFields,
  lists: { tamilmala: lists, marathimala: lists },
};
