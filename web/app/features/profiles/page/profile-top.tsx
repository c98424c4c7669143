import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { ReactNode } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { Silhouette } from '../../../components/profile/silhouette.tsx';
import { profileText } from '../../../i18n/en/profile.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import classes from './profile-top.module.css';

/** Top of a profile: photos, name and id; `children` are the actions. */
export function ProfileTop({
  view,
  community,
  own,
  children,
}: {
  view: ProfileView;
  community: Community;
  own: boolean;
  children: ReactNode;
}) {
  const text = profileText;
  const name = view.name ?? text.nameless;
  return (
    <div className={classes.top}>
      <div className={classes.gallery}>
        {view.photos.length > 0 ? (
          <PhotoGallery photos={view.photos} name={name} />
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
      <div className={classes.side}>
        <div>
          <PageTitle title={text.nameAndAge(name, view.age)}>
            {view.name && (
              <OwnWords typed={view.name} within={(typed) => text.nameAndAge(typed, view.age)} />
            )}
          </PageTitle>
          {view.mid && <p className={classes.mid}>{view.mid}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
