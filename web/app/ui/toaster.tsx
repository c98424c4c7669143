import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CloseButton } from './close-button.tsx';
import { Notice } from './notice.tsx';
import toastClasses from './toast.module.css';
import classes from './toaster.module.css';

/** The contents of a toast. Toasts with the same kind, title and message are one. */
export interface Toast {
  kind: 'success' | 'error' | 'notice';
  title: string;
  message: string;
}

/** A toast on the page; `turn` changes each time it is shown again. */
interface Shown extends Toast {
  id: string;
  turn: number;
}

const SHOWN_MS = 4000;
const LOOKS = { success: 'success', error: 'fault', notice: 'info' } as const;

let toasts: readonly Shown[] = [];
/** The containers that can show toasts, the topmost last: the page's, then an open dialog's. */
let places: readonly string[] = [];
let turns = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(change: { toasts?: readonly Shown[]; places?: readonly string[] }): void {
  toasts = change.toasts ?? toasts;
  places = change.places ?? places;
  for (const listener of listeners) listener();
}

function hide(id: string): void {
  publish({ toasts: toasts.filter((one) => one.id !== id) });
}

/** Shows a toast above the others. The same toast again moves to the top, is announced again and restarts its time. */
export function present(toast: Toast): void {
  const id = `${toast.kind}:${toast.title}:${toast.message}`;
  turns += 1;
  const others = toasts.filter((one) => one.id !== id);
  publish({ toasts: [{ ...toast, id, turn: turns }, ...others] });
}

/**
 * The toasts, if this container is topmost; the page's is below every dialog's, whenever its code loads. The pointer
 * over one pauses all of them, the focus pauses the focused one.
 */
export function Toaster({ behind = false }: { behind?: boolean }) {
  const place = useId();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const inFront = useSyncExternalStore(subscribe, () => places.at(-1) === place);
  const [hovered, setHovered] = useState(false);
  useLayoutEffect(() => {
    publish({ places: behind ? [place, ...places] : [...places, place] });
    return () => publish({ places: places.filter((one) => one !== place) });
  }, [place, behind]);
  if (!inFront || shown.length === 0) return null;
  return (
    <div
      className={`${toastClasses.place} ${classes.list}`}
      // a toast removed under the pointer sends no leave event; the next one sends an enter event
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {shown.map((toast) => (
        <ToastBox key={toast.id} toast={toast} held={hovered} onClose={() => setHovered(false)} />
      ))}
    </div>
  );
}

function ToastBox({
  toast: { id, kind, title, message, turn },
  held,
  onClose,
}: {
  toast: Shown;
  held: boolean;
  onClose: () => void;
}) {
  const cameFrom = useRef<Element | null>(null);
  const [focused, setFocused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again, its time restarts
  useEffect(() => {
    if (held || focused) return;
    const timer = setTimeout(() => hide(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, turn, held, focused]);
  const close = () => {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
    hide(id);
  };
  return (
    <div
      // errors are announced at once, others politely
      role={kind === 'error' ? 'alert' : 'status'}
      className={classes.toast}
    >
      <Notice key={turn} kind={LOOKS[kind]} title={title}>
        <p>{message}</p>
      </Notice>
      <CloseButton
        className={classes.close}
        onClick={close}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // the dialog below stays open
          event.preventDefault();
          close();
        }}
      />
    </div>
  );
}
