import { type Community, optionOf } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { searchText } from '../i18n/en/search.ts';
import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { BothScripts } from './both-scripts.tsx';
import classes from './profile-card.module.css';
import { ProfileFace } from './profile-face.tsx';

/** A profile at one glance. All of the card opens the profile; `children` is what else can be done with it. */
export function ProfileCard({
  card,
  community,
  children,
}: {
  card: Card;
  community: Community;
  children?: ReactNode;
}) {
  const text = useText(searchText);
  const { pathname, search } = useLocation();
  const option = (list: ListName, value: string): Text =>
    optionOf(community, list, value) ?? { en: value };
  const { personal, work, horoscope } = card;
  return (
    <article className={classes.card}>
      <ProfileFace
        photo={card.photos[0]}
        alt={text.photoOf(card.name)}
        gender={card.gender}
        domain={community.domain}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link
            className={classes.link}
            to={paths.profile(card.profile_id)}
            state={{ search: pathname + search }}
          >
            {text.nameAndAge(card.name, card.age)}
          </Link>
        </h2>
        <p className={classes.mid}>{card.mid}</p>
        <ul className={classes.facts}>
          <Line
            parts={[personal.height_ft, option('marital_status', personal.marital_status).en]}
          />
          <Line parts={[option('community', card.community).en, card.city]} />
          <Line parts={[option('profession', work.profession).en, work.work_location]} />
          <li>
            <BothScripts text={option('birth_star', horoscope.birth_star)} community={community} />
          </li>
        </ul>
        {children && <div className={classes.action}>{children}</div>}
      </div>
    </article>
  );
}

function Line({ parts }: { parts: readonly (string | null)[] }) {
  return (
    <li className={classes.line}>
      {parts
        .filter((part) => part)
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </li>
  );
}

/** Keeps the place of a card that is not there yet. */
export function ProfileCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.noFace} />
      <div className={classes.words}>
        <span className={classes.noName} />
        {[1, 2, 3, 4, 5].map((line) => (
          <span key={line} className={classes.noLine} />
        ))}
        <span className={classes.noAction} />
      </div>
    </div>
  );
}
