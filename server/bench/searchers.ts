import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { sql } from 'kysely';
import type { Gender } from '../src/access/profiles.ts';
import type { Context } from '../src/context.ts';
import { tokenFor } from '../test/factories.ts';

/** A member who searches, with what signs the calls. */
export interface SignedIn {
  domain: Domain;
  user_id: string;
  gender: Gender;
  token: string;
}

/** `count` approved members of both sites and genders, each with photos and thirty shortlisted profiles. */
export async function makeSearchers(ctx: Context, count: number): Promise<SignedIn[]> {
  const groups = DOMAINS.flatMap((domain) => [
    { domain, gender: 'male' as const, other: 'female' as const },
    { domain, gender: 'female' as const, other: 'male' as const },
  ]);
  const searchers: SignedIn[] = [];
  for (const { domain, gender, other } of groups) {
    const members = await ctx.db
      .selectFrom('profiles')
      .where('status', '=', 200)
      .where('domain', '=', domain)
      .where('gender', '=', gender)
      .where('user_id', 'in', (eb) => eb.selectFrom('photos').select('profile_id'))
      .where('birth_star', 'is not', null)
      .orderBy('user_id')
      .limit(Math.ceil(count / groups.length))
      .select('user_id')
      .execute();
    for (const { user_id } of members) {
      await sql`
        INSERT INTO shortlists (user_id, profile_id)
        SELECT ${user_id}, user_id FROM profiles
         WHERE status = 200 AND domain = ${domain} AND gender = ${other} ORDER BY random() LIMIT 30
        ON CONFLICT DO NOTHING`.execute(ctx.db);
      searchers.push({ domain, user_id, gender, token: await tokenFor(ctx, user_id) });
    }
  }
  return searchers.slice(0, count);
}
