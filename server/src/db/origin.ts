import { sql } from 'kysely';

/**
 * Which history a version belongs to: the running PostgreSQL server, and the database and file of the table that counts
 * versions. A failover to another server, a restart, and tables that were restored in place each give another text, so
 * that only versions of one history are compared (decision 032). Any database user may read both.
 */
export function originOf(versions: 'search_versions' | 'home_versions') {
  return sql<string>`concat_ws(' ', pg_postmaster_start_time(), pg_relation_filepath(${sql.lit(versions)}::regclass))`;
}
