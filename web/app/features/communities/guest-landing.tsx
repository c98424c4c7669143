import { useCommunity, usePublicPaths } from '../../components/frame/use-community.ts';
import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { CommunityDoors } from './community-doors.tsx';
import { Couple } from './couple.tsx';
import classes from './guest-landing.module.css';

/** How the landing page greets everybody else; with two doors while nothing says which community it is. */
export function GuestLanding() {
  const text = useText(homeText);
  const { theme } = useCommunity();
  const paths = usePublicPaths();
  const domain = theme === 'neutral' ? undefined : theme;
  return (
    <Stack gap="xl">
      <section className={classes.hero} data-alone={!domain || undefined}>
        <Stack align="start">
          <PageTitle title={text.tab} className={classes.title}>
            {text.title}
          </PageTitle>
          <p className="lead measure">{text.lead}</p>
          <Row>
            <LinkButton to={paths.signup()}>{text.registerNow}</LinkButton>
            <LinkButton to={paths.login} look="outline">
              {text.login}
            </LinkButton>
          </Row>
        </Stack>
        {domain && <Couple domain={domain} />}
      </section>
      {!domain && <CommunityDoors />}
    </Stack>
  );
}
