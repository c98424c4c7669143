import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';
import { onToast } from './toast.ts';
import classes from './toast-host.module.css';
import type { Toast } from './toaster.tsx';

const fetchCode = () => import('./toaster.tsx');
type Code = Awaited<ReturnType<typeof fetchCode>>;

const SIGNS = ['pointerdown', 'keydown'] as const;
const QUIET_MS = 2000;
const PLAIN_MS = 8000;

/** Fetches the code a while after the page, or at the first touch or key. */
function useCodeSoon(): void {
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, fetchNow);
    };
    const fetchNow = () => {
      stop();
      void fetchCode().catch(() => undefined);
    };
    const timer = setTimeout(fetchNow, QUIET_MS);
    for (const sign of SIGNS) addEventListener(sign, fetchNow, { passive: true });
    return stop;
  }, []);
}

/**
 * Where toasts appear. Their code is no part of the first load; where the network went before it came, a
 * plain box says the same.
 */
export function ToastHost() {
  const [code, setCode] = useState<Code | null>(null);
  const [plain, setPlain] = useState<Toast | null>(null);
  useCodeSoon();
  useEffect(
    () =>
      onToast((toast) => {
        fetchCode().then(
          (fetched) => {
            setCode(fetched);
            setPlain(null);
            fetched.present(toast);
          },
          () => setPlain(toast),
        );
      }),
    [],
  );
  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(null), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  return (
    <>
      {code && <code.Toaster />}
      {plain && (
        <div className={classes.plain} role="alert">
          <Notice kind={plain.kind === 'error' ? 'fault' : 'info'} title={plain.title}>
            <p>{plain.message}</p>
          </Notice>
        </div>
      )}
    </>
  );
}
