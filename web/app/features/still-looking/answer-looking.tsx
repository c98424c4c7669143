import { answerLooking, type LOOKING_ANSWERS } from '@mala/contract/still-looking.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { lookingText } from '../../i18n/en/looking.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

type Answer = (typeof LOOKING_ANSWERS)[number];
type State = 'asking' | 'shown' | 'paused' | 'over' | 'wrong';

interface Link {
  user_id: string;
  asking_id: string;
  secret: string;
}

/** Answers by the link of a letter, after a press of a button, because mail programs open links themselves. */
export function AnswerLooking({ link }: { link: Link }) {
  const text = lookingText;
  const [state, setState] = useState<State>('asking');
  const [sending, setSending] = useState<Answer | null>(null);
  const said = useKeptFocus<HTMLDivElement>(state);
  const send = async (answer: Answer) => {
    if (sending) return;
    setSending(answer);
    try {
      const { outcome } = await call(answerLooking, { body: { ...link, answer } });
      setState(outcome);
    } catch (error) {
      // a link that was cut off, too
      const wrong =
        error instanceof ApiError && ['NOT_FOUND', 'INVALID'].includes(error.code ?? '');
      if (wrong) setState('wrong');
      else reportError(error, text.failed);
    } finally {
      setSending(null);
    }
  };
  if (state === 'asking') return <Question sending={sending} send={send} />;
  const { title, message } = text[state];
  return (
    <>
      <Stack ref={said} tabIndex={-1}>
        <PageTitle title={title} />
        <Notice kind={state === 'shown' || state === 'paused' ? 'success' : 'info'} live>
          <p>{message}</p>
        </Notice>
      </Stack>
      <Row>
        {state === 'paused' ? (
          <Button
            look="outline"
            aria-disabled={sending !== null}
            onClick={() => void send('looking')}
          >
            <span aria-live="polite">{sending ? text.sending : text.paused.back}</span>
          </Button>
        ) : (
          <LinkButton to={paths.login}>{text.shown.login}</LinkButton>
        )}
      </Row>
    </>
  );
}

function Question({
  sending,
  send,
}: {
  /** the answer that is on its way */
  sending: Answer | null;
  send: (answer: Answer) => void;
}) {
  const text = lookingText;
  const said = (answer: Answer, words: string) => (
    <span aria-live="polite">{sending === answer ? text.sending : words}</span>
  );
  return (
    <>
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <Row>
        <Button aria-disabled={sending !== null} onClick={() => send('looking')}>
          {said('looking', text.looking)}
        </Button>
        <Button look="outline" aria-disabled={sending !== null} onClick={() => send('found')}>
          {said('found', text.found)}
        </Button>
      </Row>
      <p>{text.foundNote}</p>
    </>
  );
}
