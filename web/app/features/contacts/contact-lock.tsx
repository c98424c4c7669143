import type { Subscription } from '@mala/contract/subscriptions.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useLock } from './use-lock.tsx';

/** Shown in place of a contact before its download: what the download costs. */
export function ContactLock({
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
  if (quota.kind === 'left')
    return (
      <>
        <p>{text.uses(quota.left)}</p>
        {/* a dialog would get the margin of the panel's children, and stand at the top */}
        <div>
          <Button wide aria-disabled={opening} onClick={press}>
            <span aria-live="polite">{opening ? text.opening : text.view}</span>
          </Button>
          {question}
        </div>
      </>
    );
  return (
    <>
      <p>{quota.kind === 'used-up' ? text.usedUp(quota.total) : text.what}</p>
      <LinkButton to={paths.upgrade} wide>
        {text.upgrade}
      </LinkButton>
    </>
  );
}

/** The cost of a download for a member: no subscription, quota used up, or one of the remaining. */
export type Quota =
  | { kind: 'none' }
  | { kind: 'used-up'; total: number }
  | { kind: 'left'; left: number };

/** @param subscription the running one, or null */
export function quotaOf(subscription: Subscription | null): Quota {
  if (!subscription) return { kind: 'none' };
  const { total_download: total, current_download: used } = subscription;
  return used < total ? { kind: 'left', left: total - used } : { kind: 'used-up', total };
}
