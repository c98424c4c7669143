import { type ReactNode, useEffect, useState } from 'react';
import classes from './page.module.css';
import { Row, Stack } from './stack.tsx';
import { useUiText } from './ui-text.tsx';

/** The page's only h1 and its title, which screen readers announce first. */
export function PageTitle({
  title,
  children,
  className,
}: {
  title: string;
  /** the heading, if it differs from the title */
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

/** Whether the wait is so long that a message is due. */
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

/** Says after a while that it takes longer than usual; in the DOM before that, so that it is announced. */
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
 * Placeholder for a part of a page that is loading, or with `whole` for a page, with its heading and title; after a
 * while it says that it takes longer than usual.
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

/** A page with one message and the next step. */
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
