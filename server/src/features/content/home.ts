import type { Domain } from '@mala/contract/communities/domain.ts';
import type { readHome } from '@mala/contract/content.ts';
import { SHOWN_MARRIAGES } from '@mala/contract/marriages.ts';
import type { output } from 'zod/mini';
import type { Context } from '../../context.ts';
import { newestMarriages, presentShownMarriage } from '../marriages/index.ts';
import { presentFace } from './presenter.ts';
import { findFeatured, readHomeVersion } from './queries.ts';

export type HomeContents = output<typeof readHome.reply>;

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

type HomeOf = (domain: Domain) => Promise<HomeContents>;

async function readContents(ctx: Context, domain: Domain): Promise<HomeContents> {
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
function createHome(ctx: Context): HomeOf {
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

const homes = new WeakMap<Context, HomeOf>();

/** The home pages of this process's sites. */
export function homeOf(ctx: Context): HomeOf {
  const home = homes.get(ctx) ?? createHome(ctx);
  homes.set(ctx, home);
  return home;
}

/**
 * The lists of a home page that are empty just now, by their names in the reply; none where that cannot be told: the
 * page comes all the same.
 */
export async function lacksOfHome(ctx: Context, domain: Domain): Promise<string[]> {
  const contents = await homeOf(ctx)(domain).catch(() => ({}));
  return Object.entries(contents).flatMap(([name, list]) => (list.length === 0 ? [name] : []));
}
