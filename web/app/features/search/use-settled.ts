import { useEffect, useState } from 'react';

/** Between two changes of somebody who goes on choosing. */
const PAUSE_MS = 200;

interface Settled<Value> {
  settled: Value;
  /** whether a change of now would settle at once */
  settlesNow: () => boolean;
}

/** A value once nobody goes on changing it: the first change at once, those that follow it closely together. */
export function useSettled<Value>(value: Value): Settled<Value> {
  const [{ settled, at }, set] = useState({ settled: value, at: Number.NEGATIVE_INFINITY });
  const isSettled = settled === value;
  const settlesNow = () => performance.now() >= at + PAUSE_MS;
  // at once, so that nothing is drawn twice on the way
  if (!isSettled && settlesNow()) set({ settled: value, at: performance.now() });
  useEffect(() => {
    if (isSettled) return;
    const settle = () => set({ settled: value, at: performance.now() });
    const timer = setTimeout(settle, at + PAUSE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isSettled, value, at]);
  return { settled, settlesNow };
}
