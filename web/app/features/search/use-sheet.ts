import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

export interface Sheet {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether the filters are open over the page. Back closes them and stays on the page, as a family expects of a phone; where the browser's
 * dialog does that by itself, nothing is left to do here.
 */
export function useSheet(isPhone: boolean): Sheet {
  const [wasOpened, setOpen] = useState(false);
  // a window that was made wider has the panel beside
  const isOpen = wasOpened && isPhone;
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setOpen(false);
  }, [blocker]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
