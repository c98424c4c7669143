import { type ReactNode, useEffect, useState } from 'react';
import classes from './page.module.css';
import { Row, Stack } from './stack.tsx';
import { useUiText } from './ui-text.tsx';

/** The page's one h1 and the title of its tab, which a screen reader hears first. */
export function PageTitle({
  title,
  children,
  className,
}: {
  title: string;
  /** what stands on the page where that differs from the tab */
  children?: ReactNode;
  className?: string | undefined;
}) {
  const text = useUiText();
  return (
    <>
      <title>{text.pageTitle(title)}</title>
      <h1 className={className}>{children ?? title}</h1>
    </>
  );
}

const SLOW_MS = 10_000;

/** Whether something has been waited for so long that a word about it is due. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}

/** Says after a while that waiting takes longer than usual; stands there before, so that it is read out. */
export function SlowNote({ waiting }: { waiting: boolean }) {
  const text = useUiText();
  const slow = useSlow(waiting);
  return (
    <p role="status" className={slow ? undefined : 'visually-hidden'}>
      {slow && text.slow}
    </p>
  );
}

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

/** A page that has one thing to say, with what to do next. */
export function MessagePage({
  title,
  message,
  children,
}: {
  title: string;
  message: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Stack align="center" style={{ paddingBlock: '2rem' }}>
      <PageTitle title={title} />
      <p className="measure">{message}</p>
      {children && <Row style={{ justifyContent: 'center' }}>{children}</Row>}
    </Stack>
  );
}
