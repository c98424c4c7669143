import type { Got } from '@mala/contract/endpoint.ts';
import { ERASED_PARTS, KEPT_PARTS, type previewErasure } from '@mala/contract/members/erasure.ts';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { erasureText } from '../../i18n/en/erasure.ts';
import { wholeNumber } from '../../lib/format.ts';

/** What goes with an account and what has to be kept, each with its number. */
export function ErasureParts({ goes, stays }: Got<typeof previewErasure.reply>) {
  const text = erasureText;
  return (
    <>
      <p>
        <strong>{text.goesTitle}</strong>
      </p>
      <FactList>
        {ERASED_PARTS.filter((part) => goes[part] > 0).map((part) => (
          <FactLine key={part} label={text.goes[part]}>
            {wholeNumber(goes[part])}
          </FactLine>
        ))}
      </FactList>
      <p>
        <strong>{text.staysTitle}</strong>
      </p>
      <FactList>
        {KEPT_PARTS.map((part) => (
          <FactLine key={part} label={text.stays[part]} long>
            {wholeNumber(stays[part])}
          </FactLine>
        ))}
      </FactList>
    </>
  );
}
