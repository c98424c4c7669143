/** The block at the top of a profile. */
export const profileHeadText = {
  age: 'Age, height',
  years: (age: number) => `${age} years`,
  star: 'Star, raasi',
  education: 'Education',
  work: 'Work',
  family: 'Family',
  place: 'Place',
  father_occupation: (work: string) => `Father: ${work}`,
  mother_occupation: (work: string) => `Mother: ${work}`,
  brothers: (count: string) => `Brothers: ${count}`,
  sisters: (count: string) => `Sisters: ${count}`,
};
