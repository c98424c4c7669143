import type { Domain } from '@mala/contract/communities/domain.ts';
import type { HomeContents } from '@mala/contract/content.ts';
import { SHOWN_MARRIAGES } from '@mala/contract/marriages.ts';
import type { HomeFacts } from '@mala/contract/web-build.ts';
import type { Context } from '../../context.ts';
import { newestMarriages, presentShownMarriage } from '../marriages/index.ts';
import { presentFace } from './presenter.ts';
import { findFeatured, readHomeVersion } from './queries.ts';

/** Brides, and as many grooms (specification, section 9). */
const FACES = 6;

/** The cache expires with the signed addresses, and at midnight with the ages. */
const STEP_MS = 300_000;

interface Kept {
  /** read before the contents, which are therefore at least as recent */
  version: number;
  step: number;
  contents: Promise<HomeContents>;
}

type HomeDependencies = Pick<Context, 'db' | 'now' | 'signedUrls'>;

async function readContents(ctx: HomeDependencies, domain: Domain): Promise<HomeContents> {
  const faces = async (gender: 'male' | 'female') => {
    const rows = await findFeatured(ctx.db, { domain, gender }, FACES);
    return rows.map((row) => presentFace(ctx, row));
  };
  const [brides, grooms, marriages] = await Promise.all([
    faces('female'),
    faces('male'),
    newestMarriages(ctx.db, domain, SHOWN_MARRIAGES),
  ]);
  return { brides, grooms, marriages: marriages.map((row) => presentShownMarriage(ctx, row)) };
}

/** What a site's home page shows, cached in this process; the version read with each call detects every change. */
export function createHome(ctx: HomeDependencies): Context['home'] {
  const kept = new Map<Domain, Kept>();
  return async (domain) => {
    const version = await readHomeVersion(ctx.db, domain);
    const step = Math.floor(ctx.now().getTime() / STEP_MS);
    const known = kept.get(domain);
    if (known && known.version >= version && known.step === step) return known.contents;
    const contents = readContents(ctx, domain);
    const fresh = { version, step, contents };
    kept.set(domain, fresh);
    // failures are not cached
    contents.catch(() => kept.get(domain) === fresh && kept.delete(domain));
    return contents;
  };
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
