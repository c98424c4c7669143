import type { Domain } from '@mala/contract/communities/domain.ts';
import { addMarriage, addMarriageBody, type Marriage } from '@mala/contract/marriages.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { upload } from '../../lib/upload.ts';
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
  useEffect(() => () => leaving.current?.abort(), []);
  const form = useForm<Values>({
    initial: { photo: null, domain: own, caption: '' },
    validate: ({ domain, caption }) => check({ domain, caption }),
    send: async ({ photo, domain, caption }) => {
      if (!photo) return;
      setShare(0);
      const controller = new AbortController();
      leaving.current = controller;
      const list = await upload(addMarriage, {
        files: [(await shrinkPicture(photo)) ?? photo],
        fields: { domain, caption },
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
