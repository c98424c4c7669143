import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useMemberContact } from './queries.ts';

/**
 * The contact of a member, only once somebody asks for it: that is a look, which is recorded. So is the biodata, which a family that
 * comes to the office may take home; `hasBiodata` false where there is nothing to print.
 */
export function MemberContact({ id, hasBiodata }: { id: string; hasBiodata: boolean }) {
  const text = memberPageText.contact;
  const { data, isPending, mutate } = useMemberContact(id);
  return (
    <Stack gap="sm" align="start">
      <p>{text.lead}</p>
      {!data && (
        <Button
          look="outline"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          <span aria-live="polite">{isPending ? text.showing : text.show}</span>
        </Button>
      )}
      {data && (
        <div role="status" translate="no">
          <FactList>
            <FactLine label={text.login}>{data.mobile_no}</FactLine>
            <FactLine label={text.mobiles}>
              {data.mobiles.join(', ') || memberPageText.none}
            </FactLine>
            <FactLine label={text.email}>{data.email ?? memberPageText.none}</FactLine>
          </FactList>
        </div>
      )}
      {hasBiodata && <TextLink to={paths.profile(id, 'biodata')}>{profileText.biodataOf}</TextLink>}
    </Stack>
  );
}
