import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { profileText } from '../../../i18n/en/profile.ts';
import { profilePageText } from '../../../i18n/en/profile-page.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import classes from './back-to-search.module.css';

const PROFILES = paths.profile('');

/** Back to the previous place in the list, of members or of the office, or to the profile that led here; otherwise to a new search. */
export function BackToSearch() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { search?: string } | null };
  const from = state?.search;
  return (
    <div className={classes.back}>
      <TextLink
        to={from ?? paths.search}
        onClick={(event) => {
          if (!from || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <IconArrowLeft size={18} aria-hidden className={classes.arrow} />
        {whereTo(from)}
      </TextLink>
    </div>
  );
}

function whereTo(from: string | undefined): string {
  if (from?.startsWith(paths.desk)) return profileText.backToList;
  return from?.startsWith(PROFILES) ? profilePageText.backToProfile : profileText.backToSearch;
}
