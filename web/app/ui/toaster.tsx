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

/** The toasts that are shown; hovering holds all of them. */
export function Toaster() {
  const text = useUiText();
  const closeButton = { closeButtonProps: { 'aria-label': text.close } };
  return (
    <KitTheme>
      <MantineThemeProvider
        theme={{ components: { Notification: { defaultProps: closeButton } } }}
        inherit
      >
        <section aria-label={text.notifications}>
          <Notifications position="top-center" autoClose={SHOWN_MS} withinPortal={false} />
        </section>
      </MantineThemeProvider>
    </KitTheme>
  );
}

/** Shows a toast, the newest on top, none twice; an error speaks at once, the rest when there is quiet. */
export function present({ kind, title, message }: Toast): void {
  const id = `${kind}:${title}:${message}`;
  shown += 1;
  const hold = (autoClose: number | false) => () =>
    updateNotificationsState(notificationsStore, (all) =>
      all.map((one) => (one.id === id ? { ...one, autoClose } : one)),
    );
  const toast: NotificationData = {
    id,
    title,
    message,
    color: COLORS[kind],
    priority: shown,
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
    classNames: { title: classes.title, description: classes.message },
    onFocus: hold(false),
    onBlur: hold(SHOWN_MS),
  };
  notifications.show(toast);
}
