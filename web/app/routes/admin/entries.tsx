import { BeginButtons } from '../../features/entries/begin-buttons.tsx';
import { EntryList } from '../../features/entries/entry-list.tsx';
import { entriesText } from '../../i18n/en/entries.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Profiles that are entered for others. */
export default function AdminEntries() {
  const text = entriesText;
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <BeginButtons />
      <p>
        <TextLink to={officePaths.imports}>{text.fromTable}</TextLink>
      </p>
      <EntryList />
    </Stack>
  );
}
