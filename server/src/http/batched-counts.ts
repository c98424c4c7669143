import type { RateLimiterRes } from 'rate-limiter-flexible';

/** Adds points to the counter of a key; the counter afterwards, within its limit or not. */
type Count = (key: string, points: number) => Promise<RateLimiterRes>;

interface Batch {
  points: number;
  counted: Promise<RateLimiterRes>;
}

/**
 * Counts one for a key; `place` is the number of this one. What comes while the key's counter is being written is
 * written together afterwards: a flood of one address would otherwise occupy every database connection, each waiting
 * for the same row.
 */
export function batchedCounts(
  count: Count,
): (key: string) => Promise<{ place: number; counter: RateLimiterRes }> {
  const waiting = new Map<string, Batch>();
  const writing = new Map<string, Promise<unknown>>();

  async function write(key: string, batch: Batch): Promise<RateLimiterRes> {
    // a failure concerns those whose batch failed
    await writing.get(key)?.catch(() => {});
    waiting.delete(key);
    return count(key, batch.points);
  }

  function begin(key: string): Batch {
    const batch = { points: 0 } as Batch;
    waiting.set(key, batch);
    batch.counted = write(key, batch);
    writing.set(key, batch.counted);
    return batch;
  }

  return async (key) => {
    const batch = waiting.get(key) ?? begin(key);
    batch.points += 1;
    const nth = batch.points;
    try {
      const counter = await batch.counted;
      return { place: counter.consumedPoints - batch.points + nth, counter };
    } finally {
      if (writing.get(key) === batch.counted) writing.delete(key);
    }
  };
}
