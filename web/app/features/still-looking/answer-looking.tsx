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
import { Row } from '../../ui/stack.tsx';

type Answer = (typeof LOOKING_ANSWERS)[number];
type State = 'asking' | 'sending' | 'shown' | 'paused' | 'over' | 'wrong';

interface Link {
  user_id: string;
  asking_id: string;
  secret: string;
}

/** Answers by the link of a letter, after a press of a button, because mail programs open links themselves. */
export function AnswerLooking({ link }: { link: Link }) {
  const text = lookingText;
  const [state, setState] = useState<State>('asking');
  const [last, setLast] = useState<State>('asking');
  const send = async (answer: Answer) => {
    if (state === 'sending') return;
    setLast(state);
    setState('sending');
    try {
      const { outcome } = await call(answerLooking, { body: { ...link, answer } });
      setState(outcome);
    } catch (error) {
      // a link that was cut off, too
      const wrong =
        error instanceof ApiError && ['NOT_FOUND', 'INVALID'].includes(error.code ?? '');
      setState(wrong ? 'wrong' : state);
      if (!wrong) reportError(error, text.failed);
    }
  };
  const shown = state === 'sending' ? last : state;
  if (shown === 'asking') return <Question sending={state === 'sending'} send={send} />;
  const { title, message } = text[shown === 'sending' ? 'over' : shown];
  return (
    <>
      <PageTitle title={title} />
      <Notice kind={shown === 'shown' || shown === 'paused' ? 'success' : 'info'} live>
        <p>{message}</p>
      </Notice>
      <Row>
        {shown === 'paused' ? (
          <Button look="outline" onClick={() => void send('looking')}>
            {text.paused.back}
          </Button>
        ) : (
          <LinkButton to={paths.login}>{text.shown.login}</LinkButton>
        )}
      </Row>
    </>
  );
}

function Question({ sending, send }: { sending: boolean; send: (answer: Answer) => void }) {
  const text = lookingText;
  return (
    <>
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <Row>
        <Button aria-disabled={sending} onClick={() => send('looking')}>
          <span aria-live="polite">{sending ? text.sending : text.looking}</span>
        </Button>
        <Button look="outline" aria-disabled={sending} onClick={() => send('found')}>
          {text.found}
        </Button>
      </Row>
      <p>{text.foundNote}</p>
    </>
  );
}
