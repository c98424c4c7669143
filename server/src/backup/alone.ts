import { connect, lockBackups } from './catalogue-queries.ts';

/**
 * Does something with the backups of a site that no other process of the site may do meanwhile: one that removes old backups would
 * remove what a running one counts on, and two first ones would each make the key of the place.
 * @throws with a line for people if one is at it
 */
export async function whileAlone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl);
  try {
    // the lock ends with the connection
    if (!(await lockBackups(client)))
      throw new Error('another backup of this site is running: try again once it has ended');
    return await work();
  } finally {
    await client.end();
  }
}
