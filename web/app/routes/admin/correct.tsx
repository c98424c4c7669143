import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { useNavigate } from 'react-router';
import { NoMatchPage } from '../../components/frame/message-pages.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { correctPath } from '../../features/members/correct-path.ts';
import { useReloadMember } from '../../features/members/queries.ts';
import { CorrectForm } from '../../features/profiles/correct-form.tsx';
import { useCorrectable } from '../../features/profiles/correct-queries.ts';
import { LoadedSection } from '../../features/profiles/section-form.tsx';
import { correctingText } from '../../i18n/en/correcting.ts';
import { officeText } from '../../i18n/en/office.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { ApiError } from '../../lib/api-error.ts';
import { officePaths } from '../../lib/session/office.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** Corrects a section of a member's profile. */
export default function AdminCorrect({ id = '', section }: { id?: string; section?: string }) {
  const known = SECTIONS.find((one) => one === section);
  // nothing of another section stays when the address changes
  return known ? <CorrectPage key={`${id} ${known}`} id={id} section={known} /> : <NoMatchPage />;
}

function CorrectPage({ id, section }: { id: string; section: Section }) {
  const { correct: text } = correctingText;
  const navigate = useNavigate();
  const reload = useReloadMember(id);
  const read = useCorrectable({ id, section });
  const back = officePaths.member(id);
  if (read.error instanceof ApiError && read.error.status === 404)
    return (
      <MessagePage title={text.missing} message={text.missingHint}>
        <LinkButton to={back}>{text.back}</LinkButton>
      </MessagePage>
    );
  const who = read.data && officeText.who(read.data.name ?? '', read.data.mid);
  return (
    <Stack>
      <PageTitle title={who ? text.titleOf(who) : text.title}>
        {who && <OwnWords typed={who} within={text.titleOf} />}
      </PageTitle>
      <TextLink to={back}>{text.back}</TextLink>
      <p className="measure">{text.lead}</p>
      <nav aria-label={text.sections}>
        <Row>
          {SECTIONS.map((one) => (
            <TextLink
              key={one}
              to={correctPath(id, one)}
              aria-current={one === section ? 'page' : undefined}
            >
              {profileText.sections[one]}
            </TextLink>
          ))}
        </Row>
      </nav>
      <h2>{profileText.sections[section]}</h2>
      <LoadedSection query={read}>
        {(data) => (
          <CorrectForm
            id={id}
            section={section}
            read={data}
            onSaved={() => {
              reload();
              void navigate(back);
            }}
          />
        )}
      </LoadedSection>
    </Stack>
  );
}
