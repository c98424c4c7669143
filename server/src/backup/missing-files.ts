import type { KeptFiles } from '../storage/sweep.ts';
import { type BackedUpFile, type Erasure, erasureKey } from './format.ts';
import type { SnapshotIds } from './write-dump.ts';

/** A row that lacks a file it must have, by its table and id, which do not say who it is. */
export type MissingFile = Erasure;

/** The rows of the snapshot that lack a file among those that were backed up. */
export function findMissing(
  kept: readonly KeptFiles[],
  idsOf: SnapshotIds,
  files: readonly BackedUpFile[],
): MissingFile[] {
  const present = new Set(files.map(({ key }) => key));
  return kept.flatMap(({ table, neededOf }) =>
    [...idsOf(table)]
      .filter((id) => !neededOf(id).every((key) => present.has(key)))
      .map((row_id) => ({ table_name: table, row_id })),
  );
}

/** Those that are not gone by now, and their files with them. */
export function stillMissing(
  missing: readonly MissingFile[],
  erasures: readonly Erasure[],
): MissingFile[] {
  const gone = new Set(erasures.map(erasureKey));
  return missing.filter((row) => !gone.has(erasureKey(row)));
}

const NAMED = 20;

/** "photos 0199…, marriages 0199…"; of many the first. */
export function nameMissing(missing: readonly MissingFile[]): string {
  const more = missing.length > NAMED ? [`and ${missing.length - NAMED} more`] : [];
  return [...missing.slice(0, NAMED).map(erasureKey), ...more].join(', ');
}
