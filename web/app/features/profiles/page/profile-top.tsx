import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { ReactNode } from 'react';
import { Silhouette } from '../../../components/profile/silhouette.tsx';
import { profileText } from '../../../i18n/en/profile.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import { printFlow } from '../../../ui/print-foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useHeaderEnd } from '../../../ui/use-header-end.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import { ProfileHead } from './profile-head.tsx';
import classes from './profile-top.module.css';

/**
 * A profile: photos, then name and what is looked for first; `actions` with the contact, which on a wide screen stay beside
 * `children`, the rest.
 */
export function ProfileTop({
  view,
  community,
  own,
  actions,
  children,
}: {
  view: ProfileView;
  community: Community;
  own: boolean;
  actions: ReactNode;
  children: ReactNode;
}) {
  const text = profileText;
  useHeaderEnd();
  const name = view.name ?? text.nameless;
  return (
    <div className={classes.top}>
      <div className={classes.gallery}>
        {view.photos.length > 0 ? (
          <PhotoGallery key={view.profile_id} photos={view.photos} name={name} />
        ) : (
          <div className={classes.noPhoto}>
            <div className={classes.figure}>
              <Silhouette
                gender={view.gender === 'male' ? 'male' : 'female'}
                domain={community.domain}
              />
            </div>
          </div>
        )}
        {own && <TextLink to={paths.step('edit', 'photo')}>{text.editPhotos}</TextLink>}
      </div>
      <div className={classes.head}>
        <ProfileHead view={view} community={community} />
      </div>
      <div className={classes.actions}>{actions}</div>
      <Stack gap="lg" className={`${classes.rest} ${printFlow}`}>
        {children}
      </Stack>
    </div>
  );
}
