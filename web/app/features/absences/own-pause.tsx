import { pauseOwn, resumeOwn } from '@mala/contract/members/absences.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { SupportButton } from '../../components/standing/support.tsx';
import { pausingText } from '../../i18n/en/pausing.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { shortDate } from '../../lib/format.ts';
import { type Me, reloadMe } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Whether the own profile is paused, with what the member can do about it. */
export function OwnPause({ me }: { me: Me }) {
  const text = pausingText;
  const { standing } = subscriptionText;
  const [sending, setSending] = useState(false);
  const { pause } = me;
  const change = async () => {
    if (sending) return;
    setSending(true);
    try {
      await call(pause ? resumeOwn : pauseOwn, {});
      showToast({ kind: 'success', ...(pause ? text.done.resumed : text.done.paused) });
    } catch (error) {
      reportError(error);
    } finally {
      // also after a refusal: the office has done something meanwhile
      await reloadMe().catch(() => undefined);
      setSending(false);
    }
  };
  const button = (label: string) => (
    <div>
      <Button
        // what hides the profile does not stand out
        look={pause ? 'filled' : 'outline'}
        aria-disabled={sending}
        onClick={() => void change()}
      >
        {label}
      </Button>
    </div>
  );
  if (!pause)
    return me.standing === 'approved' ? (
      <>
        <p>{text.shown}</p>
        {button(text.pause)}
      </>
    ) : (
      <p>{text.notShown}</p>
    );
  const day = shortDate(pause.since);
  return (
    <>
      <Notice kind="warning" title={text.paused}>
        <p>{pause.by === 'office' ? text.byOffice(day) : text.bySelf(day)}</p>
        {pause.reason && (
          <p>
            <strong>{text.reason}</strong> {pause.reason}
          </p>
        )}
      </Notice>
      {pause.by === 'member' ? (
        button(text.resume)
      ) : (
        <div>
          <SupportButton message={standing.paused.ask(me.mid ?? me.user_name)}>
            {({ way }) => standing.write[way]}
          </SupportButton>
        </div>
      )}
    </>
  );
}
