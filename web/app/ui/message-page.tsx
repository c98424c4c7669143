import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { Row, Stack } from './stack.tsx';

/** A page that has one thing to say, with what to do next. */
export function MessagePage({
  title,
  message,
  picture,
  children,
}: {
  title: string;
  message: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Stack align="center" style={{ paddingBlock: '2rem' }}>
      {picture}
      <PageTitle title={title} />
      <p className="measure">{message}</p>
      {children && <Row justify="center">{children}</Row>}
    </Stack>
  );
}
