import { isDomain } from '@mala/contract/communities/domain.ts';
import { figureSvg } from './figure-svg.ts';
import { garlandSvg } from './garland-svg.ts';
import { themes } from './themes.ts';

/**
 * What follows from the themes and stands in web/app/theme as files, by name: no page loads them as script, and
 * browsers keep them.
 */
export const motifFiles: ReadonlyMap<string, string> = new Map(
  Object.values(themes).flatMap((theme): [string, string][] => [
    [`motifs/garland-${theme.name}.svg`, garlandSvg(theme)],
    ...(isDomain(theme.name)
      ? (['bride', 'groom'] as const).map((figure): [string, string] => [
          `motifs/${figure}-${theme.name}.svg`,
          figureSvg(theme, figure),
        ])
      : []),
  ]),
);
