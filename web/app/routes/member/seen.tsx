import { communities } from '@mala/contract/communities/communities.ts';
import type { FeaturedFace } from '@mala/contract/content.ts';
import { SEEN_AS, type SeenAs } from '@mala/contract/sharing.ts';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { StandingActions } from '../../components/standing/standing-message.tsx';
import { ContactPanel, isUnlocked } from '../../features/contacts/contact-panel.tsx';
import { FaceRow } from '../../features/content/face-row.tsx';
import { ChartPanel } from '../../features/horoscopes/chart-panel.tsx';
import { ProfileSections } from '../../features/profiles/page/profile-sections.tsx';
import { ProfileTop } from '../../features/profiles/page/profile-top.tsx';
import { useSeen } from '../../features/sharing/queries.ts';
import { homeText } from '../../i18n/en/home.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { seenText } from '../../i18n/en/seen.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** One's own profile as others see it (decision 103), by the components that show it to them; nothing in it acts. */
export function Seen({ me }: { me: Me }) {
  const text = seenText;
  const id = useId();
  const [asked, ask] = useSearchParams();
  // at once, while the address follows: a radio button shows a press without delay
  const [as, setAs] = useState(() => SEEN_AS.find((one) => one === asked.get('as')) ?? 'member');
  return (
    <Stack gap="lg">
      <Notice>
        <Stack gap="sm">
          <TextLink to={paths.profile(me.user_id)}>{text.back}</TextLink>
          <RadioField
            id={id}
            name="as"
            label={text.as}
            tiles
            choices={SEEN_AS.map((value) => ({ value, label: text.whom[value] }))}
            value={as}
            onChange={(value) => {
              setAs(value as SeenAs);
              ask({ as: value }, { replace: true });
            }}
          />
          <p role="status">{text.banner[as]}</p>
        </Stack>
      </Notice>
      <SeenBy key={as} as={as} me={me} />
    </Stack>
  );
}

function SeenBy({ as, me }: { as: SeenAs; me: Me }) {
  const text = seenText;
  const seen = useSeen(as);
  const { data } = seen;
  if (!data)
    return (
      <>
        <PageTitle title={text.title} />
        {seen.isPending ? <PageLoading /> : <LoadFailed query={seen} />}
      </>
    );
  if (as === 'guest') return <HomeFace face={data.face} me={me} />;
  const { profile } = data;
  if (!profile) return <NotShown me={me} />;
  const community = communities[profile.domain];
  return (
    <ProfileTop
      view={profile}
      community={community}
      own={false}
      actions={
        <ContactPanel
          view={profile}
          community={community}
          lock={<p>{text.lock(profileText.contact.upgrade)}</p>}
          acts={false}
        />
      }
    >
      <ProfileSections view={profile} community={community} own={false} />
      {isUnlocked(profile) && <ChartPanel view={profile} own={false} />}
    </ProfileTop>
  );
}

/** A profile that others do not see at the moment, and what its owner can do about it. */
function NotShown({ me }: { me: Me }) {
  const { notShown } = seenText;
  return (
    <Stack align="start">
      <PageTitle title={notShown.title} />
      {me.standing === 'pending' && <p>{notShown.pending}</p>}
      <StandingActions me={me} />
    </Stack>
  );
}

/** The card of the home page. */
function HomeFace({ face, me }: { face: FeaturedFace | null; me: Me }) {
  const text = seenText;
  const photos = (
    <LinkButton to={paths.step('edit', 'photo')} look="outline">
      {text.photos}
    </LinkButton>
  );
  if (!face)
    return (
      <Stack align="start">
        <PageTitle title={text.noFace.title} />
        <p className="measure">{text.noFace.message}</p>
        {photos}
      </Stack>
    );
  // the letters of a member id say bride or groom
  const gender = me.mid?.startsWith('MM') ? 'male' : 'female';
  const title = gender === 'male' ? homeText.featured.grooms : homeText.featured.brides;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <h2>{homeText.featured.title}</h2>
      <FaceRow title={title} gender={gender} domain={me.domain} faces={[face]} loading={false} />
      <p className="measure">{face.photo ? text.photo : text.noPhoto}</p>
      <div>{photos}</div>
    </Stack>
  );
}
