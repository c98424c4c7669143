import type { ComponentProps } from 'react';
import classes from './stack.module.css';

type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
  /** narrow: as wide as a form; centred on the page */
  width?: 'full' | 'narrow';
  align?: 'stretch' | 'start' | 'center';
}

/** Elements below each other. */
export function Stack({
  gap = 'md',
  width = 'full',
  align = 'stretch',
  className = '',
  ...others
}: StackProps) {
  return (
    <div
      className={`${classes.stack} ${className}`}
      data-gap={gap}
      data-width={width}
      data-align={align}
      {...others}
    />
  );
}

/** Elements side by side, wrapping where there is no room. */
export function Row({
  gap = 'sm',
  className = '',
  ...others
}: ComponentProps<'div'> & { gap?: Gap }) {
  return <div className={`${classes.row} ${className}`} data-gap={gap} {...others} />;
}
