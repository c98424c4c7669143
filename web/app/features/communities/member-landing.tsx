import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import { hasOwnProfile, officeOf } from '../../lib/session/office.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Couple } from './couple.tsx';
import classes from './guest-landing.module.css';

/** How the landing page greets somebody who is signed in. */
export function MemberLanding({ me }: { me: Me }) {
  const text = useText(homeText);
  return (
    <section className={classes.hero}>
      <Stack align="start">
        <PageTitle title={text.tab} className={classes.title}>
          {text.greeting[me.domain](me.user_name)}
        </PageTitle>
        <Row>
          <LinkButton to={paths.search}>{text.searchProfile}</LinkButton>
          {hasOwnProfile(me) ? (
            <LinkButton to={paths.myProfile} look="outline">
              {text.myProfile}
            </LinkButton>
          ) : (
            <LinkButton to={officeOf(me)} look="outline">
              {text.administration}
            </LinkButton>
          )}
        </Row>
      </Stack>
      <Couple domain={me.domain} />
    </section>
  );
}
