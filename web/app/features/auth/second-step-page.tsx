import { type ReactNode, useEffect, useRef } from 'react';
import { SecondStep, type SecondStepAsked } from '../../components/session/second-step.tsx';
import { secondStepText } from '../../i18n/en/second-step.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';

type OnToken = (token: string) => Promise<void>;

/** The second step in place of the login form, with the focus in it. */
function SecondStepPage(props: { asked: SecondStepAsked; onToken: OnToken; onBack: () => void }) {
  const text = secondStepText;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <Stack ref={root}>
      <h2>{text.title}</h2>
      <SecondStep asked={props.asked} onToken={props.onToken}>
        <Button look="outline" onClick={props.onBack}>
          {text.back}
        </Button>
      </SecondStep>
    </Stack>
  );
}

/** The second step that a login asks for; loaded only then. */
export function secondStepOf(
  asked: SecondStepAsked,
  onToken: OnToken,
  onBack: () => void,
): ReactNode {
  return <SecondStepPage asked={asked} onToken={onToken} onBack={onBack} />;
}
