import { useNavigation } from 'react-router';
import classes from './leaving-line.module.css';

/** Above the page while the next one is being loaded, for which a slow connection takes seconds. */
export function LeavingLine() {
  return useNavigation().state !== 'idle' && <div className={classes.line} data-leaving />;
}
