import { supportText } from '../../i18n/en/support.ts';
import { useText } from '../../i18n/language.ts';
import { type ButtonLook, buttonClass, OutsideButton } from '../../ui/button.tsx';
import { type Support, useSupport } from './use-support.ts';

/** Opens a message to support, filled in; nothing where the site has named no way to it. */
export function SupportButton({
  message,
  look = 'filled',
  children,
}: {
  message: string;
  look?: ButtonLook;
  children: (support: Support) => string;
}) {
  const { opens } = useText(supportText);
  const support = useSupport();
  if (!support) return null;
  const href = support.linkTo(message);
  const label = (
    <span>
      {children(support)} <span className="visually-hidden">{opens[support.way]}</span>
    </span>
  );
  // a mail opens elsewhere by itself: in a new tab it would leave an empty one
  return support.way === 'email' ? (
    <a className={buttonClass(look, false)} href={href}>
      {label}
    </a>
  ) : (
    <OutsideButton look={look} href={href}>
      {label}
    </OutsideButton>
  );
}
