import { domainsOf } from '@mala/contract/access/role-places.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListPlace } from '../../components/query/use-list-place.ts';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { FilterForm } from '../../features/moderation/filter-form.tsx';
import { addressOf, type Filters, filtersOf } from '../../features/moderation/filters.ts';
import { ProfileList } from '../../features/moderation/profile-list.tsx';
import {
  type ProfileRow,
  usePatchRow,
  useProfiles,
  useStartOver,
} from '../../features/moderation/queries.ts';
import { ViewBar } from '../../features/moderation/view-bar.tsx';
import { ActivationDialog } from '../../features/subscriptions/activation-dialog.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** Finds profiles and changes their status, featuring and packages in place. The filters are in the URL. */
export default function AdminSearch() {
  const text = adminText;
  const [address, setAddress] = useSearchParams();
  const { me } = useMember();
  const domains = useMemo(() => domainsOf(me, 'profiles.list'), [me]);
  const filters = useMemo(() => filtersOf(address, domains), [address, domains]);
  const profiles = useProfiles(filters);
  useListPlace(profiles);
  const startOver = useStartOver();
  const patchRow = usePatchRow();
  const [paying, setPaying] = useState<ProfileRow | null>(null);
  const search = (wanted: Filters) => {
    const next = addressOf(wanted, domains);
    startOver(wanted);
    // searching again for the same must not add a history entry
    if (next.toString() !== address.toString()) setAddress(next, { preventScrollReset: true });
  };
  return (
    <Stack>
      <PageTitle title={text.title} />
      <FilterForm domains={domains} filters={filters} refusal={profiles.error} onSearch={search} />
      <ViewBar filters={filters} onSearch={search} />
      <ProfileList
        profiles={profiles}
        domains={domains}
        filters={filters}
        onSearch={search}
        onActivate={setPaying}
      />
      <Row>
        <ExportButton what="profiles" />
      </Row>
      {paying && (
        <ActivationDialog
          memberId={paying.profile_id}
          domain={paying.domain}
          who={text.who(paying.name, paying.mid)}
          runsUntil={paying.subscription_ends}
          onDone={({ end_date }) => {
            patchRow(paying.profile_id, { subscription_ends: end_date });
            setPaying(null);
          }}
          onClose={() => setPaying(null)}
        />
      )}
    </Stack>
  );
}
