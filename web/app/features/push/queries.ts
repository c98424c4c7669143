import type { Got } from '@mala/contract/endpoint.ts';
import {
  choosePush,
  type PushKind,
  readPush,
  stopPush,
  subscribePush,
  unsubscribePush,
} from '@mala/contract/push.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { useChoices } from '../../components/form/use-choices.ts';
import { notificationsText } from '../../i18n/en/notifications.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { bodyOf, findSubscription, keepAddress, subscribeHere } from '../../lib/push/device.ts';
import { showToast } from '../../ui/toast.tsx';

type Notifications = Got<typeof readPush.reply>;

const KEY = ['push'] as const;
const HERE = ['push-here'];

/** Of what the member is told, and on how many devices. */
export function useNotifications() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readPush, { signal }),
    staleTime: 0,
  });
}

/** Whether this browser shows them. */
export function useShownHere() {
  return useQuery({
    queryKey: HERE,
    // the module that pages of members load after a sign-in
    queryFn: async () => (await import('../../lib/push/keep-here.ts')).keepPushHere(),
    staleTime: 0,
  });
}

/** What the server says of a change, kept for the page. */
function useFollow() {
  const client = useQueryClient();
  return (now: Notifications | undefined, here?: boolean) => {
    if (now) client.setQueryData<Notifications>(KEY, now);
    if (here !== undefined) client.setQueryData<boolean>(HERE, here);
  };
}

/** What the browser itself refuses is no answer of the server. */
function reportRefusal(error: unknown, title: string): void {
  if (error instanceof ApiError) reportError(error, title);
  else showToast({ kind: 'error', title, message: notificationsText.refused });
}

/** Has this browser show notifications; gives false where the person did not allow it. */
export function useTurnOn() {
  const { done, onFailed } = notificationsText;
  const follow = useFollow();
  return useMutation({
    async mutationFn(key: string) {
      const subscription = await subscribeHere(key);
      if (!subscription) return false;
      follow(await call(subscribePush, { body: bodyOf(subscription) }), true);
      keepAddress(subscription.endpoint);
      return true;
    },
    onSuccess: (isOn) => isOn && showToast({ kind: 'success', ...done.on }),
    onError: (error) => reportRefusal(error, onFailed),
  });
}

/** Has this browser show none any more; it goes on where the server is not reached, which would still tell it. */
export function useTurnOff() {
  const { done, offFailed } = notificationsText;
  const follow = useFollow();
  return useMutation({
    async mutationFn() {
      // none where the browser has ended it by itself
      const subscription = await findSubscription();
      const { endpoint } = subscription ?? {};
      const now = endpoint ? await call(unsubscribePush, { body: { endpoint } }) : undefined;
      await subscription?.unsubscribe();
      keepAddress(null);
      follow(now, false);
    },
    onSuccess: () => showToast({ kind: 'success', ...done.off }),
    onError: (error) => reportRefusal(error, offFailed),
  });
}

/** Has no device of the member show any. */
export function useTurnOffEverywhere() {
  const { done, offFailed } = notificationsText;
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopPush),
    async onSuccess() {
      showToast({ kind: 'success', ...done.all });
      keepAddress(null);
      const subscription = await findSubscription();
      await subscription?.unsubscribe();
    },
    onError: (error) => reportRefusal(error, offFailed),
    onSettled: () =>
      Promise.all([KEY, HERE].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Saves one choice. */
export function useChoosePush() {
  const { saveFailed } = notificationsText;
  return useChoices<PushKind>(KEY, (body) => call(choosePush, { body }), saveFailed);
}
