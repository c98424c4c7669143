import { communities } from '@mala/contract/communities/communities.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { ReactNode } from 'react';
import { useWizardText } from '../../i18n/wizard.ts';
import { useMember } from '../../lib/session.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { firstVisit } from './first-visit.ts';
import { useSection } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { StepTitle } from './step-title.tsx';
import { useStepWay } from './use-step-way.ts';

/** A step of the wizard that asks for the fields of a section; `children` stand above its button, `notice` above all. */
export function SectionStep({
  section,
  notice,
  children,
}: {
  section: Section;
  notice?: ReactNode;
  children?: ReactNode;
}) {
  const { loadFailed } = useWizardText();
  const { me } = useMember();
  const way = useStepWay(section);
  const { data, error, refetch } = useSection(me.user_id, section);
  return (
    <Stack>
      <StepTitle step={section} mid={me.mid} />
      {notice}
      {error && (
        <LoadFailed {...loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PageLoading />}
      {data && (
        <SectionForm
          key={me.user_id}
          community={communities[me.domain]}
          section={section}
          userId={me.user_id}
          entity={section === 'basic' ? firstVisit(data, me) : data}
          onSaved={way.goOn}
          backTo={way.backTo}
        >
          {children}
        </SectionForm>
      )}
    </Stack>
  );
}
