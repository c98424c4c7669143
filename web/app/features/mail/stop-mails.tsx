import { STOPPABLE_MAILS, type StoppableMail, unsubscribe } from '@mala/contract/mail.ts';
import { type RefObject, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

type Address = Record<'userId' | 'kind' | 'signature', string>;

function isStoppable(kind: string): kind is StoppableMail {
  return STOPPABLE_MAILS.some((one) => one === kind);
}

function WrongAddress({ said }: { said: RefObject<HTMLDivElement | null> }) {
  const { title, message, action } = accountText.unsubscribe.wrong;
  return (
    <>
      <Stack ref={said} tabIndex={-1}>
        <PageTitle title={title} />
        <p>{message}</p>
      </Stack>
      <Row>
        <LinkButton to={paths.mailChoices}>{action}</LinkButton>
      </Row>
    </>
  );
}

/** Stops one kind of mail by its link, after a press of the button, because mail programs open links themselves. */
export function StopMails({ address }: { address: Address }) {
  const text = accountText.unsubscribe;
  const mails = accountText.mails.of;
  const [state, setState] = useState<'asking' | 'stopping' | 'done' | 'wrong'>('asking');
  const said = useKeptFocus<HTMLDivElement>(state);
  const { kind } = address;
  if (state === 'wrong' || !isStoppable(kind)) return <WrongAddress said={said} />;
  const mail = mails[kind].name;
  if (state === 'done')
    return (
      <>
        <Stack ref={said} tabIndex={-1}>
          <PageTitle title={text.done.title} />
          <Notice kind="success" live>
            <p>{text.done.message(mail)}</p>
          </Notice>
        </Stack>
        <p>{text.done.back}</p>
        <Row>
          <LinkButton to={paths.mailChoices} look="outline">
            {text.done.action}
          </LinkButton>
        </Row>
      </>
    );
  const stop = async () => {
    setState('stopping');
    try {
      await call(unsubscribe, { params: address });
      setState('done');
    } catch (error) {
      const wrong = error instanceof ApiError && error.code === 'NOT_FOUND';
      setState(wrong ? 'wrong' : 'asking');
      if (!wrong) reportError(error, text.failed);
    }
  };
  const stopping = state === 'stopping';
  return (
    <>
      <PageTitle title={text.title} />
      <p>{text.message(mail)}</p>
      <p>{text.rest}</p>
      <Row>
        <Button
          aria-disabled={stopping}
          onClick={() => {
            if (!stopping) void stop();
          }}
        >
          <span aria-live="polite">{stopping ? text.working : text.action}</span>
        </Button>
      </Row>
    </>
  );
}
