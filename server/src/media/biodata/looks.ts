import type { Look } from '../sheets/document.ts';
import type { Design } from './designs.ts';

/** The letters of a biodata. */
export type Looks = Readonly<
  Record<'kind' | 'name' | 'mid' | 'heading' | 'label' | 'value' | 'text' | 'chart' | 'foot', Look>
>;

/** @param zoom 1 for paper; smaller where much was written, larger on a picture */
export function looksOf({ brand, deep, ink, faint }: Design, zoom: number): Looks {
  const look = (size: number, weight: Look['weight'], color: string) => ({
    size: size * zoom,
    weight,
    color,
  });
  return {
    kind: look(10.5, 400, faint),
    name: look(20, 700, brand),
    mid: look(10.5, 400, faint),
    heading: look(12.5, 700, deep),
    label: look(10, 400, faint),
    value: look(10.5, 700, ink),
    text: look(10.5, 400, ink),
    chart: look(8.5, 400, ink),
    foot: { size: 8.5, weight: 400, color: faint },
  };
}
