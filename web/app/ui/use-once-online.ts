import { useEffect, useEffectEvent } from 'react';

/** Calls a function when the network is back, while its component is mounted. */
export function useOnceOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
