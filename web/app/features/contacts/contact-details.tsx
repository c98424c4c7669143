import type { Community } from '@mala/contract/communities/community.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { IconPhone } from '@tabler/icons-react';
import { FactLine, FactLines, FactList } from '../../components/profile/fact-list.tsx';
import { type Fact, factsOf } from '../../components/profile/profile-facts.ts';
import { measuresText } from '../../i18n/en/measures.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { whatsAppLink } from '../../lib/phone.ts';
import { EmailText } from '../../ui/email-text.tsx';
import classes from './contact-panel.module.css';
import { CopyButton } from './copy-button.tsx';

/**
 * All fields of a profile that only downloaders, its owner and administrators see; without horoscope files where the reply has no
 * word of them. `acts` false: without links and buttons.
 */
export function ContactDetails({
  view,
  community,
  acts = true,
}: {
  view: ProfileView;
  community: Community;
  acts?: boolean;
}) {
  const profile = profileText;
  const text = profile.contact;
  const facts = SECTIONS.flatMap((section) =>
    factsOf(view, community, {
      section,
      seen: ['contact'],
      words: { ...profile, ...measuresText },
    }),
  );
  const files = view.attachments;
  return (
    <FactList>
      {acts
        ? facts.map((fact) => <ContactLine key={fact.name} fact={fact} />)
        : facts.map((fact) => <PlainLine key={fact.name} fact={fact} />)}
      {files && (
        <FactLine label={text.horoscopes} long>
          {files.length === 0 && text.noHoroscopes}
          {files.map((file, index) =>
            acts ? (
              <a key={file.id} className={classes.link} href={file.url} download>
                {file.preview && (
                  <img className={classes.preview} src={file.preview} alt="" loading="lazy" />
                )}
                {text.horoscope(index + 1)}
              </a>
            ) : (
              <div key={file.id}>{text.horoscope(index + 1)}</div>
            ),
          )}
        </FactLine>
      )}
    </FactList>
  );
}

/** A contact fact as a text. */
function PlainLine({ fact }: { fact: Fact }) {
  const { kind, label, value } = fact;
  if (kind === 'email')
    return (
      <FactLine label={label} long>
        <EmailText email={String(value)} />
      </FactLine>
    );
  if (kind !== 'mobiles' || !Array.isArray(value)) return <FactLines facts={[fact]} />;
  return value.map((number: string, index) => (
    <FactLine key={number} label={index === 0 ? label : profileText.contact.alternateMobile} long>
      {number}
    </FactLine>
  ));
}

/** A contact fact: numbers and addresses are links. */
function ContactLine({ fact }: { fact: Fact }) {
  const text = profileText.contact;
  const { kind, label, value } = fact;
  if (kind === 'mobiles' && Array.isArray(value))
    return value.map((number: string, index) => (
      <MobileLine key={number} label={index === 0 ? label : text.alternateMobile} number={number} />
    ));
  if (kind !== 'email') return <FactLines facts={[fact]} />;
  return (
    <FactLine label={label} long>
      <a className={classes.link} href={`mailto:${value}`}>
        <EmailText email={String(value)} />
      </a>
    </FactLine>
  );
}

/** A number with links to call or write, and a button that copies it; all are Indian numbers of ten digits. */
function MobileLine({ label, number }: { label: string; number: string }) {
  const text = profileText.contact;
  return (
    <FactLine label={label} long>
      <a className={classes.link} href={`tel:+91${number}`}>
        <IconPhone className={classes.phone} size={20} aria-hidden />
        {number}
      </a>
      <a
        className={`${classes.link} ${classes.whatsapp}`}
        href={whatsAppLink(number)}
        target="_blank"
        rel="noreferrer"
      >
        {text.whatsApp} <span className="visually-hidden">{text.whatsAppTo(number)}</span>
      </a>
      <CopyButton number={number} />
    </FactLine>
  );
}
