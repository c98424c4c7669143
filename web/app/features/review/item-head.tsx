import { isRefusal } from '@mala/contract/access/status.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { reviewingText } from '../../i18n/en/reviewing.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Item, reviewedOf } from './item.ts';
import classes from './review.module.css';
import { changedFiles } from './review-facts.ts';

const wordsOf = (status: number | null) =>
  status === null
    ? ''
    : (Object.entries(reviewingText.decided).find(([code]) => Number(code) === status)?.[1] ??
      Object.entries(adminText.statuses).find(([code]) => Number(code) === status)?.[1] ??
      '');

/** A status as what was decided. */
export const decidedWords = wordsOf;

/** What became of a profile on this page. */
export function Outcome({ item: { outcome, ahead } }: { item: Item }) {
  const text = reviewingText;
  if (!outcome) {
    const { claimed_by } = ahead;
    return claimed_by ? (
      <Notice>
        <OwnWords typed={claimed_by} within={text.claimed} />
      </Notice>
    ) : null;
  }
  if (outcome.kind === 'failed')
    return (
      <Notice kind="fault" title={text.failed} live>
        <p>{outcome.message}</p>
      </Notice>
    );
  const what = wordsOf(outcome.to);
  if (outcome.kind === 'sending')
    return (
      <Notice live>
        <p>{text.sending(what)}</p>
      </Notice>
    );
  const { by, at } = outcome;
  return (
    <Notice kind={isRefusal(outcome.to) ? 'warning' : 'success'}>
      <p>
        {at ? (
          <OwnWords
            typed={by ?? text.somebody}
            within={(who) => who + text.decision(what, shortTime(at))}
          />
        ) : (
          text.outcome(text.you, what)
        )}
      </p>
    </Notice>
  );
}

/** Since when it waits, its standing, what was decided before, and what has changed since. */
export function ItemFacts({ item, changes }: { item: Item; changes: number }) {
  const text = reviewingText;
  const reviewed = reviewedOf(item);
  const { profile, earlier, decisions, waiting_since, profile_for, double_of } = reviewed;
  const { newPhotos, gonePhotos, newFiles } = changedFiles(reviewed);
  const files = newPhotos.length + gonePhotos + newFiles;
  const refused = decisions.filter(({ to }) => to !== null && isRefusal(to)).length;
  return (
    <div className={classes.standing}>
      <p>
        {[
          profile.mid ?? text.noMid,
          adminText.statuses[item.status],
          profile_for && adminText.list.registeredFor[profile_for],
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {waiting_since && <p>{text.since(shortTime(waiting_since))}</p>}
      {double_of && <p>{text.doubleOf(double_of.mid ?? text.noMid)}</p>}
      {refused > 0 && (
        <p className={classes.warned}>{text.refusedBefore(wholeNumber(refused), refused === 1)}</p>
      )}
      {earlier && (
        <p>
          {changes + files > 0
            ? text.changedSince(shortTime(earlier.at), wholeNumber(changes + files))
            : text.unchanged(shortTime(earlier.at))}
        </p>
      )}
      {newPhotos.length > 0 && (
        <p>
          <mark>{text.newPhotos(newPhotos.join(', '))}</mark>
        </p>
      )}
      {gonePhotos > 0 && (
        <p>
          <mark>{text.gonePhotos(wholeNumber(gonePhotos))}</mark>
        </p>
      )}
      {newFiles > 0 && (
        <p>
          <mark>{text.newFiles(wholeNumber(newFiles))}</mark>
        </p>
      )}
      {profile.held_texts && <p>{text.held}</p>}
      <p>
        <TextLink to={paths.profile(profile.profile_id)} target="_blank">
          {text.openProfile}
        </TextLink>
      </p>
      <p>
        <TextLink to={officePaths.member(profile.profile_id)} target="_blank">
          {memberPageText.title}
        </TextLink>
      </p>
    </div>
  );
}

/** The decisions about it so far. */
export function Decisions({ item }: { item: Item }) {
  const text = reviewingText;
  const { decisions } = reviewedOf(item);
  if (decisions.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="review-history">
      <h2 id="review-history" className={classes.sectionTitle}>
        {text.history}
      </h2>
      <ul className={classes.doubles}>
        {decisions.map(({ at, by, to, reason }) => (
          <li key={`${at} ${to}`}>
            <p>
              <OwnWords typed={by ?? text.somebody} />
              {text.decision(wordsOf(to), shortTime(at))}
            </p>
            {reason && (
              <p className={classes.soft}>
                <OwnWords typed={reason} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
