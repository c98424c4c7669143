import { useReducer } from 'react';

/**
 * To be called when a list of Mantine's opens. It learns the list's id by drawing it, so only a second drawing tells
 * the reader of the field that the list is open and which one it is.
 */
export function useDrawAgain(): () => void {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  return () => requestAnimationFrame(draw);
}
