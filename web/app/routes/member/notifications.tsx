import { Navigate } from 'react-router';
import { NotificationChoices } from '../../features/push/notification-choices.tsx';
import { notificationsText } from '../../i18n/en/notifications.ts';
import { officeOf } from '../../lib/session/office-home.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What the member's devices tell. */
export default function Notifications() {
  const { me } = useMember();
  if (!hasOwnProfile(me)) return <Navigate to={officeOf(me)} replace />;
  const { title, lead } = notificationsText;
  return (
    <Stack>
      <PageTitle title={title} />
      <p className="measure">{lead}</p>
      <NotificationChoices />
    </Stack>
  );
}
