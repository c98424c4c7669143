import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

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
  children: React.ReactNode;
}) {
  return (
    <a className={buttonClass(look, wide)} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
