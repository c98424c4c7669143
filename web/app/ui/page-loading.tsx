import classes from './page-loading.module.css';
import { useUiText } from './ui-text.tsx';
import { useSlow } from './use-slow.ts';

/** Stands for a page, or a part of one, that is not there yet; after a while it says that this is not usual. */
export function PageLoading() {
  const text = useUiText();
  const slow = useSlow(true);
  return (
    <div className={classes.root} role="status">
      <span className={classes.wheel} aria-hidden />
      <span className="visually-hidden">{text.loading}</span>
      {slow && <p className="measure">{text.slow}</p>}
    </div>
  );
}
