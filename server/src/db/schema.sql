-- What all migrations together make, to be read and not to be run: npm run schema writes it.

CREATE SEQUENCE mid_numbers AS bigint START 100001 INCREMENT 1;

CREATE TABLE agreements (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  version text NOT NULL,
  address text NOT NULL,
  agreed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT agreements_pkey PRIMARY KEY (id),
  CONSTRAINT agreements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX agreements_user_id ON agreements USING btree (user_id);

CREATE TABLE audit_log (
  id uuid NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  subject_id uuid NOT NULL,
  detail jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_subject_id ON audit_log USING btree (subject_id, created_at DESC);

CREATE TABLE backup_runs (
  kind text NOT NULL,
  succeeded_at timestamp with time zone NOT NULL,
  CONSTRAINT backup_runs_pkey PRIMARY KEY (kind),
  CONSTRAINT backup_runs_kind_check CHECK ((kind = ANY (ARRAY['backup'::text, 'restore-check'::text])))
);

CREATE TABLE card_budgets (
  user_id uuid NOT NULL,
  day date NOT NULL,
  cards integer[] NOT NULL,
  burst_since timestamp with time zone NOT NULL,
  burst integer NOT NULL,
  CONSTRAINT card_budgets_pkey PRIMARY KEY (user_id),
  CONSTRAINT card_budgets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE downloads (
  user_id uuid NOT NULL,
  profile_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  viewed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT downloads_pkey PRIMARY KEY (user_id, profile_id),
  CONSTRAINT downloads_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT downloads_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT downloads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX downloads_profile_id ON downloads USING btree (profile_id);
CREATE INDEX downloads_viewed_at ON downloads USING btree (user_id, viewed_at DESC, profile_id);

CREATE TABLE erasures (
  table_name text NOT NULL,
  row_id uuid NOT NULL,
  erased_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT erasures_pkey PRIMARY KEY (table_name, row_id)
);

CREATE TABLE heavy_readers (
  user_id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT heavy_readers_pkey PRIMARY KEY (user_id, day, kind),
  CONSTRAINT heavy_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT heavy_readers_kind_check CHECK ((kind = ANY (ARRAY['lists'::text, 'cards'::text, 'opens'::text])))
);
CREATE INDEX heavy_readers_noted_at ON heavy_readers USING btree (noted_at DESC, user_id);

CREATE TABLE held_texts (
  id uuid NOT NULL,
  profile_id uuid NOT NULL,
  part text NOT NULL,
  field text NOT NULL,
  text text NOT NULL,
  found text NOT NULL,
  state text NOT NULL,
  reason text,
  held_at timestamp with time zone NOT NULL,
  CONSTRAINT held_texts_profile_id_part_field_key UNIQUE (profile_id, part, field),
  CONSTRAINT held_texts_pkey PRIMARY KEY (id),
  CONSTRAINT held_texts_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT held_texts_part_check CHECK ((part = ANY (ARRAY['basic'::text, 'personal'::text, 'work'::text, 'family'::text, 'horoscope'::text, 'photo'::text]))),
  CONSTRAINT held_texts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'refused'::text])))
);
CREATE INDEX held_texts_waiting ON held_texts USING btree (held_at, id) WHERE (state = 'waiting'::text);

CREATE TABLE home_versions (
  domain text NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT home_versions_pkey PRIMARY KEY (domain)
);

CREATE TABLE horoscope_files (
  id uuid NOT NULL,
  profile_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  upload_id uuid,
  pages integer,
  state text NOT NULL DEFAULT 'stored'::text,
  CONSTRAINT horoscope_files_pkey PRIMARY KEY (id),
  CONSTRAINT horoscope_files_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT horoscope_files_kind_check CHECK ((kind = ANY (ARRAY['png'::text, 'jpeg'::text, 'gif'::text, 'pdf'::text, 'doc'::text, 'docx'::text]))),
  CONSTRAINT horoscope_files_pages_check CHECK (((pages >= 0) AND (pages <= 10))),
  CONSTRAINT horoscope_files_state_check CHECK ((state = ANY (ARRAY['stored'::text, 'rewritten'::text, 'refused'::text])))
);
CREATE INDEX horoscope_files_profile_id ON horoscope_files USING btree (profile_id, id);
CREATE INDEX horoscope_files_stored ON horoscope_files USING btree (id) WHERE (state = 'stored'::text);
CREATE TRIGGER note_erasure AFTER DELETE ON horoscope_files FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE instance (
  only_row boolean NOT NULL DEFAULT true,
  made_up boolean NOT NULL,
  CONSTRAINT instance_pkey PRIMARY KEY (only_row),
  CONSTRAINT instance_only_row_check CHECK (only_row)
);

