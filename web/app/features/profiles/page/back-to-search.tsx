import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { profileText } from '../../../i18n/en/profile.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import classes from './back-to-search.module.css';

/** Back to the previous place in the list, of members or of the office; otherwise to a new search. */
export function BackToSearch() {
  const text = profileText;
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
        {from?.startsWith(paths.desk) ? text.backToList : text.backToSearch}
      </TextLink>
    </div>
  );
}
