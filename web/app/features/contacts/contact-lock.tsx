import type { Subscription } from '@mala/contract/subscriptions.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { useText } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useDownload } from './queries.ts';

/** Stands for a contact that is still closed: what opening it costs is said before it is spent. */
export function ContactLock({
  profileId,
  subscription,
}: {
  profileId: string;
  /** the running one, null where there is none */
  subscription: Subscription | null;
}) {
  const text = useText(profileText).contact;
  const { downloading, download } = useDownload(profileId);
  const quota = quotaOf(subscription);
  if (quota.kind === 'left')
    return (
      <>
        <p>{text.uses(quota.left)}</p>
        <Button wide aria-disabled={downloading} onClick={download}>
          <span aria-live="polite">{downloading ? text.opening : text.view}</span>
        </Button>
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

/** What downloading costs a member: nothing to download with, everything used, or one of what is left. */
export type Quota =
  | { kind: 'none' }
  | { kind: 'used-up'; total: number }
  | { kind: 'left'; left: number };

/** @param subscription the running one, null where there is none */
export function quotaOf(subscription: Subscription | null): Quota {
  if (!subscription) return { kind: 'none' };
  const { total_download: total, current_download: used } = subscription;
  return used < total ? { kind: 'left', left: total - used } : { kind: 'used-up', total };
}
