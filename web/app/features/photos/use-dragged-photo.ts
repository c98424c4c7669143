import { type DragEvent, useState } from 'react';

/** Photos dragged by a mouse to the place of another one. */
export function useDraggedPhoto(move: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    over,
    /** what is held to be dragged */
    handle: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', id);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragEnd: end,
    }),
    /** where it may be let go: the place, from 0, of the photo with this id */
    target: (id: string, place: number) => ({
      onDragOver: (event: DragEvent) => {
        // files that are dragged here are not ours
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
