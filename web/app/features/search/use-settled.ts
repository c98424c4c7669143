import { useEffect, useState } from 'react';

/** Between two changes of somebody who goes on choosing. */
const PAUSE_MS = 200;

/** A value once nobody goes on changing it: the first change at once, those that follow it closely together. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState({ value, at: 0 });
  useEffect(() => {
    if (settled.value === value) return;
    const wait = settled.at + PAUSE_MS - performance.now();
    const timer = setTimeout(() => setSettled({ value, at: performance.now() }), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled.value;
}
