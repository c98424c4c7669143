import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import type { MatchFigure } from '@mala/contract/match.ts';
import {
  nameInReplies,
  type ProfileField,
  SECTIONS,
  type Section,
  unknownOf,
} from '@mala/contract/profiles/field.ts';
import { feetAndInches } from '@mala/contract/profiles/height.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { asStored } from '../../components/profile/as-stored.ts';
import { FitLine } from '../../components/profile/fit-line.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { SaidText } from '../../components/profile/said-text.tsx';
import { measuresText } from '../../i18n/en/measures.ts';
import { searchText } from '../../i18n/en/search.ts';
import { birthTime } from '../../lib/format.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOfChoice, type Said } from '../../lib/labels.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import classes from './profile-card.module.css';
import { ProfileFace } from './profile-face.tsx';

/** A profile as a card, which is a link as a whole; `children` are further actions. */
export function ProfileCard({
  card,
  community,
  children,
}: {
  card: Card;
  community: Community;
  children?: ReactNode;
}) {
  const text = searchText;
  const { pathname, search } = useLocation();
  const lines = useMemo(() => cardLines(community), [community]);
  return (
    <article className={classes.card}>
      <ProfileFace
        photo={card.photos[0]}
        blurred={card.blurred}
        alt={card.blurred ? text.blurredPhotoOf(card.name) : text.photoOf(card.name)}
        gender={card.gender}
        domain={community.domain}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>
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
        </h2>
        <p className={classes.mid}>{card.mid}</p>
        <ul className={classes.facts}>
          {lines.map((parts) => (
            <li key={parts[0]?.field.name} className={classes.line}>
              {parts.map((part) => {
                const said = cardTextOf(card, part, community);
                return (
                  said && (
                    <span key={part.field.name}>
                      <SaidText said={said} />
                    </span>
                  )
                );
              })}
            </li>
          ))}
        </ul>
        {card.match && card.match.score !== null && (
          <p className={classes.match}>{matchText(card.match, card.match.score)}</p>
        )}
        <FitLine fit={card.fit} className={classes.match} />
        {children && <div className={classes.action}>{children}</div>}
      </div>
    </article>
  );
}

/** The short form; a star that is not known has none, because it says nothing about the two. */
function matchText({ system, maximum, dosha }: MatchFigure, score: number): string {
  const { score: scoreText, withDosha } = searchText.match;
  const said = scoreText[system](score, maximum);
  return dosha ? withDosha[dosha](said) : said;
}

interface CardPart {
  section: Section;
  field: ProfileField;
}

/** The fields on the site's cards, line by line. */
function cardLines(community: Community): CardPart[][] {
  const said = SECTIONS.flatMap((section) =>
    fieldsOf(community, section).map((field) => ({ section, field })),
  );
  const numbers = new Set(said.flatMap(({ field }) => field.cardLine ?? []));
  return [...numbers].sort().map((number) => said.filter(({ field }) => field.cardLine === number));
}

type Values = Readonly<Record<string, unknown>>;

function partOf(card: Card, section: Section): Values {
  const sections: Partial<Record<Section, Values>> = card;
  return section === 'basic' ? { ...card } : (sections[section] ?? {});
}

/**
 * The text of a field on a card: for a yes its label, for a no nothing. Cards name no field, except one that the family
 * does not know.
 */
function cardTextOf(card: Card, { section, field }: CardPart, community: Community): Said {
  const values = partOf(card, section);
  if (unknownOf(values, [field]).length > 0) return searchText.notKnown(field.label);
  const value = values[nameInReplies(field)] ?? '';
  if (value === '') return '';
  if (typeof value === 'boolean') return value ? field.label : '';
  const { height, units } = measuresText;
  if (field.kind === 'choice') return namesOfChoice(community, field, String(value));
  if (field.kind === 'height') return height(feetAndInches(String(value)));
  if (Array.isArray(value)) return value.filter((each) => each).join(', ');
  if (field.kind === 'time') return birthTime(String(value));
  if (field.kind === 'date') return fullDate(String(value));
  return field.unit ? `${value} ${units[field.unit]}` : asStored(field, value);
}

/** Placeholder of a card that is loading. */
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
