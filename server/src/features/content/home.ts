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

/** Signed addresses change at the end of such a step, and so do, at the end of a day, the ages. */
const STEP_MS = 300_000;

interface Kept {
  /** read before the contents, so they are never older than it says */
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

/**
 * What a site's home page shows, kept in this process. The version that is read with each call tells of every
 * change, by whichever process it was made.
 */
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
    // what failed is read anew by the next one who asks
    contents.catch(() => kept.get(domain) === fresh && kept.delete(domain));
    return contents;
  };
}

const factsOf = new WeakMap<HomeContents, HomeFacts>();

/**
 * What a community's home page is written with: all faces and the first marriage, the same object while nothing
 * changes. Null where it cannot be read just now: the page asks for it again.
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
