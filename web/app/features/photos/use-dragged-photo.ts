import { type DragEvent, useState } from 'react';

/** Photos dragged by mouse to the place of another one. */
export function useDraggedPhoto(move: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    over,
    /** the drag handle's attributes */
    handle: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', id);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragEnd: end,
    }),
    /** the drop target: the place, from 0, of the photo with this id */
    target: (id: string, place: number) => ({
      onDragOver: (event: DragEvent) => {
        // dragged files are ignored here
        if (!dragged) return;
        event.preventDefault();
        setOver(dragged === id ? null : id);
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        if (dragged !== id) move(dragged, place);
        end();
      },
    }),
  };
}

export type DraggedPhoto = ReturnType<typeof useDraggedPhoto>;
