import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { FieldBinding } from '../../ui/field.tsx';
import { type FormState, fieldId } from '../../ui/form.tsx';
import { reportError } from './report-error.ts';

type Errors = Record<string, string>;

const never = () => () => {};

/** False in a prerendered page until its scripts run. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What was typed or autofilled before the scripts of a prerendered page ran. */
function typedBefore(formId: string, values: object): Record<string, string | boolean> {
  const form = document.getElementById(formId);
  const inputs = form instanceof HTMLFormElement ? [...form.elements] : [];
  const typed: Record<string, string | boolean> = {};
  for (const input of inputs) {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    const initial = (values as Record<string, unknown>)[input.name];
    if (input.type === 'radio' && !(input as HTMLInputElement).checked) continue;
    if (typeof initial === 'string' && initial !== input.value) typed[input.name] = input.value;
    if (typeof initial === 'boolean' && 'checked' in input) typed[input.name] = input.checked;
  }
  return typed;
}

export interface FormOptions<Values> {
  initial: Values;
  /** returns the faults by field name, an empty object if valid: `validateWith(schema)` */
  validate: (values: Values) => Errors | Promise<Errors>;
  send: (values: Values) => Promise<void>;
  /** title of the toast for errors without a field */
  errorTitle?: string;
}

export interface FormHandle<Values> extends FormState {
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** shows faults by field name that were found after sending; `quietly`: the summary does not take the focus again */
  refuse: (faults: Errors, quietly?: boolean) => void;
}

/**
 * The state of a form. Faults found by the server are shown beside their fields like those of the browser; errors
 * without a field are toasts. Only one submission runs at a time, and what was typed always stays.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormHandle<Values> {
  const id = useId();
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  useLayoutEffect(() => {
    // before the next render, which would empty the inputs
    if (prerendered) setValues((old) => ({ ...old, ...typedBefore(id, old) }));
  }, [prerendered, id]);

  const refuse = (faults: Errors, quietly = false) => {
    setErrors(faults);
    if (!quietly && Object.keys(faults).length > 0) setAttempt((count) => count + 1);
  };

  const explain = (error: unknown) => {
    const faults = error instanceof ApiError ? Object.entries(error.fields) : [];
    const ours = faults.filter(([name]) => (name.split('.')[0] ?? '') in values);
    refuse(Object.fromEntries(ours));
    if (ours.length === 0 || ours.length < faults.length) reportError(error, options.errorTitle);
  };

  const checkAndSend = async () => {
    busy.current = true;
    try {
      const found = options.validate(values);
      const late = found instanceof Promise;
      if (late) setSubmitting(true);
      // awaited only if the checks must be fetched first; otherwise faults appear within the same click
      const faults = late ? await found : found;
      refuse(faults);
      if (Object.keys(faults).length > 0) return;
      setSubmitting(true);
      await options.send(values);
    } catch (error) {
      explain(error);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  const submit = () => {
    if (!busy.current) void checkAndSend();
  };

  const set: FormHandle<Values>['set'] = (name, value) => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) =>
      Object.fromEntries(Object.entries(old).filter(([key]) => key.split('.')[0] !== name)),
    );
  };

  return {
    id,
    values,
    errors,
    attempt,
    submitting,
    submit,
    set,
    refuse,
    field: (name) => ({
      id: fieldId(id, name),
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => set(name, value),
    }),
  };
}
