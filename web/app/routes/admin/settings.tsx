import { domainsOf } from '@mala/contract/access/role-places.ts';
import { type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import type { SettingGroup, SettingValues } from '@mala/contract/settings/values.ts';
import { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import {
  GrievancePreview,
  HomePreview,
  SocialPreview,
  SupportPreview,
} from '../../features/settings/previews.tsx';
import { useSettings } from '../../features/settings/queries.ts';
import { SettingSection } from '../../features/settings/setting-section.tsx';
import { ValueLines } from '../../features/settings/value-lines.tsx';
import { Packages } from '../../features/subscriptions/packages.tsx';
import { WaysToPay } from '../../features/subscriptions/ways-to-pay.tsx';
import { settingsText } from '../../i18n/en/settings.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What owners set by community: each group with what members see of it. The community is in the URL. */
export default function AdminSettings() {
  const text = settingsText;
  const { me } = useMember();
  const [address, setAddress] = useSearchParams();
  const domains = domainsOf(me, 'settings.write');
  const named = address.get('domain');
  const domain = isDomain(named) && domains.includes(named) ? named : (domains[0] ?? me.domain);
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      {domains.length > 1 && (
        <SelectField
          id="settings-domain"
          name="domain"
          label={text.community}
          value={domain}
          choices={domains.map((value) => ({ value, label: shellText.siteName[value] }))}
          onChange={(value) => setAddress({ domain: value }, { preventScrollReset: true })}
        />
      )}
      <Groups key={domain} domain={domain} />
    </Stack>
  );
}

function Groups({ domain }: { domain: Domain }) {
  const settings = useSettings(domain);
  if (settings.isPending) return <PageLoading />;
  if (!settings.data) return <LoadFailed title={settingsText.loadFailed} query={settings} />;
  const { groups } = settings.data;
  const prices = groups.find(({ group }) => group === 'prices')?.value as SettingValues['prices'];
  const previews = previewsOf(domain, prices);
  return (
    <Stack gap="xl">
      {groups.map((setting) => (
        <SettingSection
          key={setting.group}
          place={{ domain, group: setting.group }}
          setting={setting}
          preview={(value) => previews[setting.group](value as never)}
        />
      ))}
    </Stack>
  );
}

/** The packages as their page has them. */
function packagesOf(prices: SettingValues['prices']) {
  const packages = PACKAGE_CODES.map((code) => ({
    code,
    price: prices[`${code}_price`],
    profiles: prices[`${code}_profiles`],
    days: prices[`${code}_days`],
  }));
  return packages.sort((a, b) => a.price - b.price);
}

/** What members see of each group. */
function previewsOf(
  domain: Domain,
  prices: SettingValues['prices'],
): { [Group in SettingGroup]: (value: SettingValues[Group]) => ReactNode } {
  return {
    support: (value) => <SupportPreview {...value} />,
    payment: ({ upi_id, bank, card_url }) => (
      <WaysToPay
        domain={domain}
        payer=""
        offers={{
          packages: packagesOf(prices),
          payment: {
            upi_id: upi_id || null,
            bank: bank || null,
            card_url: card_url || null,
            online: false,
          },
        }}
      />
    ),
    prices: (value) => <Packages packages={packagesOf(value)} />,
    grievance: (value) => <GrievancePreview {...value} />,
    social: (value) => <SocialPreview {...value} />,
    home: (words) => <HomePreview domain={domain} words={words} />,
    reasons: (value) => <ValueLines group="reasons" value={value} />,
  };
}
