import { useState } from 'react';
import { notificationsText } from '../../i18n/en/notifications.ts';
import { pushSupport } from '../../lib/push/device.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useShownHere, useTurnOff, useTurnOn } from './queries.ts';

/** Whether this device shows notifications, with the button that asks for it; nothing asks without its press. */
export function ThisDevice({ siteKey }: { siteKey: string }) {
  const text = notificationsText;
  return (
    <section aria-labelledby="push-here">
      <Stack gap="sm">
        <h2 id="push-here">{text.here}</h2>
        <DeviceState siteKey={siteKey} />
      </Stack>
    </section>
  );
}

function DeviceState({ siteKey }: { siteKey: string }) {
  const { homeScreen, none, mails } = notificationsText;
  const support = pushSupport();
  if (support === 'here') return <Switching siteKey={siteKey} />;
  const { title, message } = support === 'home-screen' ? homeScreen : none;
  return (
    <Notice title={title}>
      <p>{message}</p>
      <TextLink to={paths.mailChoices}>{mails}</TextLink>
    </Notice>
  );
}

function Switching({ siteKey }: { siteKey: string }) {
  const text = notificationsText;
  const here = useShownHere();
  const on = useTurnOn();
  const off = useTurnOff();
  // read anew after the browser has asked
  const [permission, setPermission] = useState(() => Notification.permission);
  const onSettled = () => setPermission(Notification.permission);
  const place = useKeptFocus<HTMLDivElement>(
    here.isPending && on.isIdle ? undefined : `${permission} ${here.data}`,
    (left) => left.querySelector('button'),
  );
  if (permission === 'denied')
    return (
      <Stack ref={place} tabIndex={-1}>
        <Notice kind="warning" title={text.denied.title} live>
          <p>{text.denied.message}</p>
        </Notice>
      </Stack>
    );
  if (here.data)
    return (
      <Stack ref={place} gap="sm">
        <p>{text.on}</p>
        <Row>
          <Button
            look="outline"
            aria-disabled={off.isPending}
            onClick={() => {
              if (!off.isPending) off.mutate(undefined, { onSettled });
            }}
          >
            {text.turnOff}
          </Button>
        </Row>
      </Stack>
    );
  const press = () => {
    if (!on.isPending) on.mutate(siteKey, { onSettled });
  };
  return (
    <Stack ref={place} gap="sm">
      {!here.isPending && <p>{text.off}</p>}
      {permission === 'default' && <p>{text.asks}</p>}
      <Row>
        <Button aria-disabled={on.isPending || here.isPending} onClick={press}>
          <span aria-live="polite">{on.isPending ? text.turningOn : text.turnOn}</span>
        </Button>
      </Row>
      <p role="status">{on.data === false && text.notNow}</p>
    </Stack>
  );
}
