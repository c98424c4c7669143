import type { Community } from '@mala/contract/communities/community.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Match, MatchPerson } from '@mala/contract/match.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { SaidText } from '../../components/profile/said-text.tsx';
import { matchText } from '../../i18n/en/match.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { namesOfChoice, type Said } from '../../lib/labels.ts';
import classes from './match.module.css';

/** What a match goes by, with the names of the fields in replies. */
const READ = { birth_star: 'star', padham: 'padham', raasi: 'raasi' } as const;

function placesOf(person: MatchPerson, community: Community): { label: string; said: Said }[] {
  const fields = fieldsOf(community, 'horoscope');
  return Object.entries(READ).flatMap(([name, key]) => {
    const field = fields.find((one) => one.name === name);
    const value = person[key];
    if (!field) return [];
    const said = value === null ? profileText.notKnown : String(value);
    const isChoice = field.kind === 'choice' && value !== null;
    return [{ label: field.label, said: isChoice ? namesOfChoice(community, field, said) : said }];
  });
}

/** Bride and groom, with the star, padham and raasi by which they are matched. `forOthers`: nobody who reads it is one of them. */
export function MatchPeople({
  match,
  community,
  forOthers = false,
}: {
  match: Match;
  community: Community;
  forOthers?: boolean;
}) {
  const text = matchText;
  return (
    <div className={classes.people}>
      {(['bride', 'groom'] as const).map((side) => {
        const { name, mid } = match[side];
        const who = text[side];
        return (
          <section key={side} aria-label={who} className={classes.person}>
            <p className={classes.who}>
              <span>{match.own === side && !forOthers ? text.own(who) : who}</span>
              <span>{mid}</span>
            </p>
            <p className={classes.name}>{name ? <OwnWords typed={name} /> : text.sheet.noName}</p>
            <dl className={classes.places}>
              {placesOf(match[side], community).map(({ label, said }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <SaidText said={said} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
