import { communities } from '@mala/contract/communities/communities.ts';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { useEntry } from '../../features/auth/use-entry.ts';
import { ContactDetails } from '../../features/contacts/contact-details.tsx';
import { AcceptForm } from '../../features/entries/accept-form.tsx';
import { CodeForm } from '../../features/entries/code-form.tsx';
import type { OpenedEntry } from '../../features/entries/proof.ts';
import { TakeOver } from '../../features/entries/take-over.tsx';
import { useOpened } from '../../features/entries/use-opened.ts';
import { PhotoGallery } from '../../features/profiles/page/photo-gallery.tsx';
import { ProfileSections } from '../../features/profiles/page/profile-sections.tsx';
import { confirmText } from '../../i18n/en/confirm.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { renewSession, useSession } from '../../lib/session/session.ts';
import { paths, REGISTERED } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where a family looks at what the office entered for it, and confirms it: by the link of this URL, or by a code. */
export default function Confirm() {
  const text = confirmText;
  const { entryId = '', secret = '' } = useParams();
  const { login } = usePublicPaths();
  const { state, show, spend, retry } = useOpened(entryId, secret);
  if (state.kind === 'spent')
    return (
      <>
        <PrivateAddress />
        <MessagePage title={text.spent.title} message={text.spent.message}>
          <LinkButton to={login} replace>
            {text.spent.login}
          </LinkButton>
          <LinkButton to={paths.confirm} replace look="outline" reloadDocument>
            {text.spent.byCode}
          </LinkButton>
        </MessagePage>
      </>
    );
  return (
    <Stack width="narrow" gap="lg">
      <PrivateAddress />
      <PageTitle title={text.title} />
      {state.kind === 'code' && (
        <>
          <p>{text.code.lead}</p>
          <CodeForm onOpened={show} />
        </>
      )}
      {state.kind === 'opening' && <PageLoading />}
      {state.kind === 'failed' && (
        <LoadFailed title={text.code.failed} query={{ error: state.error, refetch: retry }} />
      )}
      {state.kind === 'opened' && <Opened opened={state.opened} onSpent={spend} />}
    </Stack>
  );
}

function Opened({ opened, onSpent }: { opened: OpenedEntry; onSpent: () => void }) {
  const text = confirmText;
  const { profile } = opened;
  const community = communities[profile.domain];
  const title = useRef<HTMLHeadingElement>(null);
  // the form with the code is gone, and with it the focus
  useLayoutEffect(() => title.current?.focus(), []);
  const name = profile.name ?? '';
  return (
    <>
      <p>{text.lead}</p>
      <h2 ref={title} tabIndex={-1}>
        <OwnWords typed={name} />
      </h2>
      {profile.photos.length > 0 && <PhotoGallery photos={profile.photos} name={name} />}
      <section className="panel" aria-labelledby="confirm-contact">
        <h2 id="confirm-contact">{text.contact}</h2>
        <ContactDetails view={profile} community={community} />
      </section>
      <ProfileSections view={profile} community={community} own={false} />
      <Answer opened={opened} onSpent={onSpent} />
    </>
  );
}

/** What whoever looks at it may do: become a member, take it over into an account, or nothing as the office. */
function Answer({ opened, onSpent }: { opened: OpenedEntry; onSpent: () => void }) {
  const text = confirmText;
  const session = useSession();
  const navigate = useNavigate();
  const { alreadyIn, enter } = useEntry();
  if (session.status !== 'member' && session.status !== 'guest') return <PageLoading />;
  if (alreadyIn && session.status === 'member') {
    if (!hasOwnProfile(session.me))
      return (
        <Notice kind="warning">
          <p>{text.office}</p>
        </Notice>
      );
    return (
      <section aria-labelledby="confirm-answer">
        <Stack>
          <h2 id="confirm-answer">{text.take.title}</h2>
          <TakeOver
            opened={opened}
            me={session.me}
            onSpent={onSpent}
            onDone={async () => {
              await renewSession();
              await navigate(paths.search, { state: REGISTERED, replace: true });
            }}
          />
        </Stack>
      </section>
    );
  }
  return (
    <section aria-labelledby="confirm-answer">
      <Stack>
        <h2 id="confirm-answer">{text.accept.title}</h2>
        <AcceptForm
          opened={opened}
          onSpent={onSpent}
          onToken={(token) => enter(token, paths.search)}
        />
      </Stack>
    </section>
  );
}
