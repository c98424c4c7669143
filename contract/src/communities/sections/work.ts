import { workFields } from '../../profiles/work.ts';
import type { SectionData } from '../community.ts';
import { annualIncome } from '../lists/annual-income.ts';
import { education } from '../lists/education.ts';
import { profession, professionGroup } from '../lists/profession.ts';

const lists = {
  education,
  profession,
  profession_group: professionGroup,
  annual_income: annualIncome,
};

export const workSection: SectionData = {
  fields: workFields,
  lists: { tamilmala: lists, marathimala: lists },
};
