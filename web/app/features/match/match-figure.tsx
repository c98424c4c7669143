import type { MatchFigure as Figure } from '@mala/contract/match.ts';
import { matchText } from '../../i18n/en/match.ts';
import classes from './match.module.css';
import { MatchScale } from './match-scale.tsx';

/** From eight on only a failed rajju is not recommended, which the figure alone does not tell. */
const EXCELLENT_COUNT = 8;

function vetoOf({ system, score, verdict }: Figure): boolean {
  return system === 'porutham' && verdict === 'not_recommended' && (score ?? 0) >= EXCELLENT_COUNT;
}

function verdictOf(figure: Figure, veto: boolean): string {
  const { system, verdict } = figure;
  if (veto) return matchText.veto;
  return verdict ? matchText.verdicts[system][verdict] : matchText.open;
}

/** The figure of a match in words and on a scale, and what it comes to. `veto`: whether rajju fails, if that is known. */
export function MatchFigure({ figure, veto }: { figure: Figure; veto?: boolean | null }) {
  const text = matchText;
  const { system, score, maximum } = figure;
  if (score === null) return <p>{text.none}</p>;
  const left = { ashtakoot: 36, porutham: 10 }[system] - maximum;
  return (
    <div className={classes.figure}>
      <div>
        <p className={classes.score}>{text.figure[system](String(score), String(maximum))}</p>
        <MatchScale system={system} score={score} maximum={maximum} />
      </div>
      <div className={classes.said}>
        <p className={classes.verdict}>{verdictOf(figure, veto ?? vetoOf(figure))}</p>
        <p>{text.enough[system]}</p>
        {left > 0 && <p>{text.unknown(String(left))}</p>}
      </div>
    </div>
  );
}
