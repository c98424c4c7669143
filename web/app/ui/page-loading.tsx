import classes from './page-loading.module.css';
import { useUiText } from './ui-text.tsx';

/** Stands for a page, or a part of one, that is not there yet. */
export function PageLoading() {
  const text = useUiText();
  return (
    <div className={classes.root} role="status">
      <span className={classes.wheel} aria-hidden />
      <span className="visually-hidden">{text.loading}</span>
    </div>
  );
}
