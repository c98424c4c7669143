import { communities } from '@mala/contract/communities/communities.ts';
import type { Double, Waiting } from '@mala/contract/moderation/review.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { reviewingText } from '../../i18n/en/reviewing.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import classes from './review.module.css';

/** The profiles that are likely to be of the same person, each with the reasons. */
export function Doubles({ ahead: { doubles, hidden_doubles } }: { ahead: Waiting }) {
  const text = reviewingText;
  return (
    <section className="panel" aria-labelledby="review-doubles">
      <h2 id="review-doubles" className={classes.sectionTitle}>
        {text.doubles}
      </h2>
      {doubles.length + hidden_doubles.length === 0 && (
        <p className={classes.soft}>{text.noDoubles}</p>
      )}
      <ul className={classes.doubles}>
        {doubles.map((double) => (
          <li key={double.profile_id} className={classes.double}>
            <DoubleWords double={double} />
          </li>
        ))}
        {hidden_doubles.map(({ domain, reasons }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else is known of them
          <li key={place} className={classes.double}>
            <div>
              <p>{text.hiddenDouble(communities[domain].name)}</p>
              <p className={classes.reasons}>
                {reasons.map((reason) => text.reasonsOfDouble[reason]).join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DoubleWords({ double }: { double: Double }) {
  const text = reviewingText;
  const { name, mid, domain, status, reasons, photo, profile_id } = double;
  const who = adminText.who(name, mid);
  return (
    <>
      {photo && <img className={classes.face} src={photo.short} alt="" loading="lazy" />}
      <div>
        <p>
          <TextLink
            to={paths.profile(profile_id)}
            target="_blank"
            aria-label={text.compare(who)}
            translate="no"
          >
            <OwnWords typed={who} />
          </TextLink>
        </p>
        <p className={classes.soft}>
          {communities[domain].name}, {adminText.statuses[status]}
        </p>
        <p className={classes.reasons}>
          {reasons.map((reason) => text.reasonsOfDouble[reason]).join(', ')}
        </p>
      </div>
    </>
  );
}
