import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './button.module.css';

export type ButtonLook = 'filled' | 'outline' | 'quiet' | 'danger';

/** The class of everything that looks like a button. */
export function buttonClass(look: ButtonLook, wide = false): string {
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

/** A link that looks like a button: for going somewhere, where a button does something. */
export function LinkButton({
  look = 'filled',
  wide = false,
  ...others
}: LinkProps & { look?: ButtonLook; wide?: boolean }) {
  return <Link className={buttonClass(look, wide)} {...others} />;
}

/** The same to another site, in a new tab. */
export function OutsideButton({
  look = 'filled',
  wide = false,
  href,
  children,
}: {
  href: string;
  look?: ButtonLook;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={buttonClass(look, wide)} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** A link in a line of text. */
export function TextLink(props: LinkProps) {
  return <Link className={classes.link} {...props} />;
}
