import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useMemberContact } from './queries.ts';

/** The contact of a member, only once somebody asks for it: that is a look, which is recorded. */
export function MemberContact({ id }: { id: string }) {
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
    </Stack>
  );
}
