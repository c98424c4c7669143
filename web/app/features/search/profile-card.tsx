import type { Community } from '@mala/contract/communities/community.ts';
import type { MatchFigure } from '@mala/contract/match.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { FitLine } from '../../components/profile/fit-line.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { SaidText } from '../../components/profile/said-text.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { once } from '../../lib/labels.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import { type CardPart, cardLines, cardTextOf } from './card-facts.ts';
import { LastActive, Mark } from './card-marks.tsx';
import dots from './dots.module.css';
import type { ListForm } from './list-form.ts';
import classes from './profile-card.module.css';
import { ProfileFace } from './profile-face.tsx';

/**
 * A profile as a card, which is a link as a whole: small, with what is looked at first, or wide with all its facts. `heart` and
 * `more` stand on the photo, so that the name has its whole line.
 */
export function ProfileCard({
  card,
  community,
  form = 'list',
  near = false,
  heart,
  more,
}: {
  card: Card;
  community: Community;
  form?: ListForm;
  /** among those that are seen first */
  near?: boolean;
  heart?: ReactNode;
  more?: ReactNode;
}) {
  const text = searchText;
  const compact = form === 'cards';
  const lines = useMemo(() => cardLines(community, compact), [community, compact]);
  return (
    <article className={`${classes.card} ${compact ? classes.small : classes.wide}`}>
      <div className={classes.face}>
        <ProfileFace
          photo={card.photos[0]}
          blurred={card.blurred}
          alt={card.blurred ? text.blurredPhotoOf(card.name) : text.photoOf(card.name)}
          gender={card.gender}
          domain={community.domain}
          form={form}
          near={near}
        />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <CardLink card={card} />
        </h2>
        <p className={classes.mid}>{card.mid}</p>
        <ul className={compact ? `${classes.facts} ${dots.joined}` : classes.facts}>
          {lines.map((parts) => (
            <Facts key={parts[0]?.field.name} {...{ card, parts, community, compact }} />
          ))}
        </ul>
        {card.match && card.match.score !== null && (
          <p className={classes.match}>{matchText(card.match, card.match.score)}</p>
        )}
        <FitLine fit={card.fit} className={classes.match} />
        <LastActive active={card.active} />
      </div>
      <div className={classes.over}>
        <Mark marks={card.marks} />
        {heart && <div className={classes.heart}>{heart}</div>}
        {more && <div className={classes.more}>{more}</div>}
      </div>
    </article>
  );
}

function CardLink({ card }: { card: Card }) {
  const text = searchText;
  const { pathname, search } = useLocation();
  return (
    <Link
      className={classes.link}
      to={paths.profile(card.profile_id)}
      state={{ search: pathname + search }}
      onClick={(event) => {
        // its code and its data could not be loaded, and the list would be gone
        if (navigator.onLine) return;
        event.preventDefault();
        showToast({ kind: 'notice', ...text.offline });
      }}
    >
      <OwnWords typed={card.name} within={(name) => text.nameAndAge(name, card.age)} />
    </Link>
  );
}

function Facts({
  card,
  parts,
  community,
  compact,
}: {
  card: Card;
  parts: CardPart[];
  community: Community;
  compact: boolean;
}) {
  const all = parts.map((part) => cardTextOf(card, part, community, compact));
  const said = once(all.filter((one) => one !== ''));
  return (
    <li className={`${classes.line} ${dots.dotted}`}>
      {said.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <span key={at}>
          <SaidText said={one} />
        </span>
      ))}
    </li>
  );
}

/** The short form; a star that is not known has none, because it says nothing about the two. */
function matchText({ system, maximum, dosha }: MatchFigure, score: number): string {
  const { score: scoreText, withDosha } = searchText.match;
  const said = scoreText[system](score, maximum);
  return dosha ? withDosha[dosha](said) : said;
}

const LINES = { cards: [1, 2, 3, 4, 5, 6], list: [1, 2, 3, 4] } as const;

/** Placeholder of a card that is loading. */
export function ProfileCardSkeleton({ form }: { form: ListForm }) {
  return (
    <div
      className={`${classes.card} ${form === 'cards' ? classes.small : classes.wide}`}
      aria-hidden
    >
      <div className={`${classes.face} ${classes.noFace}`} />
      <div className={classes.words}>
        <span className={classes.noName} />
        {LINES[form].map((line) => (
          <span key={line} className={classes.noLine} />
        ))}
      </div>
    </div>
  );
}
