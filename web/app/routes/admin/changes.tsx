import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ChangeList } from '../../features/moderation/change-list.tsx';
import { LiveList } from '../../features/moderation/live-list.tsx';
import { changesText } from '../../i18n/en/changes.ts';
import { liveText } from '../../i18n/en/live.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What approved members changed: of what says who they are, to allow or refuse; and the rest, which others see, to look at. */
export default function AdminChanges() {
  const text = changesText;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <Stack gap="sm">
        <h2 id="changes">{text.waiting}</h2>
        <p className="measure">{text.lead}</p>
        <ChangeList />
      </Stack>
      <Stack gap="sm">
        <h2 id="live">{liveText.title}</h2>
        <p className="measure">{liveText.lead}</p>
        <LiveList />
      </Stack>
    </Stack>
  );
}
