export const signupWhomText = {
  /** before the relation of the account holder to the bride or groom */
  youAre: 'You are the',
  filler: { mother: 'Mother', father: 'Father', brother: 'Brother', sister: 'Sister' },
  /** the URL names a community that there is not */
  unknown: {
    title: 'There is no such community',
    message: 'You can register with one of these:',
  },
};
