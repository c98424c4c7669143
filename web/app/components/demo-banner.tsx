import { useShellText } from '../i18n/shell.ts';
import { useSite } from '../lib/site.ts';
import classes from './demo-banner.module.css';

/** Says on every page of a demonstration that its people are made up. */
export function DemoBanner() {
  const shell = useShellText();
  const site = useSite();
  return site?.demo ? <aside className={classes.root}>{shell.demonstration}</aside> : null;
}
