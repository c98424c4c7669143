import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { Common, listSimilar } from '@mala/contract/similar.ts';
import { Link, useLocation } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { SaidText } from '../../components/profile/said-text.tsx';
import { profilePageText } from '../../i18n/en/profile-page.ts';
import { searchText } from '../../i18n/en/search.ts';
import { namesOfChoice, type Said } from '../../lib/labels.ts';
import { paths } from '../../paths.ts';
import dots from './dots.module.css';
import card from './profile-card.module.css';
import { ProfileFace } from './profile-face.tsx';
import classes from './similar-profiles.module.css';

type SimilarRow = Got<(typeof listSimilar)['reply']>['rows'][number];

/** What is said is short: the most telling. */
const MOST_REASONS = 3;

/** One of the similar profiles: the face, name and age, and what both have in common. */
export function SimilarCard({ row, community }: { row: SimilarRow; community: Community }) {
  const text = searchText;
  const { pathname } = useLocation();
  return (
    <article className={`${card.card} ${card.small}`}>
      <div className={card.face}>
        <ProfileFace
          photo={row.photos[0]}
          blurred={row.blurred}
          alt={row.blurred ? text.blurredPhotoOf(row.name) : text.photoOf(row.name)}
          gender={row.gender}
          domain={community.domain}
          form="cards"
          near={false}
        />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link
            className={card.link}
            to={paths.profile(row.profile_id)}
            state={{ search: pathname }}
          >
            <OwnWords typed={row.name} within={(name) => text.nameAndAge(name, row.age)} />
          </Link>
        </h3>
        <ul className={`${classes.reasons} ${dots.dotted}`}>
          {reasonsOf(row, community).map(({ name, said }) => (
            <li key={name}>
              <SaidText said={said} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Where a subcaste is the same, so is its caste; and a city's state. */
const IMPLIED: Readonly<Partial<Record<Common, Common>>> = { community: 'subcaste', state: 'city' };

function reasonsOf(row: SimilarRow, community: Community): { name: Common; said: Said }[] {
  const { common } = profilePageText.similar;
  const fields = fieldsOf(community, 'work');
  const choice = (name: 'profession' | 'education'): Said => {
    const field = fields.find((one) => one.name === name);
    return field ? namesOfChoice(community, field, row.work[name]) : row.work[name];
  };
  return row.common
    .filter((name) => {
      const wider = IMPLIED[name];
      return !wider || !row.common.includes(wider);
    })
    .slice(0, MOST_REASONS)
    .map((name) => {
      if (name === 'city') return { name, said: { typed: row.city } };
      if (name === 'profession' || name === 'education') return { name, said: choice(name) };
      return { name, said: common[name] };
    });
}
