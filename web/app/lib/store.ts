import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value for the whole page that components subscribe to with `useStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; `prerendered` is its value at build time. */
export function useStore<Value>(store: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered);
}
