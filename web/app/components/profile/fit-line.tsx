import type { Fit } from '@mala/contract/profiles/view.ts';
import { preferencesText } from '../../i18n/en/preferences.ts';

/** That two are as each other's families say, in one line; nothing where they are not, or nothing is known. */
export function FitLine({
  fit,
  className,
}: {
  fit: Fit | undefined;
  className?: string | undefined;
}) {
  const said = fitText(fit);
  return said && <p className={className}>{said}</p>;
}

function fitText({ mine, theirs }: Fit = {}): string | null {
  const { fit } = preferencesText;
  if (mine && theirs) return fit.both;
  if (theirs) return fit.theirs;
  return mine ? fit.mine : null;
}
