import { lazy, Suspense, useState } from 'react';
import { profileText } from '../../i18n/en/profile.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { OWN_COMPLAINTS } from './own-path.ts';

// loaded when it is opened
const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));

/** Below a profile: tells the office of it, and leads to what became of earlier complaints. */
export function ReportButton({ profileId }: { profileId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {profileText.report}
      </Button>
      <TextLink to={OWN_COMPLAINTS}>{profileText.ownComplaints}</TextLink>
      {open && (
        <Suspense>
          <ReportDialog profileId={profileId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}
