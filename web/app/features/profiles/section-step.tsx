import { type SectionData, withSection } from '@mala/contract/communities/community.ts';
import { sites } from '@mala/contract/communities/sites.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { genderOf } from '@mala/contract/profiles/fillers.ts';
import { type ReactNode, useMemo } from 'react';
import { LoadFailed } from '../../components/query/list-states.tsx';
import { wizardText } from '../../i18n/en/wizard.ts';
import type { Me } from '../../lib/session/session.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useSection } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { StepTitle } from './step-layout.tsx';
import { useStepNavigation } from './use-step-navigation.ts';

/**
 * A step of the wizard with the fields of a section, `asked`; `children` are shown above its button, `notice` above
 * everything.
 */
export function SectionStep({
  section,
  asked,
  notice,
  children,
}: {
  section: Section;
  asked: SectionData;
  notice?: ReactNode;
  children?: ReactNode;
}) {
  const { loadFailed } = wizardText;
  const { me } = useMember();
  const way = useStepNavigation(section);
  const community = useMemo(
    () => withSection(sites[me.domain], section, asked),
    [me.domain, section, asked],
  );
  const { data, error, refetch } = useSection(me.user_id, section);
  return (
    <Stack>
      <StepTitle step={section} mid={me.mid} />
      {notice}
      {error && <LoadFailed title={loadFailed} query={{ error, refetch }} />}
      {!data && !error && <PageLoading />}
      {data && (
        <SectionForm
          key={me.user_id}
          community={community}
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

type Entity = Readonly<Record<string, unknown>>;

/**
 * At the first visit the basic step suggests what the signup said; later it has the stored values. The account holder's
 * name is the bride's or groom's only if it is for oneself.
 */
export function firstVisit(
  basic: Entity,
  me: Pick<Me, 'user_name' | 'mobile_no' | 'profile_for' | 'filled_in_by' | 'steps'>,
): Entity {
  if (me.steps.basic) return basic;
  return {
    ...basic,
    name: basic.name ?? (me.profile_for === 'self' ? me.user_name : null),
    gender: basic.gender ?? genderOf(me.profile_for),
    mobiles: basic.mobiles ?? [me.mobile_no, null],
    filled_in_by: basic.filled_in_by ?? me.filled_in_by,
  };
}
