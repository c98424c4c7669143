import { useCallback, useState } from 'react';
import { useBackCloses } from '../../ui/use-back-closes.ts';

export interface Sheet {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the filters are open over the page. */
export function useSheet(isPhone: boolean): Sheet {
  const [wasOpened, setOpen] = useState(false);
  // a window that was made wider has the panel beside
  const isOpen = wasOpened && isPhone;
  const close = useCallback(() => setOpen(false), []);
  useBackCloses(isOpen, close);
  return { isOpen, open: () => setOpen(true), close };
}
