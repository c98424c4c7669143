/** The labels of the basic section's fields, exactly as the specification has them (section 2). */
export const basicLabels = {
  name: 'Bride/Groom Name',
  gender: 'Gender',
  date_of_birth: 'Date of Birth',
  language: 'Language',
  community: 'Community',
  surname: 'Surname/Annav',
  gothram: 'Gothram',
  mobiles: 'Mobile',
  email: 'Email',
  country: 'Country',
  state: 'State',
  address: 'Address',
  city: 'City',
  pincode: 'Pincode',
  filled_in_by: 'Filled in by',
};
