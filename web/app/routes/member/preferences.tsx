import { useState } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { PreferencesForm } from '../../features/profiles/preferences/preferences-form.tsx';
import { usePreferences } from '../../features/profiles/preferences/queries.ts';
import { WizardFrame } from '../../features/profiles/wizard-frame.tsx';
import { preferencesText } from '../../i18n/en/preferences.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';

/** What the own family looks for, among the tabs of the own profile. */
export function OwnPreferences({ userId }: { userId: string }) {
  return (
    <WizardFrame step={null}>
      <Preferences userId={userId} own />
    </WizardFrame>
  );
}

/** What a family looks for; the office says it for others. */
export function Preferences({ userId, own = false }: { userId: string; own?: boolean }) {
  const text = preferencesText;
  const query = usePreferences(userId);
  const [isSaved, setSaved] = useState(false);
  const { data, error, refetch } = query;
  const words = own ? text.saved : text.savedForOthers;
  return (
    <Stack>
      <PageTitle title={own ? text.title : text.ofOthers} />
      <p className="measure">{own ? text.lead : text.officeLead}</p>
      {error && <LoadFailed title={text.loadFailed} query={{ error, refetch }} />}
      {!data && !error && <PageLoading />}
      {data && (
        <PreferencesForm
          userId={userId}
          stored={data}
          onSaved={() => {
            setSaved(true);
            showToast({ kind: 'success', ...words });
          }}
        >
          {own && isSaved && (
            <LinkButton to={paths.search} look="outline">
              {text.toSearch}
            </LinkButton>
          )}
        </PreferencesForm>
      )}
      {!own && <TextLink to={paths.profile(userId)}>{text.toProfile}</TextLink>}
    </Stack>
  );
}
