import { SupportButton } from '../../components/standing/support.tsx';
import { helpText } from '../../i18n/en/help.ts';
import { useMember } from '../../lib/session/session.ts';
import { useGrievance } from '../../lib/site.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** What families ask most, and how to reach the office. */
export default function Help() {
  const text = helpText;
  const { me } = useMember();
  const { name, email } = useGrievance();
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      {text.questions.map(({ question, answer }) => (
        <section key={question} className="measure">
          <h2>{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
      <section className="measure">
        <h2>{text.contact}</h2>
        {name && <p>{text.office(name)}</p>}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <Row>
          <SupportButton message={text.message(me.mid ?? me.user_name)}>
            {({ way, whom }) => text.write[way](whom)}
          </SupportButton>
        </Row>
      </section>
    </Stack>
  );
}
