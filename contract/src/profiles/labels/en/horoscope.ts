/** The labels of the horoscope section's fields, exactly as the specification has them (section 2). */
export const horoscopeLabels = {
  birth_time: 'Time of Birth',
  birth_place: 'Place of Birth',
  raasi: 'Raasi',
  birth_star: 'Birth Star',
  padham: 'Padham',
  dhosam: 'Dhosam',
};
