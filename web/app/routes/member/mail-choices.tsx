import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { NoMatchPage } from '../../components/frame/message-pages.tsx';
import { ResendButton } from '../../features/auth/resend-button.tsx';
import { MailSwitches } from '../../features/mail/mail-switches.tsx';
import { DigestChoice } from '../../features/saved-searches/digest-choice.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

const NotificationsPage = lazy(async () => ({
  default: (await import('../../features/push/notifications-page.tsx')).NotificationsPage,
}));

/** What we write to a member, by mail or to his devices; the office has no devices that are told. */
export default function MailParts() {
  const { part } = useParams();
  const own = hasOwnProfile(useMember().me);
  if (part === 'choices') return <MailChoices />;
  if (part !== 'notifications' || !own) return <NoMatchPage />;
  return (
    <Suspense fallback={<PageLoading whole />}>
      <NotificationsPage />
    </Suspense>
  );
}

/** The switches for optional mails, and the email address. */
function MailChoices() {
  const { mails: text, email: address } = accountText;
  const { me } = useMember();
  const { email, email_verified } = me;
  const title = useKeptFocus<HTMLHeadingElement>(`${email} ${email_verified}`);
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <section aria-labelledby="mail-address">
        <Stack gap="xs">
          <h2 id="mail-address" ref={title} tabIndex={-1}>
            {text.address}
          </h2>
          <p>{email ? <EmailText email={email} text={text.to(email)} /> : text.noAddress}</p>
          {email && email_verified && <p>{text.confirmed}</p>}
          {email && !email_verified && (
            <Notice kind="warning" title={address.unverified.title}>
              <p>
                <EmailText email={email} text={address.unverified.message(email)} />
              </p>
              <ResendButton email={email} />
            </Notice>
          )}
          <TextLink to={paths.myProfile}>{email ? text.change : text.add}</TextLink>
        </Stack>
      </section>
      <MailSwitches />
      <DigestChoice me={me} />
      <TextLink to={paths.savedSearches}>{savedSearchesText.mail.toSearches}</TextLink>
    </Stack>
  );
}
