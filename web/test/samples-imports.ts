import type { FaultyRow, ImportListed, ImportSummary } from '@mala/contract/imports/office.ts';

export const IMPORT: ImportSummary = {
  id: '01890000-0000-7000-8000-000000000041',
  domain: 'tamilmala',
  name: 'families.xlsx',
  state: 'open',
  created_at: '2026-11-23T08:00:00.000Z',
  until: '2026-11-24T08:00:00.000Z',
  columns: [
    { letter: 'A', heading: 'Name', field: 'name' },
    { letter: 'B', heading: 'Height', field: 'height' },
  ],
  ignored: [{ letter: 'C', heading: 'Sl. No.' }],
  doubled: [],
  missing: [],
  counts: { rows: 20, clean: 18, faulty: 2, left_out: 0, incomplete: 3 },
  examples: 1,
  done: 0,
  stays: [],
};

/** The same once nothing is wrong with it. */
export const CLEAN_IMPORT: ImportSummary = {
  ...IMPORT,
  ignored: [],
  counts: { rows: 20, clean: 18, faulty: 0, left_out: 2, incomplete: 3 },
};

export const KEPT_IMPORT: ImportSummary = { ...IMPORT, state: 'kept', counts: null, done: 18 };

export const FAULTY_ROW: FaultyRow = {
  row: 12,
  name: 'Nandini',
  left_out: false,
  faults: [
    { letter: 'A', heading: 'Name', field: 'name', read: 'Nandini', message: 'sameRow:4' },
    { letter: 'B', heading: 'Height', field: 'height', read: 'tall', message: 'heightForm' },
  ],
};

export const LISTED_IMPORT: ImportListed = {
  id: IMPORT.id,
  domain: 'tamilmala',
  name: IMPORT.name,
  state: 'open',
  created_at: IMPORT.created_at,
  until: IMPORT.until,
  rows: 20,
  sent_by: 'Kamala',
};
