import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './button.module.css';

export type ButtonLook = 'filled' | 'outline' | 'quiet' | 'danger' | 'icon';

/** The class of everything that looks like a button. */
export function buttonClass(look: ButtonLook, wide = false): string {
  return [classes.button, classes[look], wide ? classes.wide : ''].filter(Boolean).join(' ');
}

/** A button. A page has one filled button; the others are outline or quiet. An icon button needs a label. */
export function Button({
  look = 'filled',
  wide = false,
  type = 'button',
  className = '',
  ...others
}: ComponentProps<'button'> & { look?: ButtonLook; wide?: boolean }) {
  return <button type={type} className={`${buttonClass(look, wide)} ${className}`} {...others} />;
}

/** A link that looks like a button; for navigation, while a button performs an action. */
export function LinkButton({
  look = 'filled',
  wide = false,
  ...others
}: LinkProps & { look?: ButtonLook; wide?: boolean }) {
  return <Link className={buttonClass(look, wide)} {...others} />;
}

/** The same to another site, in a new tab unless `target` is set. */
export function OutsideButton({
  look = 'filled',
  children,
  ...others
}: ComponentProps<'a'> & { look?: ButtonLook }) {
  return (
    <a className={buttonClass(look)} target="_blank" rel="noreferrer" {...others}>
      {children}
    </a>
  );
}

/** A link within a text. */
export function TextLink(props: LinkProps) {
  return <Link className={classes.link} {...props} />;
}
