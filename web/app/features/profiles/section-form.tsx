import {
  type Community,
  fieldsOf,
  type SectionData,
  withSection,
} from '@mala/contract/communities/community.ts';
import { sites } from '@mala/contract/communities/sites.ts';
import type { ProfileField, Section } from '@mala/contract/profiles/field.ts';
import type { HeldChange } from '@mala/contract/profiles/held-change.ts';
import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { Fragment, type ReactNode, useMemo } from 'react';
import { LateNotes } from '../../components/form/late-notes.tsx';
import type { FormHandle } from '../../components/form/use-form.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { wizardText } from '../../i18n/en/wizard.ts';
import { type Me, useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FieldInput } from './fields/field-input.tsx';
import type { KindProps } from './fields/kind-props.ts';
import { isAsked } from './narrow-choices.ts';
import { fetchSection, useSection } from './queries.ts';
import classes from './section-form.module.css';
import { CONTACT_PASSWORD, type SectionValues } from './section-values.ts';
import type { ReadBasic } from './star-finder/finder.ts';
import { useFinder } from './star-finder/use-finder.tsx';
import { StarReset } from './star-reset.tsx';
import { StepButtons, StepTitle } from './step-layout.tsx';
import { UnknownAnswer } from './unknown-answer.tsx';
import {
  type ContactGuard,
  type SectionFormHandle,
  type Typing,
  useSectionForm,
} from './use-section-form.ts';
import { useStepNavigation } from './use-step-navigation.ts';

/** The form of one step, made from the community's declared fields. */
export function SectionForm({
  community,
  section,
  userId,
  entity,
  onSaved,
  backTo,
  suggesting,
  readBasic = () => fetchSection(userId, 'basic'),
  contactGuard,
  typing,
  children,
}: {
  community: Community;
  section: Section;
  userId: string;
  entity: Readonly<Record<string, unknown>>;
  onSaved: () => Promise<void>;
  /** target of Back; none on the first step */
  backTo: string | null;
  /** as in KindProps */
  suggesting?: KindProps['suggesting'];
  readBasic?: ReadBasic;
  contactGuard?: ContactGuard | undefined;
  /** if it is a part of a longer form, which has the buttons */
  typing?: Typing;
  /** further parts of the step, after its fields */
  children?: ReactNode;
}) {
  const wizard = wizardText;
  const fields = useMemo(() => fieldsOf(community, section), [community, section]);
  const handle = useSectionForm({
    community,
    section,
    fields,
    userId,
    entity,
    onSaved,
    contactGuard,
    typing,
  });
  const { form, change, noContact } = handle;
  const held = (entity.held_texts ?? []) as readonly HeldText[];
  const changes = (entity.held_changes ?? []) as readonly HeldChange[];
  /** of a value that was not changed since */
  const findAt = <T extends { field: string }>(list: readonly T[], name: string) =>
    form.values[name] === entity[name] ? list.find(({ field }) => field === name) : undefined;
  const isRefused = (name: string) => noContact.asked[name]?.text === form.values[name];
  const labels: Record<string, string> = labelsOf(fields);
  if (contactGuard) labels[CONTACT_PASSWORD] = contactGuard.label;
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
        <SectionFields
          {...{ community, fields, form, change, suggesting, readBasic }}
          answerUnknown={handle.answerUnknown}
          below={(field) => {
            const waits = findAt(changes, field.name);
            return (
              <LateNotes
                name={field.name}
                held={findAt(held, field.name)}
                noContact={isRefused(field.name) ? noContact : undefined}
                change={waits && { change: waits, community, field }}
              />
            );
          }}
        />
        {contactGuard && handle.asksPassword && (
          <div className={classes.cell}>
            <contactGuard.Field form={form} />
          </div>
        )}
      </div>
      {children}
      {!typing && (
        <StepButtons submitting={form.submitting} backTo={backTo}>
          {wizard.update[section]}
        </StepButtons>
      )}
    </Form>
  );
}

/** The labels of fields, and of their parts, for the summary of faults. */
export function labelsOf(fields: readonly ProfileField[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind, label }) => [
      [name, label],
      ...(kind === 'mobiles'
        ? [
            [`${name}.0`, label],
            [`${name}.1`, wizardText.alternateMobile],
          ]
        : []),
    ]),
  );
}

/** The inputs of those fields of a section that are asked now; `below` each something of its own. */
export function SectionFields({
  community,
  fields,
  form,
  change,
  answerUnknown,
  suggesting,
  readBasic,
  below,
}: {
  community: Community;
  fields: readonly ProfileField[];
  form: FormHandle<SectionValues>;
  change: SectionFormHandle['change'];
  answerUnknown: SectionFormHandle['answerUnknown'];
  suggesting: KindProps['suggesting'] | undefined;
  readBasic: ReadBasic | undefined;
  below: (field: ProfileField) => ReactNode;
}) {
  const { finder, towns = suggesting } = useFinder({ form, community, readBasic });
  return fields
    .filter((field) => isAsked(community, field, form.values))
    .map((field) => (
      <Fragment key={field.name}>
        <div className={classes.cell} data-kind={field.kind}>
          <UnknownAnswer
            field={field}
            form={form}
            onChange={(chosen) => answerUnknown(field, chosen)}
          >
            <FieldInput {...{ community, field, form, change }} suggesting={towns} />
          </UnknownAnswer>
          {below(field)}
        </div>
        {field.name === 'birth_place' && finder}
        {field.name === 'padham' && <StarReset form={form} />}
      </Fragment>
    ));
}

// in one module with the form, so that both stay in one script
type Entity = Readonly<Record<string, unknown>>;

/**
 * A step of the wizard with the fields of a section, `asked`. Its form begins with what is stored, or with what `suggest`
 * makes of that. `children` are shown above its button, `notice` above everything; the form waits until it is `ready`.
 */
export function SectionStep({
  section,
  asked,
  suggest = (entity) => entity,
  notice,
  suggesting,
  contactGuard,
  ready,
  children,
}: {
  section: Section;
  asked: SectionData;
  suggest?: (entity: Entity, me: Me) => Entity;
  notice?: ReactNode;
  /** as in KindProps */
  suggesting?: KindProps['suggesting'];
  contactGuard?: ContactGuard;
  ready?: boolean;
  children?: ReactNode;
}) {
  const { me } = useMember();
  const way = useStepNavigation(section);
  const community = useMemo(
    () => withSection(sites[me.domain], section, asked),
    [me.domain, section, asked],
  );
  const query = useSection(me.user_id, section);
  return (
    <Stack>
      <StepTitle step={section} mid={me.mid} />
      {notice}
      <LoadedSection query={query} ready={ready}>
        {(data) => (
          <SectionForm
            key={me.user_id}
            community={community}
            section={section}
            userId={me.user_id}
            entity={suggest(data, me)}
            onSaved={way.goOn}
            backTo={way.backTo}
            {...{ suggesting, contactGuard }}
          >
            {children}
          </SectionForm>
        )}
      </LoadedSection>
    </Stack>
  );
}

/** A section once it is loaded and what is beside it is `ready`, or that it could not be loaded. */
export function LoadedSection<Data>({
  query: { data, error, refetch },
  ready = true,
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  ready?: boolean | undefined;
  children: (data: Data) => ReactNode;
}) {
  if (error) return <LoadFailed title={wizardText.loadFailed} query={{ error, refetch }} />;
  return data && ready ? children(data) : <PageLoading />;
}
