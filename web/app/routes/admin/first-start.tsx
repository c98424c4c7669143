import { useState } from 'react';
import { useLocation } from 'react-router';
import { FirstOwnerForm } from '../../features/auth/first-owner-form.tsx';
import { useEntry } from '../../features/auth/use-entry.ts';
import { firstStartText } from '../../i18n/en/first-start.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where the first owner is made, by the secret that the server printed: behind #, which is sent to nobody. */
export default function FirstStart() {
  const text = firstStartText;
  const secret = useLocation().hash.slice(1);
  const { enter } = useEntry();
  const [hasEnded, setEnded] = useState(false);
  if (hasEnded || !secret)
    return (
      <MessagePage title={text.ended} message={text.endedHint}>
        <LinkButton to={paths.login}>{text.login}</LinkButton>
      </MessagePage>
    );
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <FirstOwnerForm
        secret={secret}
        // where a second step is offered
        onToken={(token) => enter(token, paths.secondFactor)}
        onEnded={() => setEnded(true)}
      />
    </Stack>
  );
}
