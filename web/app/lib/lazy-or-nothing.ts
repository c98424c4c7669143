import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code is loaded when it is first shown; nothing in its place where that cannot be fetched. */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
