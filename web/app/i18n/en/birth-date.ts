/** A date of birth picked in three lists: the wizard asks for it, and so does whoever forgot a password. */
export const birthDateText = {
  area: 'birthDate' as const,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** the empty choice: the three lists stand side by side */
  choose: '–',
};
