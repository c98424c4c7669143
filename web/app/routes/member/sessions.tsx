import { useNavigate } from 'react-router';
import { EverywhereButton } from '../../features/auth/everywhere-button.tsx';
import { SessionList } from '../../features/auth/session-list.tsx';
import { useAccountText } from '../../i18n/account.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where one is signed in. Signing out everywhere ends like every logout. */
export default function Sessions() {
  const text = useAccountText().sessions;
  const navigate = useNavigate();
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <SessionList />
      <EverywhereButton onDone={async () => navigate(paths.logout, { replace: true })} />
    </Stack>
  );
}
