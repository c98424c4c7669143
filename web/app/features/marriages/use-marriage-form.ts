import type { Domain } from '@mala/contract/communities/domain.ts';
import { addMarriage, addMarriageBody, type Marriage } from '@mala/contract/marriages.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { upload } from '../../lib/upload.ts';
import { newUploadId } from '../../lib/upload-id.ts';
import { validateWith } from '../../lib/validate.ts';

interface Values {
  photo: File | null;
  domain: string;
  caption: string;
}

const check = validateWith(addMarriageBody);

/** The form of a new marriage photo, and its upload progress, 0 to 1. */
export function useMarriageForm(own: Domain, onDone: (list: Marriage[]) => void) {
  const [share, setShare] = useState(0);
  const leaving = useRef<AbortController | null>(null);
  // the id of what was sent last: the same is stored once, whatever became of the reply
  const sent = useRef<{ values: Values; id: string } | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const form = useForm<Values>({
    initial: { photo: null, domain: own, caption: '' },
    validate: ({ domain, caption }) => check({ domain, caption }),
    send: async (values) => {
      const { photo, domain, caption } = values;
      if (!photo) return;
      if (sent.current?.values !== values) sent.current = { values, id: newUploadId() };
      setShare(0);
      const controller = new AbortController();
      leaving.current = controller;
      const list = await upload(addMarriage, {
        files: [(await shrinkPicture(photo)) ?? photo],
        fields: { domain, caption, upload_id: sent.current.id },
        onProgress: setShare,
        signal: controller.signal,
      });
      form.set('photo', null);
      form.set('caption', '');
      onDone(list);
    },
  });
  return { form, share };
}
