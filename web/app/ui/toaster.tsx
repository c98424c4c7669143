import './mantine-base.ts';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider } from '@mantine/core';
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
  updateNotificationsState,
} from '@mantine/notifications';
import { KitTheme } from './kit-theme.tsx';
import classes from './toaster.module.css';
import { useUiText } from './ui-text.tsx';

/** What a toast says. Two of one kind, title and message are one toast. */
export interface Toast {
  kind: 'success' | 'error' | 'notice';
  title: string;
  message: string;
}

const SHOWN_MS = 4000;
const COLORS = { success: 'green.8', error: 'red.8', notice: 'brand' } as const;

let shown = 0;
/** what had the focus before it came to a toast */
let cameFrom: Element | null = null;

function change(id: string, changed: Partial<NotificationData>): void {
  updateNotificationsState(notificationsStore, (all) =>
    all.map((one) => (one.id === id ? { ...one, ...changed } : one)),
  );
}

function isWithin(id: string, element: Element | null): boolean {
  return document.getElementById(id)?.contains(element) ?? false;
}

/** The toasts that are shown; hovering holds all of them, the focus the one that has it. */
export function Toaster() {
  const text = useUiText();
  const closeButton = { closeButtonProps: { 'aria-label': text.close } };
  return (
    <KitTheme>
      <MantineThemeProvider
        theme={{ components: { Notification: { defaultProps: closeButton } } }}
        inherit
      >
        <Notifications position="top-center" autoClose={SHOWN_MS} withinPortal={false} />
      </MantineThemeProvider>
    </KitTheme>
  );
}

/**
 * Shows a toast, the newest on top, none twice; an error speaks at once, the rest when there is quiet. The
 * same one again comes to the top, speaks again and has its whole time before it.
 */
export function present({ kind, title, message }: Toast): void {
  const id = `${kind}:${title}:${message}`;
  shown += 1;
  const { notifications: open, queue } = notificationsStore.getState();
  const before = [...open, ...queue].find((one) => one.id === id);
  const again = { message: <span key={shown}>{message}</span>, priority: shown };
  if (before) {
    // another number, so that the timer starts again; one that has the focus has none
    const time = before.autoClose === SHOWN_MS ? SHOWN_MS + 1 : SHOWN_MS;
    change(id, { ...again, autoClose: before.autoClose === false ? false : time });
    return;
  }
  const toast: NotificationData = {
    ...again,
    id,
    autoClose: SHOWN_MS,
    title,
    color: COLORS[kind],
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
    classNames: { title: classes.title, description: classes.message },
    onFocus: ({ relatedTarget }) => {
      if (!isWithin(id, relatedTarget)) cameFrom = relatedTarget;
      change(id, { autoClose: false });
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') notifications.hide(id);
    },
    onBlur: () => change(id, { autoClose: SHOWN_MS }),
    onClose: () => {
      if (isWithin(id, document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
    },
  };
  notifications.show(toast);
}
