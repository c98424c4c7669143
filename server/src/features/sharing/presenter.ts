import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Seen } from '@mala/contract/profiles/field.ts';
import type { SharedLink, SharedProfile } from '@mala/contract/sharing.ts';
import { linkAudience } from '../../access/shared-links.ts';
import type { Context } from '../../context.ts';
import { siteAddress } from '../../http/site-addresses.ts';
import { type PhotoRow, presentPhoto } from '../photos/index.ts';
import { type ProfileRow, presentFields } from '../profiles/index.ts';
import type { LinkRow } from './queries.ts';

/** A link as its owner's list shows it; `secret` is that of its address. */
export function presentLink(
  { config }: Pick<Context, 'config'>,
  link: LinkRow,
  { domain, secret }: { domain: ProfileRow['domain']; secret: string },
): SharedLink {
  return {
    id: link.id,
    address: `${siteAddress(config, domain)}/shared/${link.id}/${secret}`,
    contact: link.contact,
    face: link.face,
    openings: link.openings,
    created_at: link.created_at.toISOString(),
    expires_at: link.expires_at.toISOString(),
  };
}

const OPEN: readonly Seen[] = ['card', 'detail'];

/**
 * A profile as a link shows it. Contact is what one writes or calls to, in the basic section; the date of birth is in no link, and
 * of the other sections nothing that members pay for.
 */
export function presentShared(
  ctx: Pick<Context, 'now' | 'signedUrls'>,
  link: { id: string; contact: boolean; expires_at: Date },
  profile: ProfileRow,
  photos: readonly PhotoRow[],
): SharedProfile {
  const born = profile.basic?.date_of_birth;
  const { dob: _, ...basic } = presentFields(
    profile,
    'basic',
    link.contact ? [...OPEN, 'contact'] : OPEN,
  );
  return {
    domain: profile.domain,
    mid: profile.mid,
    age: born ? ageOn(born, ctx.now()) : null,
    ...basic,
    photos: photos.map((row) => presentPhoto(ctx, row, linkAudience(link.id))),
    personal: presentFields(profile, 'personal', OPEN),
    work: presentFields(profile, 'work', OPEN),
    family: presentFields(profile, 'family', OPEN),
    horoscope: presentFields(profile, 'horoscope', OPEN),
    expires_at: link.expires_at.toISOString(),
  };
}
