import { removePasskey } from '@mala/contract/second-factor.ts';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { call } from '../../lib/api.ts';
import { shortTime } from '../../lib/format.ts';
import { Row, Stack } from '../../ui/stack.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { Passkey } from './queries.ts';
import { RemoveButton } from './remove-button.tsx';

/** The passkeys, and to add one where the browser can. */
export function PasskeyPart({
  passkeys,
  onCodes,
}: {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[]) => void;
}) {
  const text = secondFactorText.passkeys;
  return (
    <Stack gap="sm">
      <h2>{text.title}</h2>
      <p className="measure">{text.lead}</p>
      {passkeys.length > 0 && (
        <ul aria-label={text.list} className="points">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? <AddPasskey onCodes={onCodes} /> : <p>{text.unsupported}</p>}
    </Stack>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const text = secondFactorText.passkeys;
  const { id, name, host, added_at, used_at } = passkey;
  return (
    <li>
      <p translate="no">{name}</p>
      <p>{text.host(host)}</p>
      <p>{text.addedAt(shortTime(added_at))}</p>
      {used_at && <p>{text.usedAt(shortTime(used_at))}</p>}
      <Row>
        <RemoveButton
          label={text.remove}
          name={text.removeOf(name)}
          remove={() => call(removePasskey, { params: { id } })}
          done={text.removed}
        />
      </Row>
    </li>
  );
}
