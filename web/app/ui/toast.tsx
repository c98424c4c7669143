import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';
import classes from './toast.module.css';
import type { Toast } from './toaster.tsx';
import { useUiText } from './ui-text.tsx';
import { useAtFirstInteraction } from './use-at-first-interaction.ts';

let host: ((toast: Toast) => void) | null = null;

/** Shows a toast for 4 seconds, above older ones. */
export function showToast(toast: Toast): void {
  host?.(toast);
}

const fetchCode = () => import('./toaster.tsx');
type Code = Awaited<ReturnType<typeof fetchCode>>;

const PLAIN_MS = 8000;

/**
 * Where toasts appear. Their code is not in the initial bundle; if it cannot be loaded, a plain box shows the same
 * text.
 */
export function ToastHost() {
  const text = useUiText();
  const [code, setCode] = useState<Code | null>(null);
  const [plain, setPlain] = useState<Toast | null>(null);
  useAtFirstInteraction(fetchCode);
  useEffect(() => {
    const own = (toast: Toast) => {
      fetchCode().then(
        (fetched) => {
          setCode(fetched);
          setPlain(null);
          fetched.present(toast);
        },
        () => setPlain(toast),
      );
    };
    host = own;
    return () => {
      // another page may have taken over before this one ends
      if (host === own) host = null;
    };
  }, []);
  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(null), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  return (
    // in the DOM before the first toast, so that screen readers watch it
    <section aria-label={text.notifications} aria-live="polite">
      {code && <code.Toaster behind />}
      {plain && (
        <div className={classes.place} role="alert">
          <Notice kind={plain.kind === 'error' ? 'fault' : 'info'} title={plain.title}>
            <p>{plain.message}</p>
          </Notice>
        </div>
      )}
    </section>
  );
}
