import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  LANGUAGE_NAMES,
  type Language,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { useId, useState } from 'react';
import { biodataText } from '../../i18n/en/biodata.ts';
import { language as pageLanguage } from '../../i18n/en/language.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { type Act, type BiodataChoice, sharesFiles, useBiodata } from './use-biodata.ts';

/**
 * Chooses what a biodata holds, and makes it. One's `own` with or without photo and contact, as a PDF or a picture; that of
 * another is a PDF with contact.
 */
export function BiodataForm({
  profileId,
  domain,
  own,
  hasPhoto = true,
}: {
  profileId: string;
  domain: Domain;
  own: boolean;
  hasPhoto?: boolean;
}) {
  const text = biodataText;
  const id = useId();
  const offered = languagesOf(domain);
  const [choice, setChoice] = useState<BiodataChoice>({
    language: offered.find((one) => one === pageLanguage.tag) ?? offered[0] ?? 'en',
    photo: hasPhoto,
    contact: true,
  });
  const { making, isReady, act } = useBiodata(profileId, choice);
  const field = <Name extends keyof BiodataChoice>(name: Name) => ({
    id: `${id}-${name}`,
    name,
    value: choice[name],
    onChange: (value: BiodataChoice[Name]) => setChoice((old) => ({ ...old, [name]: value })),
  });
  const button = (done: Act, label: string, filled = false) => {
    const isMaking = making?.way === done.way && making.format === done.format;
    const readyLabel = done.way === 'share' && isReady(done.format) ? text.shareNow : label;
    return (
      <Button
        key={label}
        look={filled ? 'filled' : 'outline'}
        aria-disabled={making !== null}
        onClick={() => act(done)}
      >
        <span aria-live="polite">{isMaking ? text.making : readyLabel}</span>
      </Button>
    );
  };
  const shares = own && sharesFiles();
  return (
    <Stack>
      <SelectField
        {...field('language')}
        onChange={(value) => field('language').onChange(value as Language)}
        label={text.language}
        choices={offered.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      />
      {own && hasPhoto && <CheckField {...field('photo')} label={text.photo} />}
      {own && <CheckField {...field('contact')} label={text.contact} hint={text.contactHint} />}
      <Row>
        {button({ way: 'save', format: 'pdf' }, text.pdf, true)}
        {own && button({ way: 'save', format: 'picture' }, text.picture)}
        {shares && button({ way: 'share', format: 'pdf' }, text.share.pdf)}
        {shares && button({ way: 'share', format: 'picture' }, text.share.picture)}
      </Row>
      <SlowNote waiting={making !== null} />
      {own && <Contents choice={choice} />}
    </Stack>
  );
}

/** What is on one's own biodata with what is chosen. */
function Contents({ choice: { photo, contact } }: { choice: BiodataChoice }) {
  const { what, parts, noPhoto, noContact } = biodataText;
  const lines = [
    photo ? parts.photo : noPhoto,
    parts.facts,
    parts.stars,
    parts.work,
    parts.family,
    contact ? parts.contact : noContact,
    parts.foot,
  ];
  return (
    <div>
      <p>
        <strong>{what}</strong>
      </p>
      <ul className="points">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
