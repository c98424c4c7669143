import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileField, Section } from '@mala/contract/profiles/field.ts';
import { useEffect, useState } from 'react';
import { type FormHandle, useForm } from '../../components/form/use-form.ts';
import { useLeaveQuestion } from '../../components/form/use-leave-question.ts';
import { correctingText } from '../../i18n/en/correcting.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.tsx';
import { changeUnknown, changeValue } from './change-value.ts';
import { type Correctable, fetchCorrectable, sendCorrection } from './correct-queries.ts';
import { differing, mergedValues } from './merge-values.ts';
import { faultsOf, faultText } from './section-checks.ts';
import { bodyOf, type FieldValue, type SectionValues, valuesOf } from './section-values.ts';

/** The reason stands beside the fields of the section, none of which has this name. */
export const REASON = 'correction_reason';

interface Options {
  id: string;
  community: Community;
  section: Section;
  /** those that are shown */
  fields: readonly ProfileField[];
  read: Correctable;
  onSaved: () => void;
}

/** What somebody else has stored since the form was opened. */
export interface Conflict {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

export interface CorrectFormHandle {
  form: FormHandle<SectionValues>;
  conflict: Conflict | null;
  change: (name: string, value: FieldValue) => void;
  answerUnknown: (field: ProfileField, chosen: boolean) => void;
}

/** The form of a correction. Where somebody else was faster, what was typed stays, on top of what is stored now. */
export function useCorrectForm(options: Options): CorrectFormHandle {
  const { id, community, section, fields, onSaved } = options;
  const { correct: text } = correctingText;
  const [read, setRead] = useState(options.read);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saved = valuesOf(fields, read.fields);
  const [sent, setSent] = useState(false);

  const form = useForm<SectionValues>({
    initial: { ...saved, [REASON]: '' },
    validate: (values) => {
      const names = new Set([...fields.map(({ name }) => name), 'unknown']);
      const found = Object.entries(faultsOf(community, section, bodyOf(fields, values), saved));
      // what the viewer does not see stays as it is
      const faults = Object.fromEntries(
        found.filter(([name]) => names.has(name.split('.')[0] ?? '')),
      );
      if (String(values[REASON]).trim() === '') faults[REASON] = faultText('required');
      return faults;
    },
    send: async (values) => {
      try {
        const body = { version: read.version, reason: String(values[REASON]) };
        const isDone = await sendCorrection(
          { id, section },
          { ...body, fields: bodyOf(fields, values) },
        );
        showToast({ kind: 'success', ...(isDone ? text.done : text.nothing) });
        setSent(true);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
          await takeTheirs(values);
        else if (error instanceof ApiError && 'reason' in error.fields)
          form.refuse({ ...error.fields, [REASON]: error.fields.reason ?? '' });
        else throw error;
      }
    },
  });

  async function takeTheirs(typed: SectionValues): Promise<void> {
    const fresh = await fetchCorrectable({ id, section });
    const now = valuesOf(fields, fresh.fields);
    const names = differing(fields, saved, now).map(({ name }) => name);
    setConflict({ before: onlyOf(read.fields, names), after: onlyOf(fresh.fields, names) });
    setRead(fresh);
    take(mergedValues(fields, { opened: saved, typed, now }));
  }

  const { values } = form;
  const isTouched = !sent && (differing(fields, saved, values).length > 0 || values[REASON] !== '');
  useLeaveQuestion(isTouched, text.leave);
  // after the render in which nothing is left to ask about
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (sent) onSaved();
  }, [sent]);

  const take = (changed: SectionValues) => {
    for (const [name, next] of Object.entries(changed))
      if (next !== form.values[name]) form.set(name, next);
  };
  return {
    form,
    conflict,
    change: (name, value) => take(changeValue(community, fields, values, name, value)),
    answerUnknown: (field, chosen) => {
      form.set(field.name, values[field.name] ?? null);
      take(changeUnknown(field, values, chosen));
    },
  };
}

/** Some fields of a section, with what is not known of them. */
function onlyOf(values: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const known = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { ...known, unknown: values.unknown };
}
