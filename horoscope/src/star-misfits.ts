/**
 * What cannot stand in the raasi: the star, or only this padham of it; undefined if all is well. `raasis` are those of the
 * star's padhams 1 to 4, named or numbered as `raasi` is; `padham` is null or absent if it is not known.
 */
export function starMisfits(
  raasis: readonly unknown[],
  raasi: unknown,
  padham?: unknown,
): 'star' | 'padham' | undefined {
  if (!raasis.includes(raasi)) return 'star';
  return padham && raasis[Number(padham) - 1] !== raasi ? 'padham' : undefined;
}
