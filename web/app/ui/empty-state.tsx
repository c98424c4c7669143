import type { ReactNode } from 'react';
import { Stack } from './stack.tsx';

/** Says that there is nothing, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm">
      <p className="lead">{title}</p>
      {children && <p>{children}</p>}
      {action}
    </Stack>
  );
}
