import { useNavigate } from 'react-router';
import { EverywhereButton } from '../../features/auth/everywhere-button.tsx';
import { SessionList } from '../../features/auth/session-list.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where one is signed in. Signing out everywhere ends like every logout. */
export default function Sessions() {
  const text = useText(accountText).sessions;
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
