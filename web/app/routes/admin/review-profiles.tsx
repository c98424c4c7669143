import { isDomain } from '@mala/contract/communities/domain.ts';
import { useSearchParams } from 'react-router';
import { PhotoGallery } from '../../features/profiles/page/photo-gallery.tsx';
import { ReviewDesk } from '../../features/review/review-desk.tsx';
import { profileText } from '../../i18n/en/profile.ts';

/** Waiting profiles reviewed one at a time; `?domain=` is one community of several. */
export default function ReviewProfiles() {
  const [search] = useSearchParams();
  const domain = search.get('domain');
  return (
    <ReviewDesk
      key={domain}
      domain={isDomain(domain) ? domain : undefined}
      gallery={({ photos, name }) => (
        <PhotoGallery photos={photos} name={name ?? profileText.nameless} large />
      )}
    />
  );
}