CREATE TABLE list_budgets (
  user_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  lists integer NOT NULL,
  burst_since timestamp with time zone NOT NULL,
  burst integer NOT NULL,
  CONSTRAINT list_budgets_pkey PRIMARY KEY (user_id),
  CONSTRAINT list_budgets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mail_refusals (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mail_refusals_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT mail_refusals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mailed_links (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  email text NOT NULL,
  secret_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  mobiles jsonb,
  CONSTRAINT mailed_links_pkey PRIMARY KEY (id),
  CONSTRAINT mailed_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT mailed_links_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text, 'undo-contact'::text])))
);
CREATE INDEX mailed_links_user_id ON mailed_links USING btree (user_id, purpose);

CREATE TABLE mails (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  once text,
  queued_at timestamp with time zone NOT NULL DEFAULT now(),
  done_at timestamp with time zone,
  failed_at timestamp with time zone,
  fault text,
  CONSTRAINT mails_once_key UNIQUE (once),
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT mails_check CHECK (((done_at IS NULL) OR (failed_at IS NULL)))
);
CREATE INDEX mails_done ON mails USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX mails_failed ON mails USING btree (failed_at DESC, id) WHERE (failed_at IS NOT NULL);
CREATE INDEX mails_user_id ON mails USING btree (user_id);

CREATE TABLE marriages (
  id uuid NOT NULL,
  domain text NOT NULL,
  caption text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  preview text NOT NULL,
  created_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  upload_id uuid,
  CONSTRAINT marriages_upload_id_key UNIQUE (upload_id),
  CONSTRAINT marriages_pkey PRIMARY KEY (id),
  CONSTRAINT marriages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX marriages_created_at ON marriages USING btree (domain, created_at DESC, id DESC);
CREATE INDEX marriages_created_by ON marriages USING btree (created_by);
CREATE TRIGGER home_marriage_changed AFTER INSERT OR DELETE OR UPDATE ON marriages FOR EACH ROW EXECUTE FUNCTION home_marriage_changed();
CREATE TRIGGER note_erasure AFTER DELETE ON marriages FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE packages (
  code text NOT NULL,
  price integer NOT NULL,
  profiles integer NOT NULL,
  days integer NOT NULL,
  CONSTRAINT packages_pkey PRIMARY KEY (code),
  CONSTRAINT packages_days_check CHECK ((days > 0)),
  CONSTRAINT packages_price_check CHECK ((price >= 0)),
  CONSTRAINT packages_profiles_check CHECK ((profiles > 0))
);

CREATE TABLE payments (
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  package text NOT NULL,
  reference text NOT NULL,
  amount integer NOT NULL,
  activated_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payments_reference_key UNIQUE (reference),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_activated_by_fkey FOREIGN KEY (activated_by) REFERENCES users(id),
  CONSTRAINT payments_package_fkey FOREIGN KEY (package) REFERENCES packages(code),
  CONSTRAINT payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT payments_amount_check CHECK ((amount >= 0))
);
CREATE INDEX payments_subscription_id ON payments USING btree (subscription_id);

CREATE TABLE photo_hashes (
  photo_id uuid NOT NULL,
  hash bit(64),
  CONSTRAINT photo_hashes_pkey PRIMARY KEY (photo_id),
  CONSTRAINT photo_hashes_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photos(id) ON DELETE CASCADE
);

CREATE TABLE photos (
  id uuid NOT NULL,
  profile_id uuid NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  caption text,
  width integer NOT NULL,
  height integer NOT NULL,
  preview text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting'::text,
  refusal_reason text,
  decided_at timestamp with time zone,
  removed_at timestamp with time zone,
  removed_by uuid,
  upload_id uuid,
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT photos_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))
);
CREATE INDEX photos_profile_id ON photos USING btree (profile_id, "position", id);
CREATE INDEX photos_refused ON photos USING btree (decided_at) WHERE (state = 'refused'::text);
CREATE INDEX photos_removed ON photos USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE UNIQUE INDEX photos_upload_id ON photos USING btree (profile_id, upload_id) WHERE (upload_id IS NOT NULL);
CREATE INDEX photos_waiting ON photos USING btree (created_at, id) WHERE ((state = 'waiting'::text) AND (removed_at IS NULL));
CREATE TRIGGER home_photo_changed AFTER INSERT OR DELETE OR UPDATE ON photos FOR EACH ROW EXECUTE FUNCTION home_photo_changed();
CREATE TRIGGER note_erasure AFTER DELETE ON photos FOR EACH ROW EXECUTE FUNCTION note_erasure('id');
CREATE TRIGGER photo_changed AFTER INSERT OR DELETE OR UPDATE ON photos FOR EACH ROW EXECUTE FUNCTION photo_changed();

