import type { Community } from '@mala/contract/communities/community.ts';
import type { Match, MatchNote } from '@mala/contract/match.ts';
import { matchText } from '../../i18n/en/match.ts';
import { matchReasonsText } from '../../i18n/en/match-reasons.ts';
import classes from './match.module.css';
import { PartName } from './match-parts.tsx';

/** What some let pass, what is uncertain, by which books it is reckoned, and that it decides nothing. */
export function MatchNotes({
  match,
  community,
  informs = false,
}: {
  match: Match;
  community: Community;
  /** where that is said nowhere else */
  informs?: boolean;
}) {
  const text = matchText;
  const { notes } = matchReasonsText;
  const known = match.notes.filter(({ note }) => note in notes);
  const parts: readonly { computable: boolean }[] = match.parts;
  // a padham that no part needs
  const flags = match.flags.filter(
    (flag) => flag !== 'padham_missing' || parts.some(({ computable }) => !computable),
  );
  return (
    <div className={classes.notes}>
      {known.length > 0 && (
        <div>
          <p>
            <strong>{text.notes}</strong>
          </p>
          <ul className="points">
            {known.map(({ part, note }) => (
              <li key={`${part} ${note}`}>
                <PartName match={match} part={part} community={community} />
                {': '}
                {notes[note as MatchNote]}
              </li>
            ))}
          </ul>
          <p>{text.notesHint}</p>
        </div>
      )}
      {flags.map((flag) => (
        <p key={flag}>{text.flags[flag]}</p>
      ))}
      <p>{text.conventions[match.convention]}</p>
      {informs && <p>{text.informs}</p>}
    </div>
  );
}
