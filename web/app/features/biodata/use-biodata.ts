import { type BiodataFormat, readBiodata } from '@mala/contract/biodata.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { biodataText } from '../../i18n/en/biodata.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { fetchFile, saveFile } from './fetch-file.ts';

export interface BiodataChoice {
  language: Language;
  photo: boolean;
  contact: boolean;
}

/** What is done with a biodata. */
export type Act = { way: 'save' | 'share'; format: BiodataFormat };

/** Whether this browser passes files on to other apps. */
export function sharesFiles(): boolean {
  const file = new File([''], 'biodata.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

const named = (error: unknown) => (error instanceof DOMException ? error.name : '');

/** Has a biodata made, and saves or shares it; `ready` is one that the browser shares only after another press. */
export function useBiodata(profileId: string, { language, photo, contact }: BiodataChoice) {
  const [making, setMaking] = useState<Act | null>(null);
  const [ready, setReady] = useState<{ key: string; file: File; address: string } | null>(null);
  const keyOf = (format: BiodataFormat) => [format, language, photo, contact].join();

  async function share(file: File, format: BiodataFormat, address: string): Promise<void> {
    setReady(null);
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if (named(error) === 'AbortError') return;
      if (named(error) === 'NotAllowedError') {
        setReady({ key: keyOf(format), file, address });
        return;
      }
      saveFile(address, file.name);
      showToast({ kind: 'notice', ...biodataText.notShared });
    }
  }

  async function make({ way, format }: Act): Promise<void> {
    const query = { format, language, photo, contact };
    const { address, file_name } = await call(readBiodata, { params: { profileId }, query });
    const file = way === 'share' ? await fetchFile(address, file_name) : null;
    if (file) return share(file, format, address);
    saveFile(address, file_name);
    if (way === 'share') showToast({ kind: 'notice', ...biodataText.notShared });
  }

  const isReady = (format: BiodataFormat) => ready?.key === keyOf(format);
  return {
    making,
    isReady,
    act: (act: Act) => {
      if (making) return;
      if (ready && act.way === 'share' && isReady(act.format))
        return void share(ready.file, act.format, ready.address);
      setMaking(act);
      make(act)
        .catch((error: unknown) => reportError(error))
        .finally(() => setMaking(null));
    },
  };
}
