import type { ComponentProps } from 'react';
import classes from './button.module.css';

export type ButtonLook = 'filled' | 'outline' | 'quiet' | 'danger';

/** The class of everything that looks like a button. */
export function buttonClass(look: ButtonLook, wide: boolean): string {
  return [classes.button, classes[look], wide ? classes.wide : ''].filter(Boolean).join(' ');
}

/** Does something. One filled button stands out on a page; the others are outline or quiet. */
export function Button({
  look = 'filled',
  wide = false,
  type = 'button',
  className = '',
  ...others
}: ComponentProps<'button'> & { look?: ButtonLook; wide?: boolean }) {
  return <button type={type} className={`${buttonClass(look, wide)} ${className}`} {...others} />;
}
