import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { OWN_COMPLAINTS } from '../../features/complaints/own-path.ts';
import { helpText } from '../../i18n/en/help.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideButton, TextLink } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** What families ask most, and how to reach the office. */
export default function Help() {
  const text = helpText;
  const { me } = useMember();
  const support = useSupport();
  const email = useSite()?.support_email;
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      {text.questions.map(({ question, answer }) => (
        <section key={question}>
          <Stack gap="xs">
            <h2>{question}</h2>
            <p className="measure">{answer}</p>
          </Stack>
        </section>
      ))}
      <section>
        <Stack gap="xs">
          <h2>{text.contact}</h2>
          <p>{support ? text.office : text.nobody}</p>
          <Row>
            <SupportButton message={text.message(me.mid ?? me.user_name)}>
              {({ way, whom }) => <EmailText email={whom} text={text.write[way](whom)} />}
            </SupportButton>
            {support?.way === 'whatsApp' && email && (
              <OutsideButton look="outline" href={`mailto:${email}`} target={undefined}>
                <EmailText email={email} text={text.write.email(email)} />
              </OutsideButton>
            )}
          </Row>
          {hasOwnProfile(me) && (
            <p>
              <TextLink to={OWN_COMPLAINTS}>{text.complaints}</TextLink>
            </p>
          )}
        </Stack>
      </section>
    </Stack>
  );
}
