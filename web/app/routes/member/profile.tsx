import { can } from '@mala/contract/access/roles.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { Subscription } from '@mala/contract/subscriptions.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { FitLine } from '../../components/profile/fit-line.tsx';
import { MissingProfile } from '../../components/profile/missing-profile.tsx';
import { ProfileFoot } from '../../components/profile/profile-foot.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { PhotoNudge } from '../../components/standing/photo-nudge.tsx';
import { Refused } from '../../components/standing/refused.tsx';
import { ReportButton } from '../../features/complaints/report-button.tsx';
import { BarLock } from '../../features/contacts/bar-lock.tsx';
import { ContactBar } from '../../features/contacts/contact-bar.tsx';
import { ContactLock } from '../../features/contacts/contact-lock.tsx';
import { ContactPanel, isUnlocked } from '../../features/contacts/contact-panel.tsx';
import { useProfileView } from '../../features/contacts/queries.ts';
import { ChartPanel } from '../../features/horoscopes/chart-panel.tsx';
import { LateMatch } from '../../features/match/late-match.tsx';
import { HeldPanel } from '../../features/moderation/held-panel.tsx';
import { BackToSearch } from '../../features/profiles/page/back-to-search.tsx';
import { ProfileSections } from '../../features/profiles/page/profile-sections.tsx';
import { ProfileTop } from '../../features/profiles/page/profile-top.tsx';
import { LateSimilar } from '../../features/search/late-similar.tsx';
import { LateSteps } from '../../features/search/late-steps.tsx';
import { ShortlistButton } from '../../features/shortlist/shortlist-button.tsx';
import { ShortlistHeart } from '../../features/shortlist/shortlist-heart.tsx';
import { useNewActivation, useSubscription } from '../../features/subscriptions/queries.ts';
import { historyText } from '../../i18n/en/history.ts';
import { preferencesText } from '../../i18n/en/preferences.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { ApiError } from '../../lib/api-error.ts';
import { lazyOrNothing } from '../../lib/lazy-or-nothing.ts';
import { officePaths } from '../../lib/session/office.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { printFlow, screenOnly } from '../../ui/print-foot.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './profile.module.css';

// only for a profile with changes that wait
const OwnChanges = lazyOrNothing(
  async () => (await import('../../features/profiles/page/own-changes.tsx')).OwnChanges,
);
const ChangePanel = lazy(async () => ({
  default: (await import('../../features/moderation/change-panel.tsx')).ChangePanel,
}));

// parts of this route, since every page pays for the list of routes
const OwnBiodata = lazy(async () => ({ default: (await import('./biodata.tsx')).OwnBiodata }));
const OtherBiodata = lazy(async () => ({ default: (await import('./biodata.tsx')).OtherBiodata }));
const MatchSheet = lazy(async () => ({
  default: (await import('../../features/match/match-sheet.tsx')).MatchSheet,
}));
const OwnPreferences = lazy(async () => ({
  default: (await import('./preferences.tsx')).OwnPreferences,
}));
const Preferences = lazy(async () => ({
  default: (await import('./preferences.tsx')).Preferences,
}));
const PreferencesPanel = lazyOrNothing(
  async () =>
    (await import('../../features/profiles/preferences/preferences-panel.tsx')).PreferencesPanel,
);
const Seen = lazy(async () => ({ default: (await import('./seen.tsx')).Seen }));

/** A profile in detail, with what this member may see, or a sheet of it. */
export default function Profile() {
  const { profileId = '', sheet } = useParams();
  const { me } = useMember();
  const own = profileId === me.user_id && hasOwnProfile(me);
  const content = () => {
    if (sheet === 'seen')
      return own ? <Seen me={me} /> : <Navigate to={paths.profile(profileId)} replace />;
    if (sheet === 'preferences' && own) return <OwnPreferences userId={me.user_id} />;
    if (sheet === 'preferences' && can(me, 'profiles.edit'))
      return <Preferences userId={profileId} />;
    if (sheet === 'match') return <MatchSheet />;
    if (sheet === 'biodata' && own) return <OwnBiodata me={me} />;
    return <Loaded profileId={profileId} sheet={sheet} />;
  };
  return <Suspense fallback={<PageLoading whole />}>{content()}</Suspense>;
}

function Loaded({ profileId, sheet }: { profileId: string; sheet: string | undefined }) {
  const view = useProfileView(profileId);
  if (view.data && sheet === 'biodata') return <OtherBiodata view={view.data} />;
  const status = view.error instanceof ApiError ? view.error.status : 0;
  if (status === 403) return <Refused to={paths.registerUpgrade} />;
  return (
    <>
      <div className={classes.ways}>
        {view.data && <BackToSearch />}
        <LateSteps profileId={profileId} />
      </div>
      {view.data ? <ProfilePage view={view.data} /> : <NoProfile view={view} status={status} />}
    </>
  );
}

function NoProfile({ view, status }: { view: ReturnType<typeof useProfileView>; status: number }) {
  const text = profileText;
  if (status === 404) return <MissingProfile />;
  if (view.isPending) return <PageLoading whole />;
  if (status === 429)
    return (
      <MessagePage title={text.tooMany} message={view.error?.message}>
        <BackToSearch />
      </MessagePage>
    );
  return (
    <Stack>
      <PageTitle title={text.title} />
      <LoadFailed query={view} />
    </Stack>
  );
}

