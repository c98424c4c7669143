import type { JSONColumnType } from 'kysely';

/** A disk that is low or full (storage/disks.ts). */
export interface LowDisk {
  machine: string;
  /** what is on it */
  folder: string;
  free_bytes: number;
  total_bytes: number;
  level: 'low' | 'full';
}

/** A process of the site that runs, or ended without saying so. */
export interface RunningProcesses {
  id: string;
  machine: string;
  /** keyed hashes of what all processes must share, by the names of the settings */
  settings: JSONColumnType<Record<string, string>>;
  low_disks: JSONColumnType<LowDisk[]>;
  seen_at: Date;
}
