import type { Site } from './site.ts';

/** Approves somebody again, who then is the newest: a change that the servers' indexes follow. */
export function approveSomebody({ ctx }: Site) {
  return ctx.db
    .updateTable('profiles')
    .set({ approved_at: new Date() })
    .where('user_id', '=', (eb) =>
      eb
        .selectFrom('profiles')
        .where('status', '=', 200)
        .where('user_id', '>', crypto.randomUUID())
        .orderBy('user_id')
        .limit(1)
        .select('user_id'),
    )
    .returning(['user_id', 'domain', 'gender'])
    .executeTakeFirst();
}

/** Approves somebody again every so many milliseconds until it is stopped, which gives how often that was done. */
export function keepApproving(site: Site, everyMs: number): () => number {
  let count = 0;
  const timer = setInterval(() => {
    approveSomebody(site)
      .then((one) => {
        if (one) count += 1;
      })
      .catch(() => {});
  }, everyMs);
  return () => {
    clearInterval(timer);
    return count;
  };
}
