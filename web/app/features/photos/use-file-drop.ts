import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dragged over the page and let go anywhere on it; elsewhere the browser would open them and leave the
 * page. Whether some are above it at the moment.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onFiles = useEffectEvent(onDrop);
  useEffect(() => {
    // a picture of the page that is dragged is a file as well to some browsers
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
      // from one element to another is no leaving
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
