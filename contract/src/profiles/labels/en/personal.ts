/** The labels of the personal section's fields, exactly as the specification has them (section 2). */
export const personalLabels = {
  height: 'Height',
  weight: 'Weight',
  body_type: 'Body Type',
  marital_status: 'Marital Status',
  physical_status: 'Physical Status',
  complexion: 'Complexion',
  food_habits: 'Food Habits',
  about: 'About the bride/groom',
  expectation: 'Expectations',
};
