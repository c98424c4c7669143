import { communities } from '@mala/contract/communities/communities.ts';
import { MATCH_SYSTEMS, type Match, type MatchSystem } from '@mala/contract/match.ts';
import { SYSTEM_NAMES } from '@mala/contract/match-names.ts';
import { useParams, useSearchParams } from 'react-router';
import { BothScripts } from '../../components/profile/both-scripts.tsx';
import { MissingProfile } from '../../components/profile/missing-profile.tsx';
import { ProfileFoot } from '../../components/profile/profile-foot.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { Refused } from '../../components/standing/refused.tsx';
import { matchText } from '../../i18n/en/match.ts';
import { ApiError } from '../../lib/api-error.ts';
import { namesOf } from '../../lib/labels.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { screenOnly } from '../../ui/print-foot.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { LackingStars } from './lacking-stars.tsx';
import { MatchFigure } from './match-figure.tsx';
import { MatchNotes } from './match-notes.tsx';
import { MatchParts } from './match-parts.tsx';
import { MatchPeople } from './match-people.tsx';
import classes from './match-sheet.module.css';
import { useMatch } from './queries.ts';

function systemIn(search: URLSearchParams): MatchSystem | undefined {
  return MATCH_SYSTEMS.find((one) => one === search.get('system'));
}

/** The match with a profile on one sheet of A4, for the family's own astrologer. */
export function MatchSheet() {
  const text = matchText;
  const { profileId = '' } = useParams();
  const [search] = useSearchParams();
  const query = useMatch(profileId, { system: systemIn(search) });
  const status = query.error instanceof ApiError ? query.error.status : 0;
  const back = <TextLink to={paths.profile(profileId)}>{text.sheet.back}</TextLink>;
  if (status === 403) return <Refused to={paths.registerUpgrade} />;
  if (status === 404) return <MissingProfile />;
  if (query.data) return <Sheet match={query.data}>{back}</Sheet>;
  if (query.isPending) return <PageLoading whole />;
  if (status === 429)
    return (
      <MessagePage title={text.sheet.tooMany} message={query.error?.message}>
        {back}
      </MessagePage>
    );
  return (
    <Stack>
      <PageTitle title={text.title} />
      <LoadFailed query={query} />
      <p>{back}</p>
    </Stack>
  );
}

function Sheet({ match, children }: { match: Match; children: React.ReactNode }) {
  const text = matchText;
  const community = communities[match.domain];
  return (
    <Stack className={classes.sheet}>
      <Row className={screenOnly}>
        {children}
        <Button onClick={() => window.print()}>{text.sheet.print}</Button>
      </Row>
      <ProfileFoot mids={[match.bride.mid, match.groom.mid]} />
      <div className={classes.head}>
        <PageTitle title={text.title} />
        <p>
          <BothScripts
            text={namesOf(SYSTEM_NAMES[match.system], community, { bothScripts: 'always' })}
          />
        </p>
      </div>
      <MatchPeople match={match} community={community} forOthers />
      {match.lacks ? (
        <LackingStars lacks={match.lacks} />
      ) : (
        <>
          <MatchFigure figure={match} veto={'veto' in match ? match.veto : null} />
          <MatchParts match={match} community={community} />
          <MatchNotes match={match} community={community} informs />
          <section className={classes.remarks} aria-labelledby="remarks">
            <h2 id="remarks">{text.sheet.remarks}</h2>
          </section>
        </>
      )}
    </Stack>
  );
}
