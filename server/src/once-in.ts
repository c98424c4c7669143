/**
 * Tells whether something that is done once in `ms` milliseconds at most is due; if it is, it counts as done now. By a clock that
 * is never set.
 */
export function onceIn(ms: number): () => boolean {
  let nextAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now < nextAt) return false;
    nextAt = now + ms;
    return true;
  };
}
