import { useAccountText } from '../../i18n/account.ts';
import { fullDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** "Our terms have changed"; `outdated`: this page knows an older version than the server asks for. */
export function TermsDue({
  version,
  outdated,
  accepting,
  onAccept,
}: {
  version: string;
  outdated: boolean;
  accepting: boolean;
  onAccept: () => void;
}) {
  const text = useAccountText().termsDue;
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
          <p>{text.message(fullDate(version))}</p>
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
                if (!accepting) onAccept();
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
