import { agreeToTerms, TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { fullDate } from '../../lib/full-date.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton, TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** "Our terms have changed"; asks for a reload if this page has an older version than the server requires. */
export function TermsDue() {
  const text = accountText.termsDue;
  const [accepting, setAccepting] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const accept = async () => {
    setAccepting(true);
    try {
      await call(agreeToTerms, { body: { version: TERMS_VERSION } });
      await reloadMe();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TERMS_CHANGED') setOutdated(true);
      else reportError(error, text.failed);
    } finally {
      setAccepting(false);
    }
  };
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      {outdated ? (
        <Notice kind="warning" title={text.changed.title} live>
          <p>{text.changed.message}</p>
          <Button onClick={() => location.reload()}>{text.changed.action}</Button>
        </Notice>
      ) : (
        <>
          <p>{text.message(fullDate(TERMS_VERSION))}</p>
          <p>{text.stay}</p>
          <Row gap="md">
            <TextLink to={paths.terms} target="_blank">
              {text.terms}
            </TextLink>
            <TextLink to={paths.privacy} target="_blank">
              {text.privacy}
            </TextLink>
          </Row>
          <Row>
            <Button
              aria-disabled={accepting}
              onClick={() => {
                if (!accepting) void accept();
              }}
            >
              <span aria-live="polite">{accepting ? text.accepting : text.accept}</span>
            </Button>
            <LinkButton to={paths.logout} look="outline">
              {text.logOut}
            </LinkButton>
          </Row>
        </>
      )}
    </Stack>
  );
}
