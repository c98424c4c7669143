// Why: who of the office did what, and looked at whose contact, must be answerable later, also to the member, and must not be
// changed in between. What was personal before and after stands apart, so that it can be erased (decision 067).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE history (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL,
      actor_id uuid NOT NULL,
      actor_name text,
      actor_role text,
      address text,
      user_agent text,
      action text NOT NULL,
      part text,
      fields text[] NOT NULL,
      subject_id uuid NOT NULL,
      domain text,
      commitment bytea NOT NULL CHECK (length(commitment) = 32)
    );
    CREATE INDEX history_at ON history (at DESC, id DESC);
    CREATE INDEX history_actor_id ON history (actor_id, at DESC);
    CREATE INDEX history_subject_id ON history (subject_id, at DESC);
    CREATE INDEX history_looks ON history (subject_id, at DESC) WHERE action = 'look';

    -- json keeps the very text whose hash is the commitment
    CREATE TABLE history_values (
      history_id uuid PRIMARY KEY REFERENCES history,
      salt bytea,
      contents json,
      erased_at timestamptz,
      CHECK ((salt IS NULL) = (contents IS NULL) AND (contents IS NULL) = (erased_at IS NOT NULL))
    );
    CREATE TABLE history_chain (
      position bigint PRIMARY KEY,
      history_id uuid NOT NULL UNIQUE REFERENCES history,
      previous bytea NOT NULL,
      hash bytea NOT NULL
    );

    -- each column behind its length, so that no two rows make the same text
    CREATE FUNCTION history_text(place bigint, h history) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT string_agg(coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-'), '' ORDER BY nr)
        FROM unnest(ARRAY[
          place::text, h.id::text, (extract(epoch FROM h.at) * 1000000)::bigint::text, h.actor_id::text, h.actor_name,
          h.actor_role, h.address, h.user_agent, h.action, h.part, array_to_string(h.fields, ','), h.subject_id::text,
          h.domain, encode(h.commitment, 'hex')
        ]) WITH ORDINALITY AS parts (part, nr)
    $$;

    -- at the end of the transaction, so that writers wait for each other only then
    CREATE FUNCTION chain_history() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      last history_chain;
      place bigint;
      before bytea;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('history'));
      SELECT * INTO last FROM history_chain ORDER BY position DESC LIMIT 1;
      place := coalesce(last.position, 0) + 1;
      before := coalesce(last.hash, '\\x'::bytea);
      INSERT INTO history_chain (position, history_id, previous, hash)
        VALUES (place, NEW.id, before, sha256(before || convert_to(history_text(place, NEW), 'UTF8')));
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER chain_history AFTER INSERT ON history
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_history();

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% of % is refused: what was recorded stays', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON history
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON history_chain
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER refuse_change BEFORE DELETE OR TRUNCATE ON history_values
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER refuse_other_values BEFORE UPDATE ON history_values
      FOR EACH ROW WHEN (NEW.history_id <> OLD.history_id OR NEW.contents IS NOT NULL)
      EXECUTE FUNCTION refuse_change();

    -- with the salt, so that nobody can find the values by trying them against the commitment
    CREATE FUNCTION erase_history(account uuid) RETURNS void LANGUAGE sql AS $$
      UPDATE history_values SET salt = NULL, contents = NULL, erased_at = now()
       WHERE contents IS NOT NULL AND history_id IN (SELECT id FROM history WHERE subject_id = account)
    $$;
    CREATE FUNCTION erase_history_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM erase_history(OLD.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER erase_history AFTER DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION erase_history_of_row();
  `.execute(db);
  await carryOver(db);
  await sql`DROP TABLE audit_log`.execute(db);
}

/** The rows of the audit log, in their order; from where and by which name is known of none. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE carried ON COMMIT DROP AS
      SELECT l.id, l.created_at AS at, l.actor_id, u.user_name AS actor_name, l.action, l.subject_id,
        CASE l.action WHEN 'edit' THEN l.detail ->> 'section' WHEN 'text' THEN l.detail ->> 'section' END AS part,
        coalesce(l.detail ->> 'domain', (SELECT domain FROM users WHERE id = l.subject_id)) AS domain,
        CASE
          WHEN l.action = 'status' THEN jsonb_build_object('status', l.detail -> 'from')
          WHEN l.action = 'featured' THEN jsonb_build_object('featured', l.detail -> 'from')
          WHEN l.action = 'photo' THEN jsonb_build_object('state', 'waiting')
          WHEN l.action = 'marriage' AND l.detail ->> 'change' = 'removed' THEN l.detail - 'change'
          ELSE '{}'
        END AS before,
        CASE
          WHEN l.action = 'status' THEN jsonb_build_object('status', l.detail -> 'to')
          WHEN l.action = 'featured' THEN jsonb_build_object('featured', l.detail -> 'to')
          WHEN l.action = 'photo' THEN jsonb_build_object('photo', l.detail -> 'photo_id', 'state',
            CASE l.detail ->> 'decision' WHEN 'approve' THEN 'approved' ELSE 'refused' END)
          WHEN l.action = 'marriage' AND l.detail ->> 'change' = 'added' THEN l.detail - 'change'
          WHEN l.action IN ('subscription', 'mail') THEN l.detail
          WHEN l.action = 'text' THEN l.detail - 'reason' - 'section'
          ELSE '{}'
        END AS after,
        l.detail ->> 'reason' AS reason,
        decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex') AS salt
      FROM audit_log l LEFT JOIN users u ON u.id = l.actor_id;
    ALTER TABLE carried ADD COLUMN contents json;
    UPDATE carried SET contents = json_build_object('before', before, 'after', after, 'reason', reason);
    INSERT INTO history (id, at, actor_id, actor_name, action, part, fields, subject_id, domain, commitment)
      SELECT id, at, actor_id, actor_name, action, part,
        ARRAY(SELECT key FROM jsonb_object_keys(before || after) AS key ORDER BY key), subject_id, domain,
        sha256(salt || convert_to(contents::text, 'UTF8'))
      FROM carried ORDER BY at, id;
    INSERT INTO history_values (history_id, salt, contents) SELECT id, salt, contents FROM carried;
    SET CONSTRAINTS chain_history IMMEDIATE;
    SET CONSTRAINTS chain_history DEFERRED;
    DROP TABLE carried;
  `.execute(db);
}

/** Nothing of the history is carried back: its rows say more than the audit log had room for. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER erase_history ON users;
    DROP FUNCTION erase_history_of_row();
    DROP FUNCTION erase_history(uuid);
    DROP TABLE history_chain, history_values;
    DROP FUNCTION history_text(bigint, history);
    DROP TABLE history;
    DROP FUNCTION chain_history();
    DROP FUNCTION refuse_change();
    CREATE TABLE audit_log (
      id uuid PRIMARY KEY,
      actor_id uuid NOT NULL,
      action text NOT NULL,
      subject_id uuid NOT NULL,
      detail jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX audit_log_subject_id ON audit_log (subject_id, created_at DESC);
  `.execute(db);
}
