import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** How a list shows profiles: small cards side by side, or a wide one for each. */
export const FORMS = ['cards', 'list'] as const;
export type ListForm = (typeof FORMS)[number];

const KEPT = 'mala.list-form';

/** The form that was chosen on this device; small cards at first, of which more are seen at once. */
export function useListForm(): [ListForm, (form: ListForm) => void] {
  const [form, setForm] = useState<ListForm>(() =>
    readStored('localStorage', KEPT) === 'list' ? 'list' : 'cards',
  );
  return [
    form,
    (next) => {
      setForm(next);
      writeStored('localStorage', KEPT, next);
    },
  ];
}
