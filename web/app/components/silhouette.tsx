import type { Domain } from '@mala/contract/communities/domain.ts';
import classes from './silhouette.module.css';
import { BrideFigure } from './silhouette-bride.tsx';
import { GroomFigure } from './silhouette-groom.tsx';

/**
 * Stands for a person without a photo: drawn, in the community's colours, never a grey box. Fills its
 * parent; `label` is for where nothing else names the person.
 */
export function Silhouette({
  gender,
  domain,
  label,
}: {
  gender: 'male' | 'female';
  domain: Domain;
  label?: string;
}) {
  return (
    <svg
      className={classes.root}
      data-community={domain}
      viewBox="0 0 200 220"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-hidden={label === undefined}
    >
      <title>{label}</title>
      <rect width="200" height="220" fill="var(--mala-brand-1)" />
      <circle cx="100" cy="92" r="84" fill="var(--mala-accent-1)" />
      {gender === 'female' ? <BrideFigure domain={domain} /> : <GroomFigure domain={domain} />}
    </svg>
  );
}
