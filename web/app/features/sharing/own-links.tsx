import { MOST_LINKS } from '@mala/contract/sharing.ts';
import { useRef } from 'react';
import { EmptyState } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { StandingActions } from '../../components/standing/standing-message.tsx';
import { linksText } from '../../i18n/en/links.ts';
import type { Me } from '../../lib/session/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import classes from './links.module.css';
import { useLinks } from './queries.ts';

/** The member's links: making one, and those that work. */
export function OwnLinks({ me }: { me: Me }) {
  const text = linksText;
  const links = useLinks();
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.focus({ preventScroll: true });
  const { data } = links;
  return (
    <Stack>
      <p className="measure">{text.lead}</p>
      <NewLink me={me} count={data?.length ?? 0} onMade={() => list.current?.focus()} />
      <section ref={list} tabIndex={-1} className={classes.part} aria-labelledby="own-links">
        <Stack>
          <h3 id="own-links">{text.list}</h3>
          {links.isPending && <PageLoading />}
          {!data && links.error && <LoadFailed query={links} />}
          {data?.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
          {data && data.length > 0 && (
            <ul className={classes.list}>
              {data.map((link) => (
                // the pressed button disappears with its row: the focus moves to the list
                <LinkRow key={link.id} link={link} domain={me.domain} onEnded={focusList} />
              ))}
            </ul>
          )}
        </Stack>
      </section>
    </Stack>
  );
}

/** The form of a new link, or why there can be none at the moment. */
function NewLink({ me, count, onMade }: { me: Me; count: number; onMade: () => void }) {
  const { standing, most } = linksText;
  if (me.standing !== 'approved')
    return (
      <Notice kind="warning">
        <p>{me.standing === 'pending' ? standing.pending : standing.other}</p>
        <Row>
          <StandingActions me={me} look="outline" />
        </Row>
      </Notice>
    );
  if (count >= MOST_LINKS)
    return (
      <Notice kind="warning">
        <p>{most(MOST_LINKS)}</p>
      </Notice>
    );
  return <LinkForm hasPhoto={me.has_photo} onMade={onMade} />;
}
