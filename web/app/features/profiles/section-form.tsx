import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { Fragment, type ReactNode, useMemo } from 'react';
import { LateNotes } from '../../components/form/late-notes.tsx';
import { wizardText } from '../../i18n/en/wizard.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CONTACT_PASSWORD } from './contact-password.ts';
import { ContactPassword } from './contact-password-field.tsx';
import { FieldInput } from './fields/field-input.tsx';
import { isAsked } from './narrow-choices.ts';
import classes from './section-form.module.css';
import { StarReset } from './star-reset.tsx';
import { StepButtons } from './step-layout.tsx';
import { UnknownAnswer } from './unknown-answer.tsx';
import { useSectionForm } from './use-section-form.ts';

/** The form of one step, made from the community's declared fields. */
export function SectionForm({
  community,
  section,
  userId,
  entity,
  onSaved,
  backTo,
  children,
}: {
  community: Community;
  section: Section;
  userId: string;
  entity: Readonly<Record<string, unknown>>;
  onSaved: () => Promise<void>;
  /** target of Back; none on the first step */
  backTo: string | null;
  /** further parts of the step, after its fields */
  children?: ReactNode;
}) {
  const wizard = wizardText;
  const fields = useMemo(() => fieldsOf(community, section), [community, section]);
  const handle = useSectionForm({ community, section, fields, userId, entity, onSaved });
  const { form, change, noContact } = handle;
  const held = (entity.held_texts ?? []) as readonly HeldText[];
  const heldAt = (name: string) =>
    form.values[name] === entity[name] ? held.find(({ field }) => field === name) : undefined;
  const isRefused = (name: string) => noContact.asked[name]?.text === form.values[name];
  const labels = Object.fromEntries(
    fields.flatMap((field) => {
      const label = field.label;
      if (field.kind !== 'mobiles') return [[field.name, label]];
      return [
        [field.name, label],
        [`${field.name}.0`, label],
        [`${field.name}.1`, wizard.alternateMobile],
      ];
    }),
  );
  labels[CONTACT_PASSWORD] = wizard.contactPassword.label;
  return (
    <Form form={form} labels={labels}>
      {handle.fromDraft && (
        <Notice live>
          <p>{wizard.draft.note}</p>
          <Button look="outline" onClick={handle.discardDraft}>
            {wizard.draft.discard}
          </Button>
        </Notice>
      )}
      <div className={classes.fields}>
        {fields
          .filter((field) => isAsked(community, field, form.values))
          .map((field) => (
            <Fragment key={field.name}>
              <div className={classes.cell} data-kind={field.kind}>
                <UnknownAnswer
                  field={field}
                  form={form}
                  onChange={(chosen) => handle.answerUnknown(field, chosen)}
                >
                  <FieldInput {...{ community, field, form, change }} />
                </UnknownAnswer>
                <LateNotes
                  name={field.name}
                  held={heldAt(field.name)}
                  noContact={isRefused(field.name) ? noContact : undefined}
                />
              </div>
              {field.name === 'padham' && <StarReset form={form} />}
            </Fragment>
          ))}
        {handle.asksPassword && (
          <div className={classes.cell}>
            <ContactPassword form={form} />
          </div>
        )}
      </div>
      {children}
      <StepButtons submitting={form.submitting} backTo={backTo}>
        {wizard.update[section]}
      </StepButtons>
    </Form>
  );
}
