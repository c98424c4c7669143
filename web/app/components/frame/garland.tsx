import type { ThemeName } from '../../theme/use-theme-name.ts';
import classes from './garland.module.css';

/** The community's garland across the page: strung jasmine, or a toran of marigolds and mango leaves. */
export function Garland({ theme }: { theme: ThemeName }) {
  return <div className={classes.root} data-theme={theme} aria-hidden />;
}
