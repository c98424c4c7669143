/** A text in English and, where it has one, in the second scripts of the two sites. */
export interface Text {
  en: string;
  ta?: string;
  mr?: string;
}

/** One choice of a list. `value` is the slug on the wire and in the database: never change one that has landed. */
export interface Option extends Text {
  value: string;
  /** profession: the value of its profession_group */
  group?: string;
  /** community on the Tamil site: the languages whose castes include it */
  languages?: readonly string[];
  /** subcaste: the community it belongs to */
  community?: string;
  /** birth_star: the raasi of padham 1 to 4 */
  raasi_by_padham?: readonly string[];
  /** state: the states preselected in a search by a member who lives there */
  preferred?: readonly string[];
}

/** A choice as lists are written: Marathi where the Marathi site has it too. */
export type Row = readonly [value: string, en: string, ta: string, mr?: string];

/** The choices of a list, in the order of its rows. */
export function options(rows: readonly Row[]): readonly Option[] {
  return rows.map(([value, en, ta, mr]) => ({ value, en, ta, ...(mr && { mr }) }));
}
