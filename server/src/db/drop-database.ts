import { type Client, escapeIdentifier } from 'pg';

/**
 * Drops a database if it exists, and ends the connections to it; its user must own it. Not WITH (FORCE), which PostgreSQL
 * refuses anybody but a superuser while autovacuum, which belongs to no role, is at work in it; DROP DATABASE itself stops
 * autovacuum.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  // a pool would connect again between the two
  if (rowCount)
    await client.query(`alter database ${escapeIdentifier(name)} allow_connections false`);
  await endConnections(client, name);
  await client.query(`drop database if exists ${escapeIdentifier(name)}`);
}

/** Ends the connections of clients to a database, and waits for it up to five seconds each. */
export async function endConnections(client: Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = $1 and backend_type = 'client backend'`,
    [name],
  );
}
