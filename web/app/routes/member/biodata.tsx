import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { BiodataForm } from '../../features/biodata/biodata-form.tsx';
import { OwnLinks } from '../../features/sharing/own-links.tsx';
import { biodataText } from '../../i18n/en/biodata.ts';
import { linksText } from '../../i18n/en/links.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { type Me, useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** One's own biodata, and the links to one's profile. */
export function OwnBiodata({ me }: { me: Me }) {
  const text = biodataText;
  return (
    <Stack gap="lg" width="narrow">
      <TextLink to={paths.profile(me.user_id)}>{text.back}</TextLink>
      <PageTitle title={text.page} />
      <section aria-labelledby="biodata">
        <Stack>
          <h2 id="biodata">{text.title}</h2>
          <p>{text.lead}</p>
          <BiodataForm profileId={me.user_id} domain={me.domain} own hasPhoto={me.has_photo} />
        </Stack>
      </section>
      <section aria-labelledby="links">
        <Stack>
          <h2 id="links">{linksText.title}</h2>
          <OwnLinks me={me} />
        </Stack>
      </section>
      <div>
        <LinkButton to={paths.profile(me.user_id, 'seen')} look="outline">
          {profileText.seen}
        </LinkButton>
      </div>
    </Stack>
  );
}

/** The biodata of another profile, which comes with its contact. */
export function OtherBiodata({ view }: { view: ProfileView }) {
  const text = biodataText;
  const { me } = useMember();
  const to = paths.profile(view.profile_id);
  const name = view.name ?? profileText.nameless;
  if (view.mobiles === undefined)
    return (
      <MessagePage title={text.locked.title} message={text.locked.message}>
        <LinkButton to={to}>{text.locked.action}</LinkButton>
      </MessagePage>
    );
  return (
    <Stack gap="lg" width="narrow">
      <TextLink to={to}>{text.back}</TextLink>
      <PageTitle title={text.ofOther(name)}>
        <OwnWords typed={name} within={text.ofOther} />
      </PageTitle>
      <p>{hasOwnProfile(me) ? text.leadOfOther : text.leadOfOffice}</p>
      <BiodataForm profileId={view.profile_id} domain={view.domain} own={false} />
    </Stack>
  );
}
