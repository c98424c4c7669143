import { removeApp, startApp } from '@mala/contract/second-factor.ts';
import { useState } from 'react';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { call } from '../../lib/api.ts';
import { shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { AppSetup, type StartedApp } from './app-setup.tsx';
import { type Factors, useChange } from './queries.ts';
import { RemoveButton } from './remove-button.tsx';

/** The authenticator app: whether there is one, and to set one up. */
export function AppPart({
  app,
  onCodes,
}: {
  app: Factors['app'];
  onCodes: (codes: string[]) => void;
}) {
  const text = secondFactorText.app;
  const [started, setStarted] = useState<StartedApp | null>(null);
  const start = useChange(() => call(startApp), text.addFailed, setStarted);
  return (
    <Stack gap="sm">
      <h2>{text.title}</h2>
      <p className="measure">{text.lead}</p>
      {app && <p>{text.addedAt(shortTime(app.added_at))}</p>}
      {app && !app.readable && (
        <Notice kind="warning">
          <p>{text.unreadable}</p>
        </Notice>
      )}
      {started ? (
        <AppSetup
          started={started}
          onAdded={(codes) => {
            setStarted(null);
            onCodes(codes);
          }}
          onCancel={() => setStarted(null)}
        />
      ) : (
        <Row>
          <Button
            look={app ? 'outline' : 'filled'}
            aria-disabled={start.isPending}
            onClick={() => {
              if (!start.isPending) start.mutate();
            }}
          >
            {app ? text.setUpOther : text.setUp}
          </Button>
          {app && (
            <RemoveButton label={text.remove} remove={() => call(removeApp)} done={text.removed} />
          )}
        </Row>
      )}
    </Stack>
  );
}
