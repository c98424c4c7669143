import type { Domain } from '@mala/contract/communities/domain.ts';
import { Silhouette } from '../../components/profile/silhouette.tsx';
import classes from './couple.module.css';

/** A drawn bride and groom of the community, side by side: decoration. */
export function Couple({ domain }: { domain: Domain }) {
  return (
    <div className={classes.root}>
      <div className={classes.frame}>
        <Silhouette gender="female" domain={domain} />
      </div>
      <div className={classes.frame}>
        <Silhouette gender="male" domain={domain} />
      </div>
    </div>
  );
}