CREATE TABLE profile_opens (
  user_id uuid NOT NULL,
  profile_id uuid NOT NULL,
  day date NOT NULL,
  opened_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT profile_opens_pkey PRIMARY KEY (user_id, day, profile_id),
  CONSTRAINT profile_opens_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT profile_opens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX profile_opens_profile_id ON profile_opens USING btree (profile_id);

CREATE TABLE profiles (
  user_id uuid NOT NULL,
  domain text NOT NULL,
  mid text,
  status smallint NOT NULL DEFAULT 0,
  status_reason text,
  approved_at timestamp with time zone,
  featured boolean NOT NULL DEFAULT false,
  basic jsonb,
  personal jsonb,
  work jsonb,
  family jsonb,
  horoscope jsonb,
  photos_done boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  complete boolean NOT NULL GENERATED ALWAYS AS (((basic IS NOT NULL) AND (personal IS NOT NULL) AND (work IS NOT NULL) AND (family IS NOT NULL) AND (horoscope IS NOT NULL) AND photos_done)) STORED,
  name text GENERATED ALWAYS AS ((basic ->> 'name'::text)) STORED,
  gender text GENERATED ALWAYS AS ((basic ->> 'gender'::text)) STORED,
  date_of_birth date GENERATED ALWAYS AS (iso_date((basic ->> 'date_of_birth'::text))) STORED,
  community text GENERATED ALWAYS AS ((basic ->> 'community'::text)) STORED,
  state text GENERATED ALWAYS AS ((basic ->> 'state'::text)) STORED,
  education text GENERATED ALWAYS AS ((work ->> 'education'::text)) STORED,
  annual_income text GENERATED ALWAYS AS ((work ->> 'annual_income'::text)) STORED,
  marital_status text GENERATED ALWAYS AS ((personal ->> 'marital_status'::text)) STORED,
  birth_star text GENERATED ALWAYS AS ((horoscope ->> 'birth_star'::text)) STORED,
  home_photo boolean NOT NULL DEFAULT false,
  CONSTRAINT profiles_mid_key UNIQUE (mid),
  CONSTRAINT profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT profiles_check CHECK (((NOT featured) OR (status = 200))),
  CONSTRAINT profiles_check1 CHECK (((status <> 200) OR (complete AND (approved_at IS NOT NULL) AND (mid IS NOT NULL)))),
  CONSTRAINT profiles_mid_check CHECK ((mid ~ '^M[MF][0-9]{6}$'::text)),
  CONSTRAINT profiles_status_check CHECK ((status = ANY (ARRAY[0, 10, 200, 300, 301, 500, 501])))
);
CREATE INDEX profiles_created_at ON profiles USING btree (domain, created_at DESC, user_id DESC);
CREATE INDEX profiles_featured ON profiles USING btree (domain, gender, approved_at DESC, user_id DESC) WHERE featured;
CREATE INDEX profiles_search ON profiles USING btree (domain, gender, approved_at DESC, user_id DESC) INCLUDE (date_of_birth, community, state, education, annual_income, marital_status, birth_star) WHERE (status = 200);
CREATE TRIGGER home_profile_changed AFTER INSERT OR DELETE OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION home_profile_changed();
CREATE TRIGGER note_erasure AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION note_erasure('user_id');
CREATE TRIGGER profile_changed AFTER INSERT OR DELETE OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION profile_changed();

CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE running_processes (
  id uuid NOT NULL,
  machine text NOT NULL,
  settings jsonb NOT NULL,
  low_disks jsonb NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT running_processes_pkey PRIMARY KEY (id)
);

CREATE TABLE search_changes (
  domain text NOT NULL,
  gender text NOT NULL,
  profile_id uuid NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT search_changes_pkey PRIMARY KEY (domain, gender, profile_id)
);
CREATE INDEX search_changes_version ON search_changes USING btree (domain, gender, version);

CREATE TABLE search_versions (
  domain text NOT NULL,
  gender text NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT search_versions_pkey PRIMARY KEY (domain, gender)
);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  user_agent text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone,
  kept_until timestamp with time zone,
  refresh_number integer NOT NULL DEFAULT '-1'::integer,
  refreshed_at timestamp with time zone[] NOT NULL DEFAULT '{}'::timestamp with time zone[],
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id ON sessions USING btree (user_id);

CREATE TABLE shortlists (
  user_id uuid NOT NULL,
  profile_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT shortlists_pkey PRIMARY KEY (user_id, profile_id),
  CONSTRAINT shortlists_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT shortlists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX shortlists_profile_id ON shortlists USING btree (profile_id);

CREATE TABLE subscriptions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  package text NOT NULL,
  total_download integer NOT NULL,
  current_download integer NOT NULL DEFAULT 0,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_package_fkey FOREIGN KEY (package) REFERENCES packages(code),
  CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_check CHECK ((ends_at > starts_at)),
  CONSTRAINT subscriptions_check1 CHECK (((current_download >= 0) AND (current_download <= total_download)))
);
CREATE INDEX subscriptions_user_id ON subscriptions USING btree (user_id, ends_at DESC);

CREATE TABLE users (
  id uuid NOT NULL,
  domain text NOT NULL,
  mobile_no text NOT NULL,
  password_hash text NOT NULL,
  user_name text NOT NULL,
  role text NOT NULL DEFAULT 'MEMBER'::text,
  made_up boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  verified_email text,
  given_email text,
  language text NOT NULL DEFAULT 'en'::text,
  profile_for text,
  filled_in_by text,
  CONSTRAINT users_mobile_no_key UNIQUE (mobile_no),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_filled_in_by_check CHECK ((filled_in_by = ANY (ARRAY['self'::text, 'mother'::text, 'father'::text, 'brother'::text, 'sister'::text, 'relative'::text, 'friend'::text]))),
  CONSTRAINT users_profile_for_check CHECK ((profile_for = ANY (ARRAY['self'::text, 'son'::text, 'daughter'::text, 'brother'::text, 'sister'::text, 'relative'::text, 'friend'::text]))),
  CONSTRAINT users_role_check CHECK ((role ~ '^[A-Z][A-Z_]*$'::text))
);
CREATE INDEX users_created_at ON users USING btree (created_at DESC, id DESC);
CREATE TRIGGER keep_made_up_apart BEFORE INSERT OR UPDATE OF made_up ON users FOR EACH ROW EXECUTE FUNCTION keep_made_up_apart();
CREATE TRIGGER note_erasure AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE OR REPLACE FUNCTION home_marriage_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP <> 'INSERT' THEN PERFORM note_home_change(OLD.domain); END IF;
      IF TG_OP <> 'DELETE' THEN PERFORM note_home_change(NEW.domain); END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION home_photo_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE
      owner profiles;
    BEGIN
      -- the lock waits for whoever features this profile just now
      SELECT * INTO owner FROM profiles
        WHERE user_id = coalesce(NEW.profile_id, OLD.profile_id) FOR SHARE;
      IF owner.featured THEN PERFORM note_home_change(owner.domain); END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION home_profile_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.featured THEN PERFORM note_home_change(OLD.domain); END IF;
      IF TG_OP <> 'DELETE' AND NEW.featured THEN PERFORM note_home_change(NEW.domain); END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION iso_date(text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN make_date((substr($1, 1, 4))::integer, (substr($1, 6, 2))::integer, (substr($1, 9, 2))::integer);

CREATE OR REPLACE FUNCTION keep_made_up_apart()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      INSERT INTO instance (made_up) VALUES (NEW.made_up) ON CONFLICT DO NOTHING;
      IF NEW.made_up <> (SELECT made_up FROM instance) THEN
        RAISE EXCEPTION 'made-up and real people may not share a database' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $function$;

CREATE OR REPLACE FUNCTION note_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      INSERT INTO erasures (table_name, row_id)
        VALUES (TG_TABLE_NAME, (to_jsonb(OLD) ->> TG_ARGV[0])::uuid) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION note_home_change(text)
 RETURNS void
 LANGUAGE sql
AS $function$
      INSERT INTO home_versions (domain) VALUES ($1)
        ON CONFLICT (domain) DO UPDATE SET version = home_versions.version + 1
    $function$;

CREATE OR REPLACE FUNCTION note_search_change(profiles)
 RETURNS void
 LANGUAGE sql
AS $function$
      WITH moved AS (
        INSERT INTO search_versions (domain, gender) VALUES ($1.domain, $1.gender)
          ON CONFLICT (domain, gender) DO UPDATE SET version = search_versions.version + 1
          RETURNING version
      )
      INSERT INTO search_changes (domain, gender, profile_id, version)
        SELECT $1.domain, $1.gender, $1.user_id, version FROM moved
        ON CONFLICT (domain, gender, profile_id) DO UPDATE SET version = excluded.version
    $function$;

CREATE OR REPLACE FUNCTION photo_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE
      owner profiles;
    BEGIN
      -- the lock waits for whoever approves this profile just now
      SELECT * INTO owner FROM profiles
        WHERE user_id = coalesce(NEW.profile_id, OLD.profile_id) FOR SHARE;
      IF owner.status = 200 THEN PERFORM note_search_change(owner); END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION profile_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 200 THEN PERFORM note_search_change(OLD); END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 200 THEN PERFORM note_search_change(NEW); END IF;
      RETURN NULL;
    END $function$;
