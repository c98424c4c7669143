import type { Exported } from '@mala/contract/exports.ts';

const titles: Record<Exported, string> = {
  profiles: 'Take out profiles as a table',
  payments: 'Take out payments as a table',
  history: 'Take out the history as a table',
  numbers: 'Take out the figures as a table',
};
const periods: Record<Exported, string> = {
  profiles: 'Registered in this period; all if you leave the days empty.',
  payments: 'Recorded in this period; all if you leave the days empty.',
  history: 'Done in this period; all if you leave the days empty.',
  numbers: 'The days of this period; all if you leave them empty.',
};

/** Tables of profiles, payments and the history. */
export const exportingText = {
  open: 'Take out as a table',
  titles,
  warning:
    'The file holds telephone numbers and addresses of families. Keep it where only the office reads it, and delete it when it is no longer needed. The history says who took it out.',
  domain: 'Community',
  format: 'File',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
  periods,
  from: 'From',
  to: 'To',
  submit: 'Take out',
  cancel: 'Cancel',
  started: {
    title: 'The file is on its way',
    message: 'Your browser saves it among its downloads.',
  },
};
