import type { Domain } from '@mala/contract/communities/domain.ts';
import { useSearchParams } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { rupees, shortDate, shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './payment-list.module.css';
import { type Claim, useClaims } from './queries.ts';

interface Deciding {
  onActivate: (claim: Claim) => void;
  onRefuse: (claim: Claim) => void;
}

const WIDTHS = {
  screenshot: '8rem',
  package: '8rem',
  paidOn: '7rem',
  since: '8rem',
  actions: '12rem',
};

/** Who told of it, with the member id. */
export function whoOf({ name, mid }: Claim): string {
  return [name ?? paymentsText.gone, mid && `(${mid})`].filter(Boolean).join(' ');
}

/** The community of the queue in the URL, beside the filters of the ledger. */
export const TOLD_OF = 'told';

/** The payments that members of these communities have told of and that wait, the oldest first. */
export function ClaimQueue({ domains, ...deciding }: Deciding & { domains: readonly Domain[] }) {
  const { told, shown } = paymentsText;
  const [address, setAddress] = useSearchParams();
  const domain = domains.find((one) => one === address.get(TOLD_OF));
  const setDomain = (chosen: Domain | undefined) => {
    const next = new URLSearchParams(address);
    if (chosen) next.set(TOLD_OF, chosen);
    else next.delete(TOLD_OF);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const list = useClaims(domain);
  useLiveList(list);
  return (
    <Stack gap="sm">
      {domains.length > 1 && <DomainField domains={domains} value={domain} onChange={setDomain} />}
      <CountedTable
        list={list}
        idOf={({ id }) => id}
        text={{ ...told, shown }}
        row={(claim) => <ClaimRow claim={claim} named={domains.length > 1} {...deciding} />}
        widths={WIDTHS}
        cardsUpTo="70em"
        className={classes.table}
      />
    </Stack>
  );
}

/** Of which community, for whoever works in several. */
function DomainField({
  domains,
  value,
  onChange,
}: {
  domains: readonly Domain[];
  value: Domain | undefined;
  onChange: (domain: Domain | undefined) => void;
}) {
  const { domain: label, both } = paymentsText.filters;
  return (
    <div className={classes.filter}>
      <SelectField
        id="told-domain"
        name="domain"
        label={label}
        placeholder={both}
        value={value ?? ''}
        choices={domains.map((one) => ({ value: one, label: shellText.siteName[one] }))}
        onChange={(chosen) => onChange(domains.find((one) => one === chosen))}
      />
    </div>
  );
}

/** `named`: with its community. */
function ClaimRow({
  claim,
  named,
  onActivate,
  onRefuse,
}: { claim: Claim; named: boolean } & Deciding) {
  const { told: text, amount, ways } = paymentsText;
  const { columns } = text;
  const who = whoOf(claim);
  return (
    <tr>
      <td data-label={columns.screenshot}>
        {claim.screenshot ? (
          <a href={claim.screenshot.large} target="_blank" rel="noreferrer">
            <img
              className={classes.screenshot}
              src={claim.screenshot.short}
              alt={text.screenshotOf(who)}
              translate="no"
            />
          </a>
        ) : (
          text.none
        )}
      </td>
      <th scope="row" className={classes.typed} data-label={columns.member}>
        <OwnWords typed={who} />
        {named && <span className={classes.more}>{shellText.siteName[claim.domain]}</span>}
      </th>
      <td data-label={columns.package}>
        {subscriptionText.packages[claim.package]}
        <span className={classes.more}>
          {amount(rupees(claim.amount))}, {ways[claim.way]}
        </span>
      </td>
      <td className={classes.typed} data-label={columns.reference}>
        <span translate="no">{claim.reference}</span>
      </td>
      <td data-label={columns.paidOn}>{shortDate(claim.paid_on)}</td>
      <td data-label={columns.since}>{shortTime(claim.told_at)}</td>
      <td className={classes.actions}>
        <Row gap="xs">
          <Button
            look="outline"
            aria-label={text.activateOf(who)}
            onClick={() => onActivate(claim)}
          >
            {text.activate}
          </Button>
          <Button look="quiet" aria-label={text.refuseOf(who)} onClick={() => onRefuse(claim)}>
            {text.refuse}
          </Button>
        </Row>
      </td>
    </tr>
  );
}
