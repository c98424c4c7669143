import { PUSH_KINDS } from '@mala/contract/push.ts';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { notificationsText } from '../../i18n/en/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useChoosePush, useNotifications, useTurnOffEverywhere } from './queries.ts';
import { ThisDevice } from './this-device.tsx';

/** This device, all devices, and a switch for each kind. */
export function NotificationChoices() {
  const text = notificationsText;
  const { data, isPending, isError, error, refetch } = useNotifications();
  const { mutate, isSuccess } = useChoosePush();
  const everywhere = useTurnOffEverywhere();
  const kinds = useKeptFocus<HTMLHeadingElement>(data && `${data.devices > 0}`);
  if (isPending) return <PageLoading />;
  if (isError && !data) return <LoadFailed title={text.failed} query={{ error, refetch }} />;
  return (
    <>
      <ThisDevice siteKey={data.key} />
      {data.devices > 0 && (
        <Stack gap="sm">
          <p>{text.devices(data.devices)}</p>
          <Row>
            <Button
              look="quiet"
              aria-disabled={everywhere.isPending}
              onClick={() => {
                if (!everywhere.isPending) everywhere.mutate();
              }}
            >
              {text.everywhere}
            </Button>
          </Row>
        </Stack>
      )}
      <section aria-labelledby="push-kinds">
        <Stack gap="sm">
          <h2 id="push-kinds" ref={kinds} tabIndex={-1}>
            {text.kinds}
          </h2>
          {PUSH_KINDS.map((kind) => (
            <SwitchField
              key={kind}
              id={`push-${kind}`}
              name={kind}
              label={text.of[kind].name}
              hint={text.of[kind].hint}
              value={data.choices[kind] ?? false}
              onChange={(wanted) => mutate({ kind, wanted })}
            />
          ))}
          <p role="status">{isSuccess && text.saved}</p>
          <p>{text.night}</p>
        </Stack>
      </section>
    </>
  );
}
