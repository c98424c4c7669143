import { type ReactNode, useState } from 'react';
import { useMember } from '../../lib/session/session.ts';
import { useDownload } from './queries.ts';
import { isUnasked, ViewQuestion } from './view-question.tsx';

/** The one act of a locked contact, wherever its button stands: asks first, unless told not to, then downloads. */
export function useLock(
  profileId: string,
  left: number,
): { opening: boolean; press: () => void; question: ReactNode } {
  const { me } = useMember();
  const { downloading, download } = useDownload(profileId);
  const [asking, setAsking] = useState(false);
  const question = asking && (
    <ViewQuestion
      userId={me.user_id}
      left={left}
      onYes={() => {
        setAsking(false);
        download();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return {
    opening: downloading,
    press: () => {
      if (downloading) return;
      if (isUnasked(me.user_id)) download();
      else setAsking(true);
    },
    question,
  };
}
