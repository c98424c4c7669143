import type { Domain } from '@mala/contract/communities/domain.ts';
import type { FeaturedFace, HomeContents } from '@mala/contract/content.ts';
import { SHOWN_MARRIAGES } from '@mala/contract/marriages.ts';
import type { HomeFacts } from '@mala/contract/web-build.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { newestMarriages, presentShownMarriage } from '../marriages/index.ts';
import { presentFace } from './presenter.ts';
import { findFeatured, readHomeVersion } from './queries.ts';

/** Brides, and as many grooms (specification, section 9). */
const FACES = 6;

/** The cache expires with the signed addresses, and at midnight with the ages. */
const STEP_MS = 300_000;

interface Kept {
  /** read before the contents until these are there, then that of the contents */
  version: string;
  step: number;
  contents: Promise<HomeContents>;
}

type HomeDependencies = Pick<Context, 'db' | 'now' | 'signedUrls'>;

/** The contents and their version, of one snapshot. */
function readContents(
  ctx: HomeDependencies,
  domain: Domain,
): Promise<{ version: string; contents: HomeContents }> {
  const snapshot = ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const version = await readHomeVersion(trx, domain);
    const faces = async (gender: 'male' | 'female') => {
      const rows = await findFeatured(trx, { domain, gender }, FACES);
      return rows.map((row) => presentFace(ctx, row));
    };
    const brides = await faces('female');
    const grooms = await faces('male');
    const rows = await newestMarriages(trx, domain, SHOWN_MARRIAGES);
    const marriages = rows.map((row) => presentShownMarriage(ctx, row));
    return { version, contents: { brides, grooms, marriages } };
  });
}

/**
 * What a site's home page shows, cached in this process; the version read with each call detects every change, and every
 * step back to an older copy.
 */
export function createHome(ctx: HomeDependencies): Context['home'] {
  const kept = new Map<Domain, Kept>();
  return async (domain) => {
    const version = await readHomeVersion(ctx.db, domain);
    const step = Math.floor(ctx.now().getTime() / STEP_MS);
    const known = kept.get(domain);
    if (known && known.version === version && known.step === step) return known.contents;
    const fresh: Kept = { version, step, contents: readFresh() };
    kept.set(domain, fresh);
    // failures are not cached
    fresh.contents.catch(() => kept.get(domain) === fresh && kept.delete(domain));
    return fresh.contents;

    async function readFresh(): Promise<HomeContents> {
      const read = await readContents(ctx, domain);
      fresh.version = read.version;
      return read.contents;
    }
  };
}

/** A member's face on the home page of his site; null where it has none of him. */
export async function homeFaceOf(
  ctx: HomeDependencies,
  { user_id, domain, gender }: Pick<Viewer, 'user_id' | 'domain' | 'gender'>,
): Promise<FeaturedFace | null> {
  const rows = gender ? await findFeatured(ctx.db, { domain, gender }, FACES) : [];
  const row = rows.find((one) => one.user_id === user_id);
  return row ? presentFace(ctx, row) : null;
}

const factsOf = new WeakMap<HomeContents, HomeFacts>();

/**
 * The data that a home page is rendered with: all faces and the first marriage; the same object while nothing changes.
 * Null if it cannot be read at the moment; the page then fetches it itself.
 */
export async function homeFacts({ home }: Context, domain: Domain): Promise<HomeFacts | null> {
  const contents = await home(domain).catch(() => null);
  if (!contents) return null;
  const { marriages } = contents;
  const facts = factsOf.get(contents) ?? {
    ...contents,
    domain,
    marriages: marriages.slice(0, 1),
    count: marriages.length,
  };
  factsOf.set(contents, facts);
  return facts;
}
