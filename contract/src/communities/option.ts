/** A name in English and, if it has one, in the second script of each site. */
export interface Text {
  en: string;
  ta?: string;
  mr?: string;
}

/** One option of a list. `value` is the slug in the API and the database: never change one that is in use. */
export interface Option extends Text {
  value: string;
  /** of a profession: its profession_group */
  group?: string;
  /** of a community on the Tamil site: the languages for which the caste is offered */
  languages?: readonly string[];
  /** of a subcaste: its community */
  community?: string;
  /** of a birth star: the raasi of padham 1 to 4 */
  raasi_by_padham?: readonly string[];
  /** of a state: the states preselected in a search by a member living there */
  preferred?: readonly string[];
}

/** An option as lists declare it; with Marathi if the Marathi site has the list. */
export type Row = readonly [value: string, en: string, ta: string, mr?: string];

/** Makes the options of a list, in row order. */
export function options(rows: readonly Row[]): readonly Option[] {
  return rows.map(([value, en, ta, mr]) => ({ value, en, ta, ...(mr && { mr }) }));
}
