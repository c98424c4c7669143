import type { Message } from '../messages.ts';

/**
 * What is wrong with a cell, where no validation message says it. Texts: web/app/i18n/en/imports.ts. The number after a
 * colon is a row of the file.
 */
export const IMPORT_FAULTS = [
  /** an error of the spreadsheet: #REF! */
  'errorCell',
  'dateForm',
  /** 12/25/1998: the day comes first */
  'dayFirst',
  'noSuchDay',
  'heightForm',
  'heightRange',
  /** 5.1, which is 5 feet 1 or, as spreadsheets write it, 5.10 */
  'heightTenth',
  'weightForm',
  'numberForm',
  'padhamForm',
  'yesNo',
  'timeForm',
  /** 5:30 without morning or evening */
  'timeHalf',
  /** 9.84E+09: the spreadsheet has rounded it */
  'numberCut',
  'choiceUnknown',
  /** what is written fits several options */
  'choiceMany',
  /** a field that must be known */
  'mustKnow',
  /** the same person stands in an earlier row */
  'sameRow',
  /** the same person was entered already */
  'enteredAlready',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];
export type CellMessage = Message | ImportFault | `${ImportFault}:${number}`;

export function importFaultOf(message: string): ImportFault | null {
  const [key] = message.split(':');
  return IMPORT_FAULTS.find((one) => one === key) ?? null;
}
