import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { useMemo } from 'react';
import { CorrectedFields } from '../../components/profile/corrected-fields.tsx';
import { saidOf } from '../../components/profile/said-of.ts';
import { SaidText } from '../../components/profile/said-text.tsx';
import { correctingText } from '../../i18n/en/correcting.ts';
import { correctionsText } from '../../i18n/en/corrections.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { type Correctable, fetchCorrectable } from './correct-queries.ts';
import { TownInput } from './fields/town-input.tsx';
import classes from './section-form.module.css';
import { labelsOf, SectionFields } from './section-form.tsx';
import { REASON, useCorrectForm } from './use-correct-form.ts';

/** The fields of a section of a member's profile, to be corrected by the office, with the reason. */
export function CorrectForm({
  id,
  section,
  read,
  onSaved,
}: {
  id: string;
  section: Section;
  read: Correctable;
  onSaved: () => void;
}) {
  const { correct: text } = correctingText;
  const community = communities[read.domain];
  const all = useMemo(() => fieldsOf(community, section), [community, section]);
  const fields = useMemo(() => all.filter(({ name }) => name in read.fields), [all, read.fields]);
  const { form, conflict, change, answerUnknown } = useCorrectForm({
    ...{ id, community, section, fields, read, onSaved },
  });
  const readBasic = () => fetchCorrectable({ id, section: 'basic' }).then((basic) => basic.fields);
  const labels = labelsOf(fields);
  labels[REASON] = text.reason;
  const isFixed = (name: string) => name === 'gender' && read.gender_fixed;
  const proposed = (read.held_changes ?? []).filter(({ state }) => state === 'waiting');
  return (
    <Form form={form} labels={labels}>
      {conflict && (
        <Notice kind="warning" title={text.conflict} live>
          <p>{text.conflictHint}</p>
          <CorrectedFields
            domain={read.domain}
            section={section}
            before={conflict.before}
            after={conflict.after}
            words={{ before: text.conflictBefore, after: text.conflictAfter }}
          />
        </Notice>
      )}
      {fields.length < all.length && <p>{text.noContact}</p>}
      {fields.some(({ name }) => isFixed(name)) && <p>{text.genderFixed}</p>}
      <div className={classes.fields}>
        <SectionFields
          {...{ community, form, change, answerUnknown }}
          fields={fields.filter(({ name }) => !isFixed(name))}
          suggesting={TownInput}
          // only for whoever sees the time of birth
          readBasic={'birth_time' in read.fields ? readBasic : undefined}
          below={(field) => {
            const waits = proposed.find((one) => one.field === field.name);
            if (!waits) return null;
            return (
              <p>
                {text.waits}{' '}
                {waits.proposed === null ? (
                  correctionsText.nothing
                ) : (
                  <SaidText said={saidOf(community, field, waits.proposed)} />
                )}
              </p>
            );
          }}
        />
      </div>
      <TextAreaField
        {...form.field(REASON)}
        value={String(form.values[REASON] ?? '')}
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        autoComplete="off"
      />
      <div>
        <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
      </div>
    </Form>
  );
}
