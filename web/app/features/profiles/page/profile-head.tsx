import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { Fragment } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { SaidText } from '../../../components/profile/said-text.tsx';
import { profileText } from '../../../i18n/en/profile.ts';
import { PageTitle } from '../../../ui/page.tsx';
import { DOT, headLines } from './head-facts.ts';
import classes from './profile-head.module.css';

/** Name, age and id, and below them in one block what a reader of biodatas looks for first. */
export function ProfileHead({ view, community }: { view: ProfileView; community: Community }) {
  const text = profileText;
  const name = view.name ?? text.nameless;
  return (
    <div className={classes.head}>
      <PageTitle title={text.nameAndAge(name, view.age)}>
        {view.name && (
          <OwnWords typed={view.name} within={(typed) => text.nameAndAge(typed, view.age)} />
        )}
      </PageTitle>
      {view.mid && <p className={classes.mid}>{view.mid}</p>}
      <dl className={classes.facts}>
        {headLines(view, community).map(({ label, said }) => (
          <div key={label} className={classes.fact}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              {said.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
                <Fragment key={at}>
                  {at > 0 && DOT}
                  <span>
                    <SaidText said={one} />
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
