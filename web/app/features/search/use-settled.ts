import { useEffect, useState } from 'react';

/** Between two changes of somebody who goes on choosing. */
const PAUSE_MS = 200;

/** A value once nobody goes on changing it: the first change at once, those that follow it closely together. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState({ value, at: Number.NEGATIVE_INFINITY });
  const isSettled = settled.value === value;
  // at once, so that nothing is drawn twice on the way
  if (!isSettled && performance.now() >= settled.at + PAUSE_MS)
    setSettled({ value, at: performance.now() });
  useEffect(() => {
    if (isSettled) return;
    const settle = () => setSettled({ value, at: performance.now() });
    const timer = setTimeout(settle, settled.at + PAUSE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isSettled, value, settled]);
  return settled.value;
}
