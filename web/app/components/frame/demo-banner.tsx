import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { useSite } from '../../lib/site.ts';
import classes from './demo-banner.module.css';

/** Says on every page of a demonstration that its people are made up. */
export function DemoBanner() {
  const shell = useText(shellText);
  const site = useSite();
  return site?.demo ? <aside className={classes.root}>{shell.demonstration}</aside> : null;
}
