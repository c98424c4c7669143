/** A birth star as lists of options have it, with the raasi of its padhams 1 to 4. */
export interface StarOption {
  value: string;
  raasi_by_padham?: readonly string[];
}

/** The chosen raasi, star and padham; '' or null if not chosen. */
export interface StarChoice {
  raasi: string;
  birth_star: string;
  padham: number | null;
}

export const PADHAMS = [1, 2, 3, 4] as const;

/** Whether the star is possible with the raasi and the padham, as far as they are chosen. */
function agrees(star: StarOption, { raasi, birth_star, padham }: StarChoice): boolean {
  if (birth_star && birth_star !== star.value) return false;
  return (star.raasi_by_padham ?? []).some(
    (its, index) => (!raasi || raasi === its) && (padham === null || padham === index + 1),
  );
}

function possible(stars: readonly StarOption[], choice: StarChoice): boolean {
  return stars.some((star) => agrees(star, choice));
}

/**
 * The possible options of raasi, star and padham, each given the other two (server rules, section 6). As long as the
 * chosen values agree, each list contains at least the chosen one.
 */
export function fitsRaasi(
  stars: readonly StarOption[],
  choice: StarChoice,
  raasi: string,
): boolean {
  return possible(stars, { ...choice, raasi });
}

export function fitsStar(stars: readonly StarOption[], choice: StarChoice, star: string): boolean {
  return possible(stars, { ...choice, birth_star: star });
}

export function fittingPadhams(
  stars: readonly StarOption[],
  choice: StarChoice,
): readonly number[] {
  return PADHAMS.filter((padham) => possible(stars, { ...choice, padham }));
}
