import { annualIncome } from './annual-income.ts';
import { bodyType } from './body-type.ts';
import { complexion } from './complexion.ts';
import { country } from './country.ts';
import { education } from './education.ts';
import { employmentType } from './employment-type.ts';
import { familyStatus } from './family-status.ts';
import { foodHabits } from './food-habits.ts';
import { gender } from './gender.ts';
import { maritalStatus } from './marital-status.ts';
import { physicalStatus } from './physical-status.ts';
import { profession } from './profession.ts';
import { professionGroup } from './profession-group.ts';
import { state } from './state.ts';

/** The lists that are the same on every site, keyed by the field that each fills. */
export const sharedLists = {
  gender,
  body_type: bodyType,
  marital_status: maritalStatus,
  physical_status: physicalStatus,
  complexion,
  food_habits: foodHabits,
  education,
  profession,
  profession_group: professionGroup,
  annual_income: annualIncome,
  employment_type: employmentType,
  country,
  state,
  family_status: familyStatus,
};
