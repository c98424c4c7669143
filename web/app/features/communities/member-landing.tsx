import { useText } from '../../i18n/index.ts';
import type { Me } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Couple } from './couple.tsx';
import classes from './guest-landing.module.css';

/** The landing page of somebody who is signed in. */
export function MemberLanding({ me }: { me: Me }) {
  const { landing, home } = useText().shell;
  return (
    <section className={classes.hero}>
      <Stack align="start">
        <PageTitle title={home} className={classes.title}>
          {landing.greeting[me.domain](me.user_name)}
        </PageTitle>
        <Row>
          <LinkButton to={paths.search}>{landing.searchProfile}</LinkButton>
          <LinkButton to={paths.myProfile} look="outline">
            {landing.myProfile}
          </LinkButton>
        </Row>
      </Stack>
      <Couple domain={me.domain} />
    </section>
  );
}
