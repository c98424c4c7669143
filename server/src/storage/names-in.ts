import { readdir } from 'node:fs/promises';
import { isMissing } from './file-errors.ts';

/** The names in a folder; none if there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
