import { OwnWords } from '../../components/profile/own-words.tsx';
import { importsText } from '../../i18n/en/imports.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldLabel } from './field-label.ts';
import classes from './imports.module.css';
import type { ImportSummary } from './queries.ts';

/** What must be corrected in the headings before any row is read. */
export function ColumnFaults({
  summary: { domain, doubled, missing },
}: {
  summary: ImportSummary;
}) {
  const text = importsText.one;
  if (doubled.length + missing.length === 0) return null;
  return (
    <Notice kind="fault" title={text.columnFaults}>
      <ul>
        {doubled.map((field) => (
          <li key={field}>{text.doubled(fieldLabel(domain, field))}</li>
        ))}
        {missing.map((field) => (
          <li key={field}>{text.missing(fieldLabel(domain, field))}</li>
        ))}
      </ul>
      <p>{text.sendAgain}</p>
    </Notice>
  );
}

/** The columns that nothing is read from, which are left out on purpose. */
export function IgnoredColumns({
  summary: { ignored },
  agreed,
  onAgree,
}: {
  summary: ImportSummary;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}) {
  const text = importsText.one;
  if (ignored.length === 0) return null;
  return (
    <Notice kind="warning" title={text.ignored}>
      <ul className={classes.plain}>
        {ignored.map(({ letter, heading }) => (
          <li key={letter}>
            <strong translate="no">{letter}</strong>{' '}
            {heading ? <OwnWords typed={heading} /> : text.noHeading}
          </li>
        ))}
      </ul>
      <p>{text.ignoredLead}</p>
      <CheckField
        id="without-ignored"
        name="without-ignored"
        label={text.leaveColumnsOut}
        value={agreed}
        onChange={onAgree}
      />
    </Notice>
  );
}
