import type { Subscription } from '@mala/contract/subscriptions.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import classes from './contact-bar.module.css';
import { quotaOf } from './contact-lock.tsx';
import { useLock } from './use-lock.tsx';

/** The act of a locked contact, and before it what it costs. */
export function BarLock({
  profileId,
  subscription,
}: {
  profileId: string;
  /** the running one, or null */
  subscription: Subscription | null;
}) {
  const text = profileText.contact;
  const quota = quotaOf(subscription);
  const { opening, press, question } = useLock(profileId, quota.kind === 'left' ? quota.left : 0);
  if (quota.kind !== 'left')
    return (
      <LinkButton to={paths.upgrade} wide>
        {text.upgrade}
      </LinkButton>
    );
  return (
    <>
      <p className={classes.cost}>{text.uses(quota.left)}</p>
      <Button wide aria-disabled={opening} onClick={press}>
        {opening ? text.opening : text.view}
      </Button>
      {question}
    </>
  );
}
