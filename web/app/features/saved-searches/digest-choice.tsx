import { DIGEST_RHYTHMS, type DigestRhythm } from '@mala/contract/digest.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useChooseDigest, useDigest } from './queries.ts';

export const rhythms = () =>
  DIGEST_RHYTHMS.map((value) => ({ value, label: savedSearchesText.mail.of[value] }));

/** How often new profiles are mailed; saved at once. */
export function DigestChoice({ me }: { me: Pick<Me, 'email' | 'email_verified'> }) {
  const text = savedSearchesText.mail;
  const digest = useDigest();
  const { mutate, isSuccess } = useChooseDigest();
  if (digest.isPending) return <PageLoading />;
  if (digest.data === undefined) return <LoadFailed title={text.loadFailed} query={digest} />;
  const missing = me.email ? text.unconfirmed : text.noAddress;
  return (
    <section aria-labelledby="digest-title">
      <Stack gap="sm">
        <h2 id="digest-title">{text.title}</h2>
        <RadioField
          id="digest"
          name="every"
          label={text.question}
          hint={text.hint}
          choices={rhythms()}
          value={digest.data}
          onChange={(every) => mutate(every as DigestRhythm)}
        />
        <p role="status">{isSuccess && text.saved}</p>
        {digest.data !== 'never' && !me.email_verified && (
          <p>
            {missing} <TextLink to={paths.mailChoices}>{text.toAddress}</TextLink>
          </p>
        )}
      </Stack>
    </section>
  );
}
