import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button with an icon and no text: it needs an `aria-label`. */
export function IconButton({ className = '', ...others }: ComponentProps<'button'>) {
  return <button type="button" className={`${classes.button} ${className}`} {...others} />;
}
