import type { Place } from '@mala/contract/horoscopes.ts';
import { language } from '../../i18n/en/language.ts';

/** A place of birth: in the language of the page if it has a name there, and in English with its district and state. */
export function PlaceName({ place }: { place: Place }) {
  const { name, district, region } = place;
  const own = language.tag === 'en' ? undefined : place[language.tag];
  const english = [name, district === name ? '' : district, region].filter(Boolean).join(', ');
  const lang = language.tag === 'en' ? undefined : 'en';
  const latin = (
    <bdi translate="no" lang={lang}>
      {english}
    </bdi>
  );
  if (!own) return latin;
  return (
    <>
      {`${own} (`}
      {latin}
      {')'}
    </>
  );
}
