import type { Domain } from '@mala/contract/communities/domain.ts';
import type { TypedSection } from '@mala/contract/entries/typed.ts';
import type { CellMessage } from '@mala/contract/imports/faults.ts';
import type { ImportState } from '@mala/contract/imports/office.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** A column of a file by its place from 0. */
export interface ImportColumn {
  at: number;
  heading: string;
  /** the name of a field, or `mobiles.1` */
  field: string;
}

/** A table of profiles that the office sent. It goes a day after it was sent or kept. */
export interface Imports {
  id: string;
  domain: Domain;
  /** who sent it */
  entered_by: string;
  upload_id: string | null;
  name: string;
  state: ImportState;
  columns: JSONColumnType<ImportColumn[]>;
  ignored: JSONColumnType<Omit<ImportColumn, 'field'>[]>;
  doubled: JSONColumnType<string[]>;
  missing: JSONColumnType<string[]>;
  rows: number;
  examples: number;
  done: Generated<number>;
  created_at: Date;
  kept_at: Date | null;
}

export interface ImportFaultAt {
  field: string;
  message: CellMessage;
}

/** A row of a table until it is kept. Unlogged: no backup has it, and a crash of the database loses it. */
export interface ImportRows {
  import_id: string;
  row: number;
  cells: JSONColumnType<string[]>;
  sections: JSONColumnType<Partial<Record<Section, TypedSection>>>;
  faults: JSONColumnType<ImportFaultAt[]>;
  name: string | null;
  mobile_no: string | null;
  incomplete: boolean;
  left_out: Generated<boolean>;
  same_row: number | null;
  entered: Generated<boolean>;
}

/** Which entries an import made. */
export interface ImportEntries {
  entry_id: string;
  import_id: string;
}
