import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { LoadFailed } from '../../../components/query/load-failed.tsx';
import { starFinderText } from '../../../i18n/en/star-finder.ts';
import { hasOwnProfile } from '../../../lib/session/own-profile.ts';
import { useMember } from '../../../lib/session/session.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TownInput } from '../fields/town-input.tsx';
import { wholeTime } from '../section-values.ts';
import { useMode } from '../use-step-navigation.ts';
import { type Asked, type Finding, findStarOf } from './find-star-of.ts';
import type { FinderProps } from './finder.ts';
import { Proposal } from './proposal.tsx';
import classes from './star-finder.module.css';

/** The place can be chosen from the towns, once they matter. */
export const suggesting = TownInput;

function askedBy({ values }: FinderProps['form']): Asked {
  return {
    time: wholeTime(String(values.birth_time ?? '')),
    place: String(values.birth_place ?? '').trim(),
  };
}

/** What was found for the time and place of the form; it goes when one of them is changed. */
export function StarFinder(props: FinderProps) {
  const now = askedBy(props.form);
  const [asked] = useState(now);
  if (now.time !== asked.time || now.place !== asked.place) return null;
  return (
    <div className={classes.root}>
      <Found asked={asked} {...props} />
    </div>
  );
}

function Found({ asked, form, community, readBasic }: FinderProps & { asked: Asked }) {
  const { needs, ...text } = starFinderText;
  const isWhole = Boolean(asked.time && asked.place);
  const query = useQuery({
    queryKey: ['star', useId()],
    queryFn: () => findStarOf(asked, readBasic),
    enabled: isWhole,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!isWhole) return <Lack>{asked.time ? needs.place : needs.time}</Lack>;
  if (query.error) return <LoadFailed title={text.failed} query={query} />;
  if (!query.data) return <p role="status">{text.finding}</p>;
  const { date, faults, star } = query.data;
  if (star) return <Proposal {...{ form, community, date, star }} time={asked.time} />;
  if (faults) return <Refused {...{ faults, community }} place={asked.place} />;
  return <MissingDate />;
}

function Lack({ children }: { children: string }) {
  return (
    <Notice kind="warning" live>
      <p>{children}</p>
    </Notice>
  );
}

function MissingDate() {
  const { needs, toDate } = starFinderText;
  const mode = useMode();
  const isOwn = hasOwnProfile(useMember().me);
  return (
    <Notice kind="warning" live>
      <p>{needs.date}</p>
      {isOwn && <TextLink to={paths.step(mode, 'basic')}>{toDate}</TextLink>}
    </Notice>
  );
}

/** What the server refused; a place that is not on the list, with what to type instead. */
function Refused({
  faults,
  place,
  community,
}: Pick<FinderProps, 'community'> & Pick<Asked, 'place'> & Required<Pick<Finding, 'faults'>>) {
  const { exampleTown, unknownPlace } = starFinderText;
  const [village = place] = place.split(',');
  const example = `${village.trim()}, ${exampleTown[community.domain]}`;
  return (
    <Notice kind="warning" live>
      {'place' in faults ? (
        <p>
          <OwnWords typed={place} within={(typed) => unknownPlace(typed, example)} />
        </p>
      ) : (
        Object.values(faults).map((fault) => <p key={fault}>{fault}</p>)
      )}
    </Notice>
  );
}
