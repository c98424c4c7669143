import { personalFields } from '../../profiles/personal.ts';
import type { SectionData } from '../community.ts';
import { bodyType } from '../lists/body-type.ts';
import { complexion } from '../lists/complexion.ts';
import { foodHabits } from '../lists/food-habits.ts';
import { maritalStatus } from '../lists/marital-status.ts';
import { physicalStatus } from '../lists/physical-status.ts';

const lists = {
  body_type: bodyType,
  marital_status: maritalStatus,
  physical_status: physicalStatus,
  complexion,
  food_habits: foodHabits,
};

export const personalSection: SectionData = {
  fields: personalFields,
  lists: { tamilmala: lists, marathimala: lists },
};
