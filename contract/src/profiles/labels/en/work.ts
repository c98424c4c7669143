/** The labels of the work section's fields, exactly as the specification has them (section 2). */
export const workLabels = {
  education: 'Education Qualification',
  education_desc: 'Education Description',
  profession: 'Profession',
  annual_income: 'Annual Income',
  position: 'Position',
  work_location: 'Work Location',
};
