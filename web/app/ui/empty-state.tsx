import type { ReactNode } from 'react';
import { Stack } from './stack.tsx';

/** Says that there is nothing, and what to do about it. */
export function EmptyState({
  title,
  children,
  picture,
  action,
}: {
  title: string;
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm">
      {picture}
      <p className="lead">{title}</p>
      {children && <p>{children}</p>}
      {action}
    </Stack>
  );
}
