import type { Reviewed } from '@mala/contract/moderation/review.ts';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import type { Fact } from '../../components/profile/profile-facts.ts';
import { SaidText } from '../../components/profile/said-text.tsx';
import { profileText } from '../../i18n/en/profile.ts';
import { reviewingText } from '../../i18n/en/reviewing.ts';
import { EmailText } from '../../ui/email-text.tsx';
import classes from './review.module.css';
import type { MarkedFact, MarkedSection } from './review-facts.ts';

function Value({ value }: { value: Fact['value'] }) {
  return Array.isArray(value) ? value.join(', ') : <SaidText said={value} />;
}

/** What a line was before it changed. */
function Before({ value }: { value: Fact['value'] | null }) {
  const text = reviewingText;
  return (
    <span className={classes.before}>
      <mark>{text.changed}</mark>{' '}
      {value !== null && (
        <>
          {text.before('')}
          <Value value={value} />
        </>
      )}
    </span>
  );
}

function Line({ fact, before }: MarkedFact) {
  // as long as a line of a phone
  const isEmail = fact.kind === 'email';
  return (
    <FactLine label={fact.label} long={fact.long || isEmail}>
      {isEmail ? <EmailText email={String(fact.value)} /> : <Value value={fact.value} />}
      {before !== undefined && <Before value={before} />}
    </FactLine>
  );
}

/** The whole biodata: every section, with what has changed marked and what is empty said so. */
export function Biodata({
  sections,
  reviewed,
  contact,
}: {
  sections: readonly MarkedSection[];
  reviewed: Reviewed;
  contact: 'loading' | 'missing' | 'there';
}) {
  const text = reviewingText;
  const titles = profileText.sections;
  return sections.map(({ section, facts, empty }) => (
    <section key={section} className="panel" aria-labelledby={`review-${section}`}>
      <h2 id={`review-${section}`} className={classes.sectionTitle}>
        {titles[section]}
      </h2>
      <FactList>
        {facts.map((marked) => (
          <Line key={marked.fact.name} {...marked} />
        ))}
        {section === 'horoscope' && <Files reviewed={reviewed} />}
      </FactList>
      {section === 'basic' && contact !== 'there' && (
        <p className={classes.soft}>
          {contact === 'loading' ? text.contactLoading : text.contactMissing}
        </p>
      )}
      {empty.length > 0 && (
        <p className={classes.empty}>
          {text.notFilled}{' '}
          {empty.map(({ name, label, before }, place) => (
            <span key={name}>
              {place > 0 && ', '}
              {label}
              {before !== undefined && <Before value={before} />}
            </span>
          ))}
        </p>
      )}
    </section>
  ));
}

/** The horoscope files, which open once the contact is there. */
function Files({ reviewed: { profile, files } }: { reviewed: Reviewed }) {
  const text = reviewingText;
  const { attachments } = profile;
  return (
    <FactLine label={text.files} long>
      {files.length === 0 && text.noFiles}
      {attachments
        ? attachments.map(({ id, url, preview }, place) => (
            <a key={id} className={classes.file} href={url} target="_blank" rel="noreferrer">
              {preview && <img src={preview} alt="" loading="lazy" />}
              {text.file(place + 1)}
            </a>
          ))
        : files.map((id, place) => (
            <span key={id} className={classes.file}>
              {text.file(place + 1)}
            </span>
          ))}
    </FactLine>
  );
}
