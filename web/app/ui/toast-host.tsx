import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onToastWanted, toastWanted } from './toast.ts';

const fetchToaster = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await fetchToaster()).Toaster }));

/**
 * Where toasts appear. Their code is no part of the first load: it is fetched at the first touch or key,
 * so that it is there when the network is not.
 */
export function ToastHost() {
  const wanted = useSyncExternalStore(onToastWanted, toastWanted, () => false);
  useEffect(() => {
    const fetchOnce = () => {
      void fetchToaster().catch(() => undefined);
      removeEventListener('pointerdown', fetchOnce);
      removeEventListener('keydown', fetchOnce);
    };
    addEventListener('pointerdown', fetchOnce, { passive: true });
    addEventListener('keydown', fetchOnce);
    return () => {
      removeEventListener('pointerdown', fetchOnce);
      removeEventListener('keydown', fetchOnce);
    };
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
