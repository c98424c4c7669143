import { useId } from 'react';
import type { ThemeName } from '../theme/community-theme.ts';
import classes from './garland.module.css';
import { JasmineTile } from './jasmine-tile.tsx';
import { MarigoldTile } from './marigold-tile.tsx';

const WIDTH = 72;
const HEIGHT = 34;

/** The community's garland across the page: strung jasmine, or a toran of marigolds and mango leaves. */
export function Garland({ theme }: { theme: ThemeName }) {
  const id = useId();
  return (
    <svg className={classes.root} data-theme={theme} height={HEIGHT} aria-hidden="true">
      <defs>
        <pattern id={id} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
          {theme === 'tamilmala' ? <JasmineTile /> : <MarigoldTile />}
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}
