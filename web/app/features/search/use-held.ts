import { useState } from 'react';

/** A value as it was when it began to be held. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, keep] = useState(value);
  if (!isHeld && kept !== value) keep(value);
  return isHeld ? kept : value;
}
