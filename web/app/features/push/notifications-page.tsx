import { notificationsText } from '../../i18n/en/notifications.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { NotificationChoices } from './notification-choices.tsx';

/** What the member's devices tell. */
export function NotificationsPage() {
  const { title, lead } = notificationsText;
  return (
    <Stack>
      <PageTitle title={title} />
      <p className="measure">{lead}</p>
      <NotificationChoices />
    </Stack>
  );
}
