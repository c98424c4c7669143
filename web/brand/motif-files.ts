import { isDomain } from '@mala/contract/communities/domain.ts';
import { figureSvg } from './figure-svg.ts';
import { garlandSvg } from './garland-svg.ts';
import { themes } from './themes.ts';

/**
 * The files in web/app/theme that are generated from the themes, by name: no page loads them as script, and browsers
 * cache them.
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
