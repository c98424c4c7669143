import { useEffect, useEffectEvent } from 'react';

/** Does something when the network is back, as long as what calls it is on the page. */
export function useOnceOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
