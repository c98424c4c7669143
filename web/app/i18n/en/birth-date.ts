/** A date picked in three lists. */
export const birthDateText = {
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
  /** the empty option: the three lists are side by side */
  choose: '–',
};
