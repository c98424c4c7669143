import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Language, languagesOf } from '@mala/contract/communities/languages.ts';
import { socialKind } from '@mala/contract/communities/social.ts';
import type { SettingValues } from '@mala/contract/settings/values.ts';
import { homeText } from '../../i18n/en/home.ts';
import { language } from '../../i18n/en/language.ts';
import { settingsText } from '../../i18n/en/settings.ts';
import { supportText } from '../../i18n/en/support.ts';
import { phoneText } from '../../lib/phone.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './settings.module.css';

const Nothing = () => <p>{settingsText.nothing}</p>;

/** The number as the help page and letters have it. */
export function SupportPreview({ whatsapp }: SettingValues['support']) {
  if (!whatsapp) return <Nothing />;
  return <p translate="no">{supportText.byWhatsApp(phoneText(whatsapp))}</p>;
}

/** The end of terms and privacy notice. */
export function GrievancePreview({ officer, email }: SettingValues['grievance']) {
  if (!email) return <Nothing />;
  return (
    <address translate="no">
      {officer}
      <br />
      <EmailText email={email} text={email} />
    </address>
  );
}

/** The signs in the footer, with where they lead. */
export function SocialPreview({ links }: SettingValues['social']) {
  if (links.length === 0) return <Nothing />;
  return (
    <ul className={classes.social}>
      {links.map((url) => (
        <li key={url} translate="no">
          <img src={`/social/${socialKind(url)}.svg`} alt="" width="24" height="24" />
          {url}
        </li>
      ))}
    </ul>
  );
}

/** The head of the home page in each language. */
export function HomePreview({ domain, words }: { domain: Domain; words: SettingValues['home'] }) {
  return (
    <Stack gap="lg">
      {languagesOf(domain).map((tag) => {
        const { headline, lead, notice } = wordsIn(words, tag);
        const isEmpty = !(headline || lead || notice);
        return (
          <Stack key={tag} gap="xs">
            <p className={classes.small}>{settingsText.languages[tag]}</p>
            {isEmpty ? (
              <p>{settingsText.ownWords}</p>
            ) : (
              <div lang={tag} translate="no">
                {notice && <p className="panel">{notice}</p>}
                <p>
                  <strong>{headline}</strong>
                </p>
                <p>{lead}</p>
              </div>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** What a language's home page says; where a word is not set, its own one can be shown in the language of this page only. */
function wordsIn(words: SettingValues['home'], tag: Language) {
  const own = tag === language.tag ? homeText : { title: '', lead: '' };
  const said = (word: string) => words[`${word}_${tag}`];
  return {
    headline: said('headline') || own.title,
    lead: said('lead') || own.lead,
    notice: said('notice'),
  };
}
