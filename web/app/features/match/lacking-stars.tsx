import type { MatchFigure } from '@mala/contract/match.ts';
import { matchText } from '../../i18n/en/match.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';

/** In place of a figure where a star or raasi is not known: whose, and what to do about one's own. */
export function LackingStars({ lacks }: { lacks: NonNullable<MatchFigure['lacks']> }) {
  const text = matchText.lacks;
  return (
    <>
      {lacks.includes('own') && (
        <>
          <p className="measure">{text.own}</p>
          <LinkButton look="outline" to={paths.step('edit', 'horoscope')}>
            {text.enter}
          </LinkButton>
        </>
      )}
      {lacks.includes('other') && <p className="measure">{text.other}</p>}
    </>
  );
}
