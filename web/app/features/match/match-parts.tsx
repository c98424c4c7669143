import type { Community } from '@mala/contract/communities/community.ts';
import type { KutaPart, Match, PoruthamPart } from '@mala/contract/match.ts';
import { partName } from '@mala/contract/match-names.ts';
import { BothScripts } from '../../components/profile/both-scripts.tsx';
import { matchText } from '../../i18n/en/match.ts';
import { matchReasonsText } from '../../i18n/en/match-reasons.ts';
import { namesOf } from '../../lib/labels.ts';
import classes from './match.module.css';

type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The traditional name of a part, in the script of the page and in the other one. */
export function PartName({
  match: { system },
  part,
  community,
}: {
  match: Pick<Match, 'system'>;
  part: string;
  community: Community;
}) {
  return (
    <BothScripts text={namesOf(partName(system, part), community, { bothScripts: 'always' })} />
  );
}

function wordsOf(part: KutaPart | PoruthamPart): string {
  if ('points' in part && part.points !== null)
    return matchText.points(String(part.points), String(part.maximum));
  if ('level' in part && part.level !== null) return matchText.levels[part.level];
  return matchText.notComputable;
}

/** Full, part of it or none, for the mark beside the words. */
function shareOf(part: KutaPart | PoruthamPart): 'all' | 'some' | 'none' | 'unknown' {
  if (!part.computable) return 'unknown';
  if ('level' in part)
    return { uthamam: 'all', madhyamam: 'some', adhamam: 'none' }[part.level ?? 'adhamam'] as never;
  if (part.points === 0) return 'none';
  return part.points === part.maximum ? 'all' : 'some';
}

/** Why it is so; nothing for a reason that a newer server has and this page does not know. */
function reasonOf({ system }: Match, { name, reason, missing }: KutaPart | PoruthamPart): string {
  if (missing.length > 0)
    return matchText.needs(missing.map((thing) => matchReasonsText.missing[thing]));
  return (matchReasonsText[system] as Sentences)[name]?.[reason] ?? '';
}

/** Every part of a match in the order of its tradition: its name, what it came to, and why. */
export function MatchParts({ match, community }: { match: Match; community: Community }) {
  const parts: readonly (KutaPart | PoruthamPart)[] = match.parts;
  const counted = match.system === 'ashtakoot';
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.name} className={classes.part}>
          <span className={classes.partName}>
            <PartName match={match} part={part.name} community={community} />
          </span>
          <span className={classes.value} data-share={shareOf(part)}>
            {wordsOf(part)}
          </span>
          <span>
            {reasonOf(match, part)}
            {!counted && part.name === 'nadi' && ` ${matchText.notCounted}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
