import type { Community } from '@mala/contract/communities/community.ts';
import type { MatchFigure as Figure, MatchSystem } from '@mala/contract/match.ts';
import { SYSTEM_NAMES } from '@mala/contract/match-names.ts';
import { useState } from 'react';
import { BothScripts } from '../../components/profile/both-scripts.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { matchText } from '../../i18n/en/match.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { namesOf } from '../../lib/labels.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { printFlow } from '../../ui/print-foot.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { LackingStars } from './lacking-stars.tsx';
import classes from './match.module.css';
import { MatchFigure } from './match-figure.tsx';
import { MatchNotes } from './match-notes.tsx';
import { MatchParts } from './match-parts.tsx';
import { MatchPeople } from './match-people.tsx';
import { useMatch } from './queries.ts';

const OTHER: Readonly<Record<MatchSystem, MatchSystem>> = {
  ashtakoot: 'porutham',
  porutham: 'ashtakoot',
};

export interface MatchCardProps {
  profileId: string;
  /** by the tradition of the community, which came with the profile */
  figure: Figure;
  community: Community;
}

/** On the page of a profile: how the two horoscopes agree. The parts are loaded when they are asked for. */
export function MatchCard({ profileId, figure, community }: MatchCardProps) {
  const text = matchText;
  const [isOpen, setOpen] = useState(false);
  const [system, setSystem] = useState(figure.system);
  const query = useMatch(profileId, { system, wanted: isOpen });
  const match = isOpen ? query.data : undefined;
  // while the other tradition is loaded
  const isWaiting = query.isPlaceholderData;
  const seen = match?.system ?? system;
  const isOwn = seen === figure.system;
  const shown = match ?? (isOwn ? figure : undefined);
  // a star may have been changed since the profile was opened
  const { lacks } = match ?? figure;
  const names = namesOf(SYSTEM_NAMES[seen], community, { bothScripts: 'always' });
  const close = () => {
    setOpen(false);
    setSystem(figure.system);
  };
  return (
    <section className={`panel ${classes.card}`} aria-labelledby="match">
      <Stack className={printFlow}>
        <div>
          <h2 id="match">{text.title}</h2>
          <p>
            <BothScripts text={names} />
          </p>
        </div>
        {lacks ? (
          <LackingStars lacks={lacks} />
        ) : (
          <>
            {shown && (
              <MatchFigure figure={shown} veto={match && 'veto' in match ? match.veto : null} />
            )}
            <p>{text.informs}</p>
            <Row>
              <Button
                look="outline"
                aria-expanded={isOpen}
                aria-controls="match-parts"
                onClick={() => (isOpen ? close() : setOpen(true))}
              >
                {isOpen ? text.hide : text.see}
              </Button>
            </Row>
            <div id="match-parts" className={classes.opened}>
              {isOpen && query.isError && !match && (
                <LoadFailed query={query} spent={text.sheet.tooMany} />
              )}
              {isOpen && query.isPending && <PageLoading />}
              {match && (
                <Stack className={printFlow}>
                  <MatchPeople match={match} community={community} />
                  <h3>{text.parts}</h3>
                  <MatchParts match={match} community={community} />
                  <MatchNotes match={match} community={community} />
                </Stack>
              )}
            </div>
            <Row>
              {isOpen && (
                <Button
                  look="outline"
                  aria-disabled={isWaiting}
                  onClick={() => !isWaiting && setSystem(OTHER[seen])}
                >
                  <span aria-live="polite">
                    {isWaiting ? shellText.kit.loading : text.show[OTHER[seen]]}
                  </span>
                </Button>
              )}
              <LinkButton
                look="outline"
                to={paths.profile(profileId, 'match') + (isOwn ? '' : `?system=${system}`)}
              >
                {text.print}
              </LinkButton>
            </Row>
          </>
        )}
      </Stack>
    </section>
  );
}
