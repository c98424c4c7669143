import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { profileText } from '../../i18n/en/profile.ts';
import { ContactDetails } from './contact-details.tsx';
import classes from './contact-panel.module.css';

/** The id of the whole box. */
export const CONTACT_BOX = 'contact-box';

/**
 * The contact of a profile, or `lock` in its place; `after` stands below an open one. The focus moves to it when it opens.
 */
export function ContactPanel({
  view,
  community,
  lock,
  after,
  acts = true,
}: {
  view: ProfileView;
  community: Community;
  lock: ReactNode;
  after?: ReactNode;
  /** false: only to look at */
  acts?: boolean;
}) {
  const text = profileText.contact;
  const isOpen = isUnlocked(view);
  const wasOpen = useRef(isOpen);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && !wasOpen.current) showTitle(title.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section
      id={CONTACT_BOX}
      className={classes.panel}
      data-locked={!isOpen || undefined}
      aria-labelledby="contact"
    >
      <h2 id="contact" ref={title} tabIndex={-1} className={classes.title}>
        {text.title}
      </h2>
      {isOpen ? <ContactDetails view={view} community={community} acts={acts} /> : lock}
      {isOpen && after}
    </section>
  );
}

/** Moves the focus to the title; the page only if it was opened from elsewhere. */
function showTitle(title: HTMLElement | null): void {
  if (!title) return;
  const { top, bottom } = title.getBoundingClientRect();
  title.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

/** Whether the reply contains the contact; the server alone decides that. */
export function isUnlocked({ mobiles }: ProfileView): boolean {
  return mobiles !== undefined;
}
