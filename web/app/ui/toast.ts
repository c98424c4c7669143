import type { Toast } from './toaster.tsx';

let host: ((toast: Toast) => void) | null = null;

/** Shows a toast for 4 seconds, on top of older ones. */
export function showToast(toast: Toast): void {
  host?.(toast);
}

/** Gives the one host each toast that is wanted; returns the way to stop. */
export function onToast(listener: (toast: Toast) => void): () => void {
  host = listener;
  return () => {
    host = null;
  };
}
