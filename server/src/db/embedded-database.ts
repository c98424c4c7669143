import { Client } from 'pg';

/** The address of `database` behind the socket in `socketDir`, in the form that pg, psql and pg_dump all take. */
export function socketUrl(
  socketDir: string,
  user: string,
  password: string,
  database: string,
): string {
  return `postgresql://${user}:${password}@${encodeURIComponent(socketDir)}/${database}`;
}

/**
 * Makes, at the first start, the role `mala`, who is no superuser, and the database `mala` of which it is the owner.
 * @throws when the kept password is not the one of this database
 */
export async function ensureDatabase(socketDir: string, password: string): Promise<void> {
  const client = new Client({
    connectionString: socketUrl(socketDir, 'postgres', password, 'postgres'),
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = 'mala') as has_role,
              exists (select from pg_database where datname = 'mala') as has_database`,
    );
    if (!rows[0]?.has_role) {
      await client.query(
        `create role mala login createdb password ${client.escapeLiteral(password)}`,
      );
    }
    if (!rows[0]?.has_database) await client.query('create database mala owner mala');
  } catch (error) {
    const INVALID_PASSWORD = '28P01';
    if (!(error instanceof Error && 'code' in error && error.code === INVALID_PASSWORD))
      throw error;
    throw new Error(
      'secrets/database-password is not the password of the database beside it: bring both back from one backup',
    );
  } finally {
    await client.end();
  }
}
