import type { Domain } from '@mala/contract/communities/domain.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { Garland } from '../../components/frame/app-header.tsx';
import { useCommunity, usePublicPaths } from '../../components/frame/use-community.ts';
import { Silhouette } from '../../components/profile/silhouette.tsx';
import { homeText } from '../../i18n/en/home.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './landing.module.css';

/** The landing page for guests; with a link to each community if the community is unknown. */
export function GuestLanding() {
  const text = homeText;
  const { theme } = useCommunity();
  const paths = usePublicPaths();
  const domain = theme === 'neutral' ? undefined : theme;
  const words = useSite()?.words;
  return (
    <Stack gap="xl">
      <section className={classes.hero} data-alone={!domain || undefined}>
        <Stack align="start">
          <PageTitle title={text.tab} className={classes.title}>
            {words?.headline ?? text.title}
          </PageTitle>
          <p className="lead measure">{words?.lead ?? text.lead}</p>
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

/** The two sites side by side, each in its colours, each with a link. */
function CommunityDoors() {
  const home = homeText;
  const { siteName, ownScript } = shellText;
  return (
    <Stack>
      <h2>{home.doors}</h2>
      <div className={classes.doors}>
        {DOMAINS.map((domain) => (
          <article key={domain} className={classes.door} data-community={domain}>
            <Garland theme={domain} />
            <Stack gap="sm" className={classes.body}>
              <h3 className={classes.name}>
                {siteName[domain]}{' '}
                <span lang={domain === 'tamilmala' ? 'ta' : 'mr'} className={classes.script}>
                  {ownScript[domain]}
                </span>
              </h3>
              <p>{home.door[domain]}</p>
              <Couple domain={domain} />
              <LinkButton to={paths.site(domain)} look="outline" wide>
                {home.enter(siteName[domain])}
              </LinkButton>
            </Stack>
          </article>
        ))}
      </div>
    </Stack>
  );
}

/** A drawn bride and groom of the community: decoration. */
function Couple({ domain }: { domain: Domain }) {
  return (
    <div className={classes.couple}>
      <div className={classes.frame}>
        <Silhouette gender="female" domain={domain} />
      </div>
      <div className={classes.frame}>
        <Silhouette gender="male" domain={domain} />
      </div>
    </div>
  );
}

/** The landing page for signed-in visitors. */
export function MemberLanding({ me }: { me: Me }) {
  const text = homeText;
  return (
    <section className={classes.hero}>
      <Stack align="start">
        <PageTitle title={text.tab} className={classes.title}>
          {/* an initial stays beside its name */}
          <span translate="no">
            {text.greeting[me.domain](me.user_name.replaceAll('. ', '.\u00a0'))}
          </span>
        </PageTitle>
        <Row>
          <LinkButton to={paths.search}>{text.searchProfile}</LinkButton>
          {hasOwnProfile(me) ? (
            <LinkButton to={paths.myProfile} look="outline">
              {text.myProfile}
            </LinkButton>
          ) : (
            // which leads on to where one's role works
            <LinkButton to={paths.desk} look="outline">
              {text.administration}
            </LinkButton>
          )}
        </Row>
      </Stack>
      <Couple domain={me.domain} />
    </section>
  );
}

/** The four steps from the registration to the meeting. */
export function HowItWorks() {
  const home = homeText;
  return (
    <Stack>
      <h2>{home.stepsTitle}</h2>
      <ol className={classes.steps}>
        {home.steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
