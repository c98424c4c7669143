import type { ShownMarriage } from '@mala/contract/marriages.ts';
import { homeText } from '../../i18n/en/home.ts';
import classes from './carousel.module.css';
import { LateCarousel } from './late-carousel.tsx';

/** The marriages of couples who met here; renders nothing without any. */
export function HappyMarriages({
  marriages,
  count,
  loading,
}: {
  marriages: readonly ShownMarriage[];
  /** of all; space is reserved for those not loaded yet */
  count: number;
  loading: boolean;
}) {
  const { marriages: text } = homeText;
  if (!loading && count === 0) return null;
  return (
    <section className={classes.section} aria-busy={loading}>
      <div>
        <h2>{text.title}</h2>
        <p>{text.lead}</p>
      </div>
      {loading ? (
        <div className={classes.place} />
      ) : (
        <LateCarousel marriages={marriages} count={count} />
      )}
    </section>
  );
}
