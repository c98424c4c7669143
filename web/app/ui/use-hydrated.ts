import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a prerendered page until its scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
