import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { profilePageText } from '../../i18n/en/profile-page.ts';
import { screenOnly } from '../../ui/print-foot.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { BarCall } from './bar-call.tsx';
import classes from './contact-bar.module.css';
import { CONTACT_BOX } from './contact-panel.tsx';

/**
 * On a phone, at the foot of the screen while the box of the contact is not on it: the one act of the contact and `aside`. It
 * takes its place at the end of the page, so that it covers nothing there.
 */
export function ContactBar(props: Props) {
  const isPhone = useMedia('(max-width: 47.99em)', false);
  return isPhone && <PhoneBar {...props} />;
}

interface Props {
  view: ProfileView;
  /** in place of a contact that is not open */
  lock: ReactNode;
  aside: ReactNode;
}

function PhoneBar({ view, lock, aside }: Props) {
  const text = profilePageText.bar;
  const isAway = useIsAway(CONTACT_BOX);
  const [mobile] = view.mobiles ?? [];
  return (
    <section
      className={`${classes.bar} ${screenOnly}`}
      aria-label={text.title}
      data-away={isAway || undefined}
      inert={!isAway}
    >
      <div className={classes.act}>{mobile ? <BarCall number={mobile} /> : lock}</div>
      {aside}
    </section>
  );
}

/** Whether less than half of an element is on the screen; what has half of it has its button. */
function useIsAway(id: string): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const box = document.getElementById(id);
    if (!box) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setAway(entry.intersectionRatio < 0.5);
      },
      { threshold: [0, 0.5] },
    );
    watching.observe(box);
    return () => watching.disconnect();
  }, [id]);
  return isAway;
}
