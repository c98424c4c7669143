import type { Toast } from './toaster.tsx';

let host: (() => void) | null = null;
let wanted = false;

/** Shows a toast for 4 seconds, on top of older ones. */
export function showToast(toast: Toast): void {
  wanted = true;
  host?.();
  void import('./toaster.tsx').then(({ present }) => present(toast));
}

/** Tells the one host when a toast is wanted; returns the way to stop. */
export function onToastWanted(listener: () => void): () => void {
  host = listener;
  return () => {
    host = null;
  };
}

export function toastWanted(): boolean {
  return wanted;
}
