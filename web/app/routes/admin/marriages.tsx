import { domainsOf } from '@mala/contract/access/role-places.ts';
import { SHOWN_MARRIAGES } from '@mala/contract/marriages.ts';
import { useState } from 'react';
import { MarriageForm } from '../../features/marriages/marriage-form.tsx';
import { MarriageList } from '../../features/marriages/marriage-list.tsx';
import { useStoreMarriages } from '../../features/marriages/queries.ts';
import { SuccessBanner } from '../../features/marriages/success-banner.tsx';
import { marriagesText } from '../../i18n/en/marriages.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The marriage photos of the home pages: upload, and the list of uploaded ones. */
export default function AdminMarriages() {
  const text = marriagesText;
  const { me } = useMember();
  const domains = domainsOf(me, 'marriages.publish');
  const keep = useStoreMarriages();
  const [uploads, setUploads] = useState(0);
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <p className="measure">{text.lead(SHOWN_MARRIAGES)}</p>
      <MarriageForm
        domains={domains}
        own={domains.find((domain) => domain === me.domain) ?? domains[0] ?? me.domain}
        onDone={(list) => {
          keep(list);
          setUploads((count) => count + 1);
        }}
      />
      <SuccessBanner uploads={uploads} />
      <MarriageList />
    </Stack>
  );
}
