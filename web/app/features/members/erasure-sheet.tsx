import type { Got } from '@mala/contract/endpoint.ts';
import type { readErasure } from '@mala/contract/members/erasure.ts';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { erasureText } from '../../i18n/en/erasure.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortDate, shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErasureParts } from './erasure-parts.tsx';

/** The receipt of an erasure as it is printed, without anything of the person but the member id. */
export function ErasureSheet({ receipt }: { receipt: Got<typeof readErasure.reply> }) {
  const { ways, receipt: text } = erasureText;
  const site = shellText.siteName[receipt.domain];
  return (
    <Stack align="start">
      <section className="panel" aria-label={receipt.receipt}>
        <Stack>
          <p className="lead">{site}</p>
          <p>{text.lead(site)}</p>
          <FactList>
            <FactLine label={text.number}>{receipt.receipt}</FactLine>
            <FactLine label={text.mid}>{receipt.mid ?? text.none}</FactLine>
            <FactLine label={text.asked}>
              {text.askedHow(ways[receipt.asked_by], shortDate(receipt.asked_on))}
            </FactLine>
            <FactLine label={text.erased}>{shortTime(receipt.erased_at)}</FactLine>
            <FactLine label={text.by}>
              <span translate="no">{receipt.by}</span>
            </FactLine>
          </FactList>
          <ErasureParts {...receipt} />
        </Stack>
      </section>
      <Button look="outline" onClick={() => window.print()}>
        {text.print}
      </Button>
    </Stack>
  );
}
