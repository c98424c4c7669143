/** The middle, the 95th of a hundred and the longest of some times in milliseconds, in words. */
export function spreadOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0)} ms`;
  return `p50 ${at(0.5)}   p95 ${at(0.95)}   most ${at(1)}   of ${sorted.length}`;
}
