import { useEffect, useRef } from 'react';
import type { FormHandle } from '../../components/form/use-form.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { SectionValues } from './section-values.ts';

const fieldOf = (fault: string) => fault.split('.')[0] ?? '';

/**
 * The server knows faults that the browser cannot see, such as a contact in a text. Returns a function that asks for them
 * once the faults that the browser found are shown: `save` is refused for those as well. The further ones are added in
 * the order of `names`, except beside fields that were changed meanwhile. Without a reply nothing is added.
 */
export function useFurtherFaults(
  form: FormHandle<SectionValues>,
  save: (values: SectionValues) => Promise<void>,
  names: readonly string[],
): (values: SectionValues) => void {
  const asked = useRef<SectionValues | null>(null);
  const latest = useRef(form);
  const { attempt } = form;

  const add = (sent: SectionValues, refusal: ApiError) => {
    const { attempt: last, submitting, values, errors, refuse } = latest.current;
    // a later attempt has its own faults
    if (last !== attempt || submitting) return;
    const further = Object.entries(refusal.fields).filter(([name]) => {
      const field = fieldOf(name);
      return names.includes(field) && values[field] === sent[field] && !(name in errors);
    });
    if (further.length === 0) return;
    const place = ([name]: [string, string]) => names.indexOf(fieldOf(name));
    const all = [...Object.entries(errors), ...further].sort(
      (one, other) => place(one) - place(other),
    );
    refuse(Object.fromEntries(all), true);
  };

  useEffect(() => {
    latest.current = form;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, when its faults are shown
  useEffect(() => {
    const sent = asked.current;
    asked.current = null;
    if (!sent) return;
    save(sent).catch((error: unknown) => {
      if (error instanceof ApiError) add(sent, error);
    });
  }, [attempt]);
  return (values) => {
    asked.current = values;
  };
}
