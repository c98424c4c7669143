import { useEffect, useState } from 'react';
import { marriagesText } from '../../i18n/en/marriages.ts';
import { Notice } from '../../ui/notice.tsx';

/** Specification, section 9. */
const SHOWN_MS = 5000;

/** Reports for 5 seconds that a photo was uploaded; `uploads` counts uploads, so that each one is announced. */
export function SuccessBanner({ uploads }: { uploads: number }) {
  const text = marriagesText;
  const [told, setTold] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setTold(uploads), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [uploads]);
  return (
    <div role="status">
      {uploads > told && (
        <Notice key={uploads} kind="success">
          <p>{text.uploaded}</p>
        </Notice>
      )}
    </div>
  );
}
