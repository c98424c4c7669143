import { useEffect, useState } from 'react';
import { type FormHandle, useForm } from '../../../components/form/use-form.ts';
import { throwOffline } from '../../../lib/api-error.ts';
import { useAtFirstInteraction } from '../../../ui/use-at-first-interaction.ts';
import { dropDraft, keepDraft, readDraft } from '../drafts.ts';
import { type StoredPreferences, sendPreferences } from './queries.ts';
import { type PreferenceValues, sameValues, valuesOf } from './values.ts';

const fetchChecks = () => import('./preferences-checks.ts');

/** The form with its draft: stored at each change, deleted after saving. */
export function usePreferencesForm(
  userId: string,
  stored: StoredPreferences,
  onSaved: () => void,
): {
  form: FormHandle<PreferenceValues>;
  fromDraft: boolean;
  discardDraft: () => void;
} {
  const [saved, setSaved] = useState(() => valuesOf(stored));
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(userId, 'preferences', Date.now());
    return kept && valuesOf({ ...saved, ...kept });
  });
  useAtFirstInteraction(fetchChecks);
  const form = useForm<PreferenceValues>({
    initial: draft ?? saved,
    validate: async (values) => {
      const { faultsOf } = await fetchChecks().catch(throwOffline);
      return faultsOf(stored.domain, stored.least_age, values);
    },
    send: async (values) => {
      await sendPreferences(userId, values);
      dropDraft(userId, 'preferences');
      setSaved(values);
      setDraft(null);
      onSaved();
    },
  });
  const { values } = form;
  useEffect(() => {
    if (sameValues(values, saved)) dropDraft(userId, 'preferences');
    else keepDraft(userId, 'preferences', values, Date.now());
  }, [values, saved, userId]);
  const take = (next: PreferenceValues) => {
    for (const name of Object.keys(next) as (keyof PreferenceValues)[]) form.set(name, next[name]);
  };
  return {
    form,
    fromDraft: draft !== null && !sameValues(draft, saved),
    discardDraft: () => {
      setDraft(null);
      take(saved);
    },
  };
}
