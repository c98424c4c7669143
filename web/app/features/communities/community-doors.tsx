import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { Garland } from '../../components/frame/app-header.tsx';
import { homeText } from '../../i18n/en/home.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './community-doors.module.css';
import { Couple } from './couple.tsx';

/** The two sisters side by side, each in her own colours, each with the way in. */
export function CommunityDoors() {
  const home = useText(homeText);
  const { siteName, ownScript } = useText(shellText);
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
