import { renewRecoveryCodes } from '@mala/contract/second-factor.ts';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useChange } from './queries.ts';

/** How many recovery codes are left, and new ones. */
export function RecoveryPart({
  left,
  onCodes,
}: {
  left: number;
  onCodes: (codes: string[]) => void;
}) {
  const text = secondFactorText.codes;
  const { mutate, isPending } = useChange(
    () => call(renewRecoveryCodes),
    text.renewFailed,
    ({ recovery_codes }) => onCodes(recovery_codes),
  );
  return (
    <Stack gap="sm">
      <h2>{text.title}</h2>
      <p className="measure">{text.lead}</p>
      <p>{text.left(left)}</p>
      <Row>
        <Button
          look="outline"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {text.renew}
        </Button>
      </Row>
    </Stack>
  );
}
