import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { officeText } from '../../i18n/en/office.ts';
import classes from './texts.module.css';

/** The name of the field of a held text. */
export function useFieldName(): (held: HeldText, domain: Domain) => string {
  const { caption } = officeText;
  return ({ section, field }, domain) => {
    if (section === 'photo') return caption;
    const declared = fieldsOf(communities[domain], section).find(({ name }) => name === field);
    return declared?.label ?? field;
  };
}

/** A text with the part marked that looks like a contact. */
export function HeldWords({ text, found }: { text: string; found: string }) {
  const at = text.indexOf(found);
  return (
    <p className={classes.text}>
      <OwnWords typed={text}>
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <mark>{found}</mark>
            {text.slice(at + found.length)}
          </>
        )}
      </OwnWords>
    </p>
  );
}
