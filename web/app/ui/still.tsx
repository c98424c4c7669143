import { memo, type ReactNode } from 'react';

/** Leaves its children as they were drawn while `isStill`, as below a sheet that covers them: slow phones draw nothing in vain. */
export const Still = memo(
  ({ children }: { isStill: boolean; children: ReactNode }) => children,
  (_before, { isStill }) => isStill,
);
