import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files dropped anywhere on the page; otherwise the browser would open them and leave the page. Returns whether files
 * are dragged over it at the moment.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onFiles = useEffectEvent(onDrop);
  useEffect(() => {
    // some browsers also report a dragged picture of the page as a file
    let ours = false;
    const withFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
      if (ours || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      act(event);
    };
    const listeners = {
      dragstart: () => {
        ours = true;
      },
      dragend: () => {
        ours = false;
      },
      dragover: withFiles(() => setOver(true)),
      // moving between elements is not leaving
      dragleave: withFiles(({ relatedTarget }) => setOver(relatedTarget !== null)),
      drop: withFiles(({ dataTransfer }) => {
        setOver(false);
        onFiles([...(dataTransfer?.files ?? [])]);
      }),
    };
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name as 'drop', listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        removeEventListener(name as 'drop', listener);
    };
  }, []);
  return over;
}
