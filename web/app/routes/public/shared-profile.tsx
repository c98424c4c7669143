import { communities } from '@mala/contract/communities/communities.ts';
import { isDomain } from '@mala/contract/communities/domain.ts';
import type { SharedProfile } from '@mala/contract/sharing.ts';
import { useParams } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { ProfileFoot } from '../../components/profile/profile-foot.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { ContactDetails } from '../../features/contacts/contact-details.tsx';
import { ProfileSections } from '../../features/profiles/page/profile-sections.tsx';
import { ProfileTop } from '../../features/profiles/page/profile-top.tsx';
import { useShared, viewOf } from '../../features/sharing/use-shared.ts';
import { sharedProfileText } from '../../i18n/en/shared-profile.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { screenOnly } from '../../ui/print-foot.tsx';
import { Stack } from '../../ui/stack.tsx';

/** A profile for whoever has a link to it (decision 102). */
export default function Shared() {
  const text = sharedProfileText;
  const { site, linkId = '', secret = '' } = useParams();
  const { home } = usePublicPaths();
  const domain = isDomain(site) ? site : undefined;
  const { state, retry } = useShared({ id: linkId, secret, domain });
  return (
    <>
      <PrivateAddress />
      {state.kind === 'opening' && <PageLoading whole />}
      {state.kind === 'gone' && (
        <MessagePage title={text.gone.title} message={text.gone.message}>
          <LinkButton to={home} replace>
            {text.gone.home}
          </LinkButton>
        </MessagePage>
      )}
      {state.kind === 'failed' && (
        <Stack width="narrow">
          <PageTitle title={text.failed} />
          <LoadFailed query={{ error: state.error, refetch: retry }} />
        </Stack>
      )}
      {state.kind === 'opened' && <Opened shared={state.shared} />}
    </>
  );
}

function Opened({ shared }: { shared: SharedProfile }) {
  const text = sharedProfileText;
  const view = viewOf(shared);
  const community = communities[view.domain];
  return (
    <Stack gap="lg">
      <ProfileFoot mids={[view.mid]} />
      <Notice>
        <p>{text.from(shellText.siteName[view.domain], shortTime(shared.expires_at))}</p>
      </Notice>
      <ProfileTop
        view={view}
        community={community}
        own={false}
        actions={
          <>
            {view.mobiles && (
              <section className="panel" aria-labelledby="shared-contact">
                <h2 id="shared-contact">{text.contact}</h2>
                <ContactDetails view={view} community={community} />
              </section>
            )}
            <NextStep hasContact={view.mobiles !== undefined} />
          </>
        }
      >
        <ProfileSections view={view} community={community} own={false} />
      </ProfileTop>
    </Stack>
  );
}

/** What whoever reads it can do: guests register. */
function NextStep({ hasContact }: { hasContact: boolean }) {
  const text = sharedProfileText;
  const { status } = useSession();
  const { signup } = usePublicPaths();
  return (
    <Stack className={screenOnly} align="start">
      {!hasContact && <p>{text.noContact}</p>}
      {status === 'member' ? (
        <LinkButton to={paths.search} look="outline">
          {text.search}
        </LinkButton>
      ) : (
        <LinkButton to={signup()} look="outline">
          {text.register}
        </LinkButton>
      )}
    </Stack>
  );
}
