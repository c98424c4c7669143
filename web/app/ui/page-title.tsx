import type { ReactNode } from 'react';
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
