import { communities } from '@mala/contract/communities/communities.ts';
import type { Entry } from '@mala/contract/entries/entry.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { ContactDetails } from '../../features/contacts/contact-details.tsx';
import { AskedPanel } from '../../features/entries/asked-panel.tsx';
import { EntryEditor } from '../../features/entries/entry-editor.tsx';
import { EntryFiles } from '../../features/entries/entry-files.tsx';
import { EntryPhotos } from '../../features/entries/entry-photos.tsx';
import { useEntry, useShowEntry } from '../../features/entries/queries.ts';
import { HoroscopeUploads } from '../../features/horoscope-files/horoscope-files.tsx';
import { PhotoUploads } from '../../features/photos/photo-panel.tsx';
import { PhotoGallery } from '../../features/profiles/page/photo-gallery.tsx';
import { ProfileSections } from '../../features/profiles/page/profile-sections.tsx';
import { TypedSection } from '../../features/profiles/typed-section.tsx';
import { confirmText } from '../../i18n/en/confirm.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** A paper biodata that is entered for a family, in one long form. */
export default function AdminEntry({ id = '' }: { id?: string }) {
  const text = entriesText;
  const { data, error, refetch } = useEntry(id);
  const typed = data?.sections.basic?.name;
  const name = typeof typed === 'string' && typed ? typed : text.nameless;
  return (
    <Stack gap="lg">
      <PageTitle title={text.page(name)}>
        <OwnWords typed={name} within={text.page} />
      </PageTitle>
      <TextLink to={officePaths.adminEntries}>{text.toList}</TextLink>
      {error && !data && <LoadFailed title={text.loadFailed} query={{ error, refetch }} />}
      {!data && !error && <PageLoading />}
      {data && <OneEntry key={`${data.id} ${data.state}`} entry={data} />}
    </Stack>
  );
}

function OneEntry({ entry }: { entry: Entry }) {
  const text = entriesText;
  const { reload } = useShowEntry(entry.id);
  const [round, setRound] = useState(0);
  const community = communities[entry.domain];
  if (entry.state === 'confirmed')
    return (
      <Notice kind="success" title={text.confirmed.title}>
        <p>{text.confirmed.lead}</p>
      </Notice>
    );
  if (entry.state === 'awaiting')
    return (
      <>
        <AskedPanel entry={entry} />
        {entry.profile && <Biodata view={entry.profile} />}
      </>
    );
  return (
    <>
      <p className="measure">{text.leadOf(shellText.siteName[entry.domain])}</p>
      <EntryEditor
        key={round}
        entry={entry}
        community={community}
        section={(props) => <TypedSection community={community} {...props} />}
        photos={<EntryPhotos entry={entry} uploads={(to) => <PhotoUploads {...to} />} />}
        files={<EntryFiles entry={entry} uploads={(to) => <HoroscopeUploads {...to} />} />}
        onAsked={() => void reload()}
        onReload={() => void reload().then(() => setRound(round + 1))}
      />
    </>
  );
}

/** What the family is shown, as it was entered. */
function Biodata({ view }: { view: ProfileView }) {
  const community = communities[view.domain];
  return (
    <>
      {view.photos.length > 0 && <PhotoGallery photos={view.photos} name={view.name ?? ''} />}
      <section className="panel" aria-labelledby="entry-contact">
        <h2 id="entry-contact">{confirmText.contact}</h2>
        <ContactDetails view={view} community={community} />
      </section>
      <ProfileSections view={view} community={community} own={false} />
    </>
  );
}
