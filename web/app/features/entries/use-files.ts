import type { Entry } from '@mala/contract/entries/entry.ts';
import {
  addEntryFiles,
  addEntryPhoto,
  removeEntryFile,
  removeEntryPhoto,
} from '@mala/contract/entries/files.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import type { UploadTarget } from '../../components/sending/send-once.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { call } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { useShowEntry } from './queries.ts';

const CALLS = {
  photos: { add: addEntryPhoto, remove: removeEntryPhoto },
  attachments: { add: addEntryFiles, remove: removeEntryFile },
} as const;

/** The upload queue of the wizard's step: where its files go, and for how many more there is room. */
export type Uploads = (props: { target: UploadTarget; places: number }) => ReactNode;

/** Adds photos or files to an entry, and removes them; each reply is the whole entry. */
export function useFiles({ id }: Entry, part: keyof typeof CALLS) {
  const { showPart, reload } = useShowEntry(id);
  const { add, remove } = CALLS[part];
  const [removing, setRemoving] = useState(false);
  const target: UploadTarget = {
    params: { id },
    carry: async (sent) => void showPart(part, await upload(add, sent)),
    reload: () => void reload(),
  };
  const takeOff = async (file: string) => {
    if (removing) return;
    setRemoving(true);
    try {
      showPart(part, await call(remove, { params: { id }, body: { id: file } }));
    } catch (error) {
      reportError(error, entriesText.removeFailed);
      await reload();
    } finally {
      setRemoving(false);
    }
  };
  return { target, takeOff };
}
