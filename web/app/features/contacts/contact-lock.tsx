import type { Subscription } from '@mala/contract/subscriptions.ts';
import { useState } from 'react';
import { profileText } from '../../i18n/en/profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useDownload } from './queries.ts';
import { isUnasked, ViewQuestion } from './view-question.tsx';

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
  const { me } = useMember();
  const { downloading, download } = useDownload(profileId);
  const [asking, setAsking] = useState(false);
  const quota = quotaOf(subscription);
  if (quota.kind === 'left')
    return (
      <>
        <p>{text.uses(quota.left)}</p>
        {/* a dialog would get the margin of the panel's children, and stand at the top */}
        <div>
          <Button
            wide
            aria-disabled={downloading}
            onClick={() => {
              if (downloading) return;
              if (isUnasked(me.user_id)) download();
              else setAsking(true);
            }}
          >
            <span aria-live="polite">{downloading ? text.opening : text.view}</span>
          </Button>
          {asking && (
            <ViewQuestion
              userId={me.user_id}
              left={quota.left}
              onYes={() => {
                setAsking(false);
                download();
              }}
              onClose={() => setAsking(false)}
            />
          )}
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
