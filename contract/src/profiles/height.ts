/** The selectable heights in cm (specification, section 9). */
export const HEIGHTS_CM = [
  122, 134, 137, 139, 142, 144, 147, 149, 152, 154, 157, 160, 162, 165, 167, 170, 172, 175, 177,
  180, 182, 185, 187, 190, 193, 195, 198, 200, 203, 205, 208, 210, 213,
] as const;

/** A height in feet and inches, as replies have it: `5ft 4in`. */
export function feetAndInches(height: string): { feet: number; inches: number } {
  const [feet = 0, inches = 0] = (height.match(/\d+/g) ?? []).map(Number);
  return { feet, inches };
}

/** Formats cm as in replies: 162 is `5ft 4in`. */
export function heightInFeet(cm: number): string {
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)}ft ${inches % 12}in`;
}
