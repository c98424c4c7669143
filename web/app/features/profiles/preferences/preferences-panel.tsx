import { type Community, optionOf } from '@mala/contract/communities/community.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import {
  LIST_WISHES,
  RANGE_WISHES,
  type RangeWish,
  type WishName,
} from '@mala/contract/profiles/wishes.ts';
import { BothScripts } from '../../../components/profile/both-scripts.tsx';
import { FactLine, FactList } from '../../../components/profile/fact-list.tsx';
import { preferencesText } from '../../../i18n/en/preferences.ts';
import { namesOf } from '../../../lib/labels.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import { screenOnly } from '../../../ui/print-foot.tsx';
import classes from './preferences.module.css';
import { fieldOf, labelOf, sayNumber } from './wish-words.ts';

type Said = NonNullable<ProfileView['preferences']>;

/** What a family looks for, each wish with whether the viewer is as it says. */
export function PreferencesPanel({
  view,
  preferences,
  community,
  own,
  editable,
}: {
  view: ProfileView;
  preferences: Said;
  community: Community;
  own: boolean;
  editable: boolean;
}) {
  const text = preferencesText;
  const { fits } = preferences;
  const fitting = (name: WishName) =>
    fits && name in fits && <Fitting fits={fits[name] === true} />;
  return (
    <section className={`panel ${classes.panel}`} aria-labelledby="looks-for">
      <h2 id="looks-for">{own ? text.title : text.ofOthers}</h2>
      {editable && (
        <p className={screenOnly}>
          {preferences.shown ? text.ofOwn.shown : own ? text.ofOwn.hidden : text.ofOwn.office}{' '}
          <TextLink to={paths.profile(view.profile_id, 'preferences')}>{text.edit}</TextLink>
        </p>
      )}
      <FactList>
        {RANGE_WISHES.map((name) => {
          const said = sayRange(name, preferences);
          return (
            said && (
              <FactLine key={name} label={text.labels[name]}>
                {said} {fitting(name)}
              </FactLine>
            )
          );
        })}
        {LIST_WISHES.map((wish) => {
          const values = preferences[wish.name] ?? [];
          const anyCaste = wish.name === 'community' && preferences.any_caste;
          if (values.length === 0 && !anyCaste) return null;
          const options = values.flatMap((value) => optionOf(community, wish.list, value) ?? []);
          return (
            <FactLine key={wish.name} label={labelOf(community, wish)}>
              {anyCaste && text.anyCaste}
              {options.map((option, index) => (
                <span key={option.value}>
                  {index > 0 && ', '}
                  <BothScripts text={namesOf(option, community, fieldOf(community, wish) ?? {})} />
                </span>
              ))}{' '}
              {fitting(wish.name)}
            </FactLine>
          );
        })}
      </FactList>
    </section>
  );
}

function Fitting({ fits }: { fits: boolean }) {
  const text = preferencesText;
  return (
    <span className={classes.fits} data-fits={fits}>
      {fits ? text.fits : text.fitsNot}
    </span>
  );
}

function sayRange(name: RangeWish, said: Said): string | null {
  const text = preferencesText;
  const [from, to] = [said[`from_${name}`], said[`to_${name}`]];
  const words = (value: number) => sayNumber(name, value);
  if (from !== undefined && to !== undefined)
    return from === to ? words(from) : text.range(words(from), words(to));
  if (from !== undefined) return text.atLeast(words(from));
  return to === undefined ? null : text.atMost(words(to));
}
