import { STATUS } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { reviewingText } from '../../i18n/en/reviewing.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ActBar, type Acts, canDecide } from './act-bar.tsx';
import { Biodata } from './biodata.tsx';
import { Doubles } from './doubles.tsx';
import { type Decision, type Item, reviewedOf } from './item.ts';
import { Decisions, decidedWords, ItemFacts, Outcome } from './item-head.tsx';
import { Key } from './key-button.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { duplicateReason, RefuseDialog, type Refusing, readyReason } from './refuse-dialog.tsx';
import classes from './review.module.css';
import { countChanges, markedSections } from './review-facts.ts';
import { useKeys } from './use-keys.ts';
import { useReview } from './use-review.ts';

const whoOf = ({ ahead: { profile } }: Item) => adminText.who(profile.name ?? '', profile.mid);

/** Waiting profiles one at a time: the whole of each, and decisions by key or thumb. `gallery` shows its photos. */
export function ReviewDesk({
  domain,
  gallery,
}: {
  domain: Domain | undefined;
  gallery: (profile: ProfileView) => ReactNode;
}) {
  const text = reviewingText;
  const [refusing, setRefusing] = useState<Refusing | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const review = useReview(domain, {
    onFailed: (item, error) => {
      showToast({ kind: 'error', title: text.failed, message: `${whoOf(item)}: ${error.message}` });
      setRefusing(null);
    },
    onDecidedBefore: (item, { by, at, status }) => {
      const name = by ?? text.somebody;
      const message = text.alreadyBy(name, decidedWords(status), shortTime(at), whoOf(item));
      showToast({ kind: 'error', title: text.already, message });
    },
  });
  const { item } = review;

  const decide = (decision: Decision) => {
    setRefusing(null);
    review.decide(decision);
  };
  const refuse = (status: Refusing['status'], reason = '') => {
    if (!item || !canDecide(item, status)) return;
    // what was not saved is there again
    const { outcome } = item;
    const tried =
      outcome?.kind === 'failed' && outcome.tried.status === status ? outcome.tried : null;
    setRefusing({ status, reason: reason || (tried?.reason ?? ''), double_of: tried?.double_of });
  };
  const allow = (status: Decision['status']) => {
    if (item && canDecide(item, status)) decide({ status });
  };
  const acts: Acts = {
    approve: () => allow(STATUS.APPROVED),
    verify: () => allow(STATUS.VERIFIED),
    refuse: () => refuse(STATUS.REJECTED),
    double: () => item && refuse(STATUS.DUPLICATE, duplicateReason(item)),
    next: review.next,
    back: review.back,
  };
  const ready = (item?.ahead.reasons ?? []).map((_, place): [string, () => void] => [
    String(place + 1),
    () => item && refuse(STATUS.REJECTED, readyReason(item, place)),
  ]);
  useKeys({
    a: acts.approve,
    v: acts.verify,
    r: acts.refuse,
    d: acts.double,
    j: acts.next,
    k: acts.back,
    ArrowRight: acts.next,
    ArrowLeft: acts.back,
    '?': () => setHelpOpen(true),
    ...Object.fromEntries(ready),
  });

  return (
    <Stack gap="md" className={classes.page}>
      <PageTitle title={text.title} />
      <div className={classes.counts}>
        <p role="status">
          {review.waiting !== null &&
            text.waiting(wholeNumber(review.waiting), review.waiting === 1)}
        </p>
        {review.colleagues.length > 0 && (
          <p>
            <OwnWords typed={review.colleagues.join(', ')} within={text.colleagues} />
          </p>
        )}
        <Button look="quiet" className={classes.help} onClick={() => setHelpOpen(true)}>
          {text.keys} <Key name="?" />
        </Button>
      </div>
      {item ? (
        <>
          <Shown key={item.id} item={item} gallery={gallery} />
          <ActBar item={item} acts={acts} isFirst={review.isFirst} />
        </>
      ) : (
        <Nothing review={review} />
      )}
      {item && refusing && (
        <RefuseDialog
          item={item}
          start={refusing}
          onSend={decide}
          onClose={() => setRefusing(null)}
        />
      )}
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </Stack>
  );
}

/** The profile with the photos that were loaded ahead, whose addresses the browser has, unless there are others now. */
function withPhotosOf(item: Item): ProfileView {
  const { profile } = reviewedOf(item);
  const { photos } = item.ahead.profile;
  const isSame = photos.map(({ id }) => id).join() === profile.photos.map(({ id }) => id).join();
  return isSame ? { ...profile, photos } : profile;
}

/** There is no profile to show: it is loading, could not be loaded, or none is left. */
function Nothing({ review }: { review: ReturnType<typeof useReview> }) {
  const text = reviewingText;
  const { error, isAtEnd, isFirst, waiting } = review;
  if (error) return <LoadFailed query={{ error, refetch: review.retry }} />;
  if (!isAtEnd) return <p role="status">{text.loading}</p>;
  return (
    <Stack gap="sm" align="start">
      <h2>{waiting === 0 ? text.empty : text.end}</h2>
      <p>{waiting === 0 ? text.emptyHint : text.endHint}</p>
      {(waiting ?? 0) > 0 && <Button onClick={review.again}>{text.again}</Button>}
      {!isFirst && (
        <Button look="outline" onClick={review.back}>
          {text.back} <Key name="K" />
        </Button>
      )}
    </Stack>
  );
}

/** One profile: photos and standing beside the whole biodata. The page is at its beginning, and its name is read out. */
function Shown({ item, gallery }: { item: Item; gallery: (profile: ProfileView) => ReactNode }) {
  const text = reviewingText;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const reviewed = reviewedOf(item);
  const { profile } = reviewed;
  const sections = markedSections(reviewed);
  const contact =
    profile.mobiles !== undefined ? 'there' : item.shown === null ? 'loading' : 'missing';
  return (
    <article className={classes.shown} data-profile={item.id}>
      <div className={classes.side}>
        <h2 ref={title} tabIndex={-1} className={classes.name}>
          <OwnWords
            typed={profile.name ?? profileText.nameless}
            within={(typed) => profileText.nameAndAge(typed, profile.age)}
          />
        </h2>
        <Outcome item={item} />
        {profile.photos.length > 0 ? gallery(withPhotosOf(item)) : <p>{text.noPhotos}</p>}
        <ItemFacts item={item} changes={countChanges(sections)} />
        <Doubles ahead={item.ahead} />
        <Decisions item={item} />
      </div>
      <Stack gap="md">
        <Biodata sections={sections} reviewed={reviewed} contact={contact} />
      </Stack>
    </article>
  );
}
