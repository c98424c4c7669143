import { IconPhone } from '@tabler/icons-react';
import { profileText } from '../../i18n/en/profile.ts';
import { profilePageText } from '../../i18n/en/profile-page.ts';
import { whatsAppLink } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Calls or writes to an open contact. */
export function BarCall({ number }: { number: string }) {
  const text = profilePageText.bar;
  const { whatsApp, whatsAppTo } = profileText.contact;
  return (
    <>
      <a className={buttonClass('filled')} href={`tel:+91${number}`}>
        <IconPhone size={20} aria-hidden />
        <span>
          {text.call} <span className="visually-hidden">{text.callOf(number)}</span>
        </span>
      </a>
      <a
        className={buttonClass('outline')}
        href={whatsAppLink(number)}
        target="_blank"
        rel="noreferrer"
      >
        <span>
          {whatsApp} <span className="visually-hidden">{whatsAppTo(number)}</span>
        </span>
      </a>
    </>
  );
}
