import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileField, Section } from '@mala/contract/profiles/field.ts';
import { isReadFreely } from '@mala/contract/profiles/free-text.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { type FormHandle, useForm } from '../../components/form/use-form.ts';
import { type NoContact, useNoContact } from '../../components/form/use-no-contact.ts';
import { throwOffline } from '../../lib/api-error.ts';
import { useAtFirstInteraction } from '../../ui/use-at-first-interaction.ts';
import { changeUnknown, changeValue } from './change-value.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { sendSection } from './queries.ts';
import {
  bodyOf,
  CONTACT_PASSWORD,
  type FieldValue,
  type SectionValues,
  sameValues,
  valuesOf,
} from './section-values.ts';
import { useFurtherFaults } from './use-further-faults.ts';

const fetchChecks = () => import('./section-checks.ts');

function checks(): ReturnType<typeof fetchChecks> {
  return fetchChecks().catch(throwOffline);
}

export interface SectionFormOptions {
  community: Community;
  section: Section;
  fields: readonly ProfileField[];
  userId: string;
  /** the stored values, or the suggested ones at the first visit */
  entity: Readonly<Record<string, unknown>>;
  onSaved: () => Promise<void>;
  contactGuard?: ContactGuard | undefined;
  typing?: Typing | undefined;
}

/** Asks for the password of whoever changes the contact; only the basic step has and loads it. */
export interface ContactGuard {
  label: string;
  changes: (saved: SectionValues, values: SectionValues) => boolean;
  Field: ComponentType<{ form: FormHandle<SectionValues> }>;
}

/** A longer form, of which the section is a part: it keeps what is typed, and finds the faults. */
export interface Typing {
  /** counts how often faults were looked for */
  round: number;
  note: (values: SectionValues, asked: NoContact['asked']) => void;
  show: (form: FormHandle<SectionValues>, noContact: NoContact) => void;
}

export interface SectionFormHandle {
  form: FormHandle<SectionValues>;
  /** the values differ from the stored ones because of a draft */
  fromDraft: boolean;
  discardDraft: () => void;
  change: (name: string, value: FieldValue) => void;
  /** chooses "I do not know" for a field, or takes it back */
  answerUnknown: (field: ProfileField, chosen: boolean) => void;
  /** another email or mobile needs the password */
  asksPassword: boolean;
  noContact: NoContact;
}

/** The form of a section with its draft: stored at each change, deleted after saving. */
export function useSectionForm(options: SectionFormOptions): SectionFormHandle {
  const { community, section, fields, userId, entity, onSaved, contactGuard, typing } = options;
  const [saved] = useState(() => valuesOf(fields, entity));
  const [draft, setDraft] = useState(() => {
    const kept = typing ? null : readDraft(userId, section, Date.now());
    return kept && valuesOf(fields, { ...saved, ...kept });
  });
  // not in the initial bundle, like those of the login
  useAtFirstInteraction(fetchChecks);
  // the first save needs none
  const begun = Boolean(entity.mid);
  const noContact = useNoContact();
  const asks = (values: SectionValues) => begun && contactGuard?.changes(saved, values);
  /** whether the server may find what the browser cannot: a contact in a text, or that a value is fixed */
  const maySeeMore = (values: SectionValues) =>
    fields.some(
      (field) =>
        (isReadFreely(field) || field.name === 'gender') &&
        values[field.name] &&
        values[field.name] !== saved[field.name],
    );
  const form = useForm<SectionValues>({
    initial: { ...(draft ?? saved), [CONTACT_PASSWORD]: '' },
    validate: async (values) => {
      const { faultsOf, faultText } = await checks();
      const faults = faultsOf(community, section, bodyOf(fields, values), saved);
      if (asks(values) && !values[CONTACT_PASSWORD])
        faults[CONTACT_PASSWORD] = faultText('passwordForContact');
      if (Object.keys(faults).length > 0 && maySeeMore(values)) askFurther(values);
      return faults;
    },
    send: async (values) => {
      await save(values);
      dropDraft(userId, section);
      await onSaved();
    },
  });
  const save = (values: SectionValues) => {
    const { [CONTACT_PASSWORD]: password } = values;
    const body = bodyOf(fields, values);
    const sent = password ? { ...body, password } : body;
    return noContact.sending(body, (said) => sendSection(userId, section, { ...sent, ...said }));
  };
  const names = [...fields.map(({ name }) => name), CONTACT_PASSWORD];
  const askFurther = useFurtherFaults(form, save, names);

  const { values, errors } = form;
  const { asked } = noContact;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something is typed
  useEffect(() => {
    if (typing) return typing.note(values, asked);
    // a password is never stored
    const { [CONTACT_PASSWORD]: _, ...typed } = values;
    if (sameValues(typed, saved)) dropDraft(userId, section);
    else keepDraft(userId, section, typed, Date.now());
  }, [values, asked, saved, userId, section]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that faults are looked for
  useEffect(() => typing?.show(form, noContact), [typing?.round]);

  const take = (changed: SectionValues) => {
    for (const [key, next] of Object.entries(changed)) {
      if (next !== values[key]) form.set(key, next);
    }
  };
  return {
    form,
    noContact,
    asksPassword: Boolean(asks(values)) || errors[CONTACT_PASSWORD] !== undefined,
    fromDraft: draft !== null && !sameValues(draft, saved),
    discardDraft: () => {
      setDraft(null);
      // one at a time, which also clears the draft's faults
      for (const [name, value] of Object.entries(saved)) form.set(name, value);
    },
    change: (name, value) => take(changeValue(community, fields, values, name, value)),
    answerUnknown: (field, chosen) => {
      // also where it was empty: its fault goes
      form.set(field.name, values[field.name] ?? null);
      take(changeUnknown(field, values, chosen));
    },
  };
}
