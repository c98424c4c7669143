import './mantine-base.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './dialog.module.css';
import { KitTheme } from './kit-theme.tsx';
import { Stack } from './stack.tsx';
import { useUiText } from './ui-text.tsx';

const FIELDS = 'input, select, textarea';

/**
 * A question over the page, open as long as it is rendered. It holds the focus, from `startAt` or its first
 * field on, also where that comes only with an answer of the server; Escape closes it, and the focus goes back
 * to where it was.
 */
export function Dialog({
  title,
  onClose,
  startAt = FIELDS,
  children,
}: {
  title: string;
  onClose: () => void;
  /** the selector of what is to have the focus first */
  startAt?: string;
  children: ReactNode;
}) {
  const text = useUiText();
  const open = useRef(false);
  const started = useRef(false);
  const preferStart = (body: HTMLElement | null) => {
    const start = body?.querySelector<HTMLElement>(startAt);
    if (!start || started.current) return;
    started.current = true;
    // at the opening Mantine puts the focus there; it does not look again afterwards
    start.setAttribute('data-autofocus', '');
    if (open.current) start.focus({ preventScroll: true });
  };
  useEffect(() => {
    // Mantine moves the focus later, by a timer
    const before = document.activeElement;
    open.current = true;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <KitTheme>
      <Modal
        opened
        onClose={onClose}
        title={title}
        size="lg"
        closeOnClickOutside={false}
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': text.close }}
        classNames={{ title: classes.title, body: classes.body }}
      >
        <Stack ref={preferStart}>{children}</Stack>
      </Modal>
    </KitTheme>
  );
}
