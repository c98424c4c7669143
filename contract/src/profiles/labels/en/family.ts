/** The labels of the family section's fields, exactly as the specification has them (section 2). */
export const familyLabels = {
  father_name: "Father's Name",
  father_alive: 'Father Alive',
  father_occupation: "Father's Occupation",
  mother_name: "Mother's Name",
  mother_alive: 'Mother Alive',
  mother_occupation: "Mother's Occupation",
  sisters: 'Sisters',
  sisters_married: 'Sisters Married',
  brothers: 'Brothers',
  brothers_married: 'Brothers Married',
  family_status: 'Family Status',
  about_family: 'About Family',
  property_details: 'Property Details',
};
