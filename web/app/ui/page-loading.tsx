import classes from './page-loading.module.css';
import { PageTitle } from './page-title.tsx';
import { useUiText } from './ui-text.tsx';
import { useSlow } from './use-slow.ts';

/**
 * Stands for a part of a page that is not there yet, or with `whole` for a page, whose heading and title it then has;
 * after a while it says that this is not usual.
 */
export function PageLoading({ whole = false }: { whole?: boolean }) {
  const text = useUiText();
  const slow = useSlow(true);
  return (
    <div className={classes.root} role="status">
      <span className={classes.wheel} aria-hidden />
      {whole ? (
        <PageTitle title={text.loading} className="visually-hidden" />
      ) : (
        <span className="visually-hidden">{text.loading}</span>
      )}
      {slow && <p className="measure">{text.slow}</p>}
    </div>
  );
}
