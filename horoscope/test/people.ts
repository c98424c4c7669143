/** A person as the vectors have them. */
export interface VectorPerson {
  star: number;
  pada: number;
  rasi: number;
}

/** All that is known of the birth. */
export interface KnownPerson {
  star: number;
  padham: number;
  raasi: number;
}

export function personOf({ star, pada, rasi }: VectorPerson): KnownPerson {
  return { star, padham: pada, raasi: rasi };
}

/** The raasi is computed by another way than the product's: nine padhams after each other are one raasi. */
export const ALL_PEOPLE: readonly KnownPerson[] = Array.from({ length: 12 }, (_, raasi) =>
  Array.from({ length: 9 }, (_nothing, index) => {
    const padham = 9 * raasi + index;
    return { star: Math.trunc(padham / 4) + 1, padham: (padham % 4) + 1, raasi: raasi + 1 };
  }),
).flat();
