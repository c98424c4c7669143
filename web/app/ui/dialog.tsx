import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { CloseButton } from './close-button.tsx';
import classes from './dialog.module.css';
import { Stack } from './stack.tsx';
import { Toaster } from './toaster.tsx';
import { useUiText } from './ui-text.tsx';

const FIELDS = 'input, select, textarea';
const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((stop) => `${stop}:not(:disabled)`)
  .join();

/** Keeps Tab within a dialog; browsers would also go through their own buttons. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A native dialog over the page, open while it is rendered: the browser keeps the focus in it, closes it with Escape
 * and the phone's Back, and restores the focus. The page below is inert, including its toasts; these are shown in the
 * dialog.
 */
export function Modal({
  onClose,
  onKeyDown,
  children,
  ...others
}: ComponentProps<'dialog'> & { onClose: () => void }) {
  const { notifications } = useUiText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    const { clientWidth, style } = document.documentElement;
    // the width of the removed scroll bar, so that the page below does not shift
    style.setProperty('--mala-scrollbar', `${window.innerWidth - clientWidth}px`);
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      {...others}
      onKeyDown={(event) => {
        goRound(event);
        onKeyDown?.(event);
      }}
      onCancel={(event) => {
        // a file picker in it is cancelled too
        if (event.target !== event.currentTarget) return;
        // the browser tells of its closing a moment later, when the next dialog may be asked for already
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // not while it is closed and opened again
        if (!event.currentTarget.open) onClose();
      }}
    >
      {children}
      <section aria-label={notifications} aria-live="polite">
        <Toaster />
      </section>
    </dialog>
  );
}

/** A question over the page. The focus starts at `startAt`, even if that is rendered only after a reply. */
export function Dialog({
  title,
  onClose,
  startAt = FIELDS,
  children,
}: {
  title: string;
  onClose: () => void;
  /** selector of the first focus: by default the first field */
  startAt?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  useLayoutEffect(() => {
    const start = started.current ? null : body.current?.querySelector<HTMLElement>(startAt);
    if (!start) return;
    started.current = true;
    start.focus({ preventScroll: true });
  });
  return (
    <Modal className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <CloseButton onClick={onClose} />
      </header>
      <Stack ref={body} className={classes.body}>
        {children}
      </Stack>
    </Modal>
  );
}
