import type { Option } from '../option.ts';
import { professionAToE } from './profession-a-to-e.ts';
import { professionHToZ } from './profession-h-to-z.ts';

/** The professions, each with its group, in the order of the groups. */
export const profession: readonly Option[] = Object.entries({
  ...professionAToE,
  ...professionHToZ,
}).flatMap(([group, options]) => options.map((option) => ({ ...option, group })));
