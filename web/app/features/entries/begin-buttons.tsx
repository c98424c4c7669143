import { domainsOf } from '@mala/contract/access/role-places.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportError } from '../../components/form/report-error.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { beginEntry } from './queries.ts';

/** Begins an entry, in each community where the viewer enters. */
export function BeginButtons() {
  const text = entriesText;
  const { me } = useMember();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const begin = async (domain: Domain) => {
    if (busy) return;
    setBusy(true);
    try {
      await navigate(officePaths.entry(await beginEntry(domain)));
    } catch (error) {
      setBusy(false);
      reportError(error, text.startFailed);
    }
  };
  return (
    <Row>
      {domainsOf(me, 'entries.write').map((domain, place) => (
        <Button
          key={domain}
          look={place === 0 ? 'filled' : 'outline'}
          aria-disabled={busy}
          onClick={() => void begin(domain)}
        >
          {text.begin(shellText.siteName[domain])}
        </Button>
      ))}
    </Row>
  );
}
