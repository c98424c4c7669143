import { type ComponentType, useEffect, useState } from 'react';
import type { AfterReset } from './reset-notice.tsx';

/** The notice of a reset that led to the login; its code is loaded only then. Without it the toast said the same. */
export function LateResetNotice({ state }: { state: unknown }) {
  const [Notice, setNotice] = useState<ComponentType<AfterReset> | null>(null);
  const after = state as AfterReset | null;
  const isAfter = Boolean(after?.reset);
  useEffect(() => {
    if (isAfter)
      import('./reset-notice.tsx').then(
        ({ ResetNotice }) => setNotice(() => ResetNotice),
        () => undefined,
      );
  }, [isAfter]);
  return after && isAfter && Notice && <Notice {...after} />;
}