function ProfilePage({ view }: { view: ProfileView }) {
  const text = profileText;
  const { me } = useMember();
  const own = view.profile_id === me.user_id;
  const community = communities[view.domain];
  const name = view.name ?? text.nameless;
  return (
    <Stack gap="lg" className={printFlow}>
      <ProfileFoot mids={[view.mid]} />
      {own && (
        <div className={screenOnly}>
          <Notice>
            <p>{text.own}</p>
            {view.held_texts && <p>{text.ownHeld}</p>}
            {view.held_changes && (
              <Suspense>
                <OwnChanges view={view} changes={view.held_changes} />
              </Suspense>
            )}
            <Row>
              <LinkButton to={paths.profile(me.user_id, 'biodata')} look="outline">
                {text.biodata}
              </LinkButton>
              <LinkButton to={paths.profile(me.user_id, 'seen')} look="outline">
                {text.seen}
              </LinkButton>
              {!view.preferences && (
                <LinkButton to={paths.profile(me.user_id, 'preferences')} look="outline">
                  {preferencesText.title}
                </LinkButton>
              )}
            </Row>
          </Notice>
        </div>
      )}
      <Stack gap="lg" className={screenOnly}>
        {!own && can(me, 'profiles.review', view.domain) && <HeldPanel view={view} />}
        {!own && view.held_changes && (
          <Suspense>
            <ChangePanel view={view} changes={view.held_changes} />
          </Suspense>
        )}
        {view.photo_nudge && <PhotoNudge />}
        {!own && can(me, 'profiles.list', view.domain) && (
          <TextLink to={officePaths.member(view.profile_id)}>{historyText.memberPage}</TextLink>
        )}
        {!own && !view.preferences && can(me, 'profiles.edit', view.domain) && (
          <TextLink to={paths.profile(view.profile_id, 'preferences')}>
            {preferencesText.ofOthers}
          </TextLink>
        )}
        {!own && can(me, 'history.read') && (
          <TextLink to={officePaths.historyOf(view.profile_id)}>{historyText.ofProfile}</TextLink>
        )}
      </Stack>
      <ProfileTop
        view={view}
        community={community}
        own={own}
        actions={
          <>
            <ContactPanel
              view={view}
              community={community}
              lock={<Lock profileId={view.profile_id} as={ContactLock} />}
              after={
                !own && (
                  <p className={screenOnly}>
                    <TextLink to={paths.profile(view.profile_id, 'biodata')}>
                      {text.biodataOf}
                    </TextLink>
                  </p>
                )
              }
            />
            {!own && (
              <ShortlistButton
                profileId={view.profile_id}
                name={name}
                shortlisted={view.hasShortlisted}
              />
            )}
          </>
        }
      >
        <FitLine fit={view.fit} />
        {view.match && (
          <LateMatch profileId={view.profile_id} figure={view.match} community={community} />
        )}
        {view.preferences && (
          <Suspense>
            <PreferencesPanel
              {...{ view, community, own }}
              preferences={view.preferences}
              editable={own || can(me, 'profiles.edit', view.domain)}
            />
          </Suspense>
        )}
        <ProfileSections view={view} community={community} own={own} />
        {isUnlocked(view) && <ChartPanel view={view} own={own} />}
        {!own && (
          <LateSimilar key={view.profile_id} profileId={view.profile_id} community={community} />
        )}
        {!own && can(me, 'profile.own') && (
          <div className={screenOnly}>
            <ReportButton profileId={view.profile_id} />
          </div>
        )}
      </ProfileTop>
      {!own && can(me, 'profile.own') && (
        <ContactBar
          view={view}
          lock={<Lock profileId={view.profile_id} as={BarLock} />}
          aside={
            <ShortlistHeart
              profileId={view.profile_id}
              name={name}
              shortlisted={view.hasShortlisted}
            />
          }
        />
      )}
    </Stack>
  );
}

type LockLook = ComponentType<{ profileId: string; subscription: Subscription | null }>;

/** The cost of a download; a member without a subscription has no quota to load. */
function Lock({ profileId, as: Look }: { profileId: string; as: LockLook }) {
  const { me } = useMember();
  useNewActivation(me.subscription_id);
  return me.subscription_id === null ? (
    <Look profileId={profileId} subscription={null} />
  ) : (
    <SubscribersLock profileId={profileId} as={Look} />
  );
}

/** The quota once loaded; 403 if the subscription has ended meanwhile. */
function SubscribersLock({ profileId, as: Look }: { profileId: string; as: LockLook }) {
  const text = profileText;
  const subscription = useSubscription();
  const { error } = subscription;
  if (subscription.data) return <Look profileId={profileId} subscription={subscription.data} />;
  if (error instanceof ApiError && error.status === 403)
    return <Look profileId={profileId} subscription={null} />;
  if (subscription.isPending) return <p role="status">{text.contact.loading}</p>;
  return <LoadFailed query={subscription} />;
}
