-- What all migrations together make, to be read and not to be run: npm run schema writes it.

CREATE SEQUENCE mid_numbers AS bigint START 100001 INCREMENT 1;

CREATE TABLE absences (
  profile_id uuid NOT NULL,
  kind text NOT NULL,
  since timestamp with time zone NOT NULL,
  by_office boolean NOT NULL,
  actor_id uuid,
  reason text,
  warned_at timestamp with time zone,
  CONSTRAINT absences_pkey PRIMARY KEY (profile_id, kind),
  CONSTRAINT absences_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT absences_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT absences_check CHECK (((reason IS NOT NULL) OR (NOT by_office))),
  CONSTRAINT absences_kind_check CHECK ((kind = ANY (ARRAY['paused'::text, 'closed'::text, 'quiet'::text])))
);
CREATE INDEX absences_actor_id ON absences USING btree (actor_id);
CREATE INDEX absences_closed ON absences USING btree (since) WHERE (kind = 'closed'::text);

CREATE TABLE active_marks (
  day date NOT NULL,
  mark bigint NOT NULL,
  CONSTRAINT active_marks_pkey PRIMARY KEY (day, mark)
);

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

CREATE TABLE askings (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  heard_on date NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  by_mail boolean NOT NULL,
  push_id uuid,
  hides_on date,
  hidden_at timestamp with time zone,
  back_at timestamp with time zone,
  call_why text,
  call_since timestamp with time zone,
  called_at timestamp with time zone,
  calls integer NOT NULL DEFAULT 0,
  CONSTRAINT askings_id_key UNIQUE (id),
  CONSTRAINT askings_pkey PRIMARY KEY (user_id),
  CONSTRAINT askings_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT askings_call_why_check CHECK ((call_why = ANY (ARRAY['never'::text, 'unreached'::text, 'found'::text]))),
  CONSTRAINT askings_check CHECK (((call_why IS NULL) = (call_since IS NULL)))
);
CREATE INDEX askings_call_since ON askings USING btree (call_since) WHERE (call_since IS NOT NULL);
CREATE INDEX askings_hides_on ON askings USING btree (hides_on) WHERE (hidden_at IS NULL);

CREATE TABLE authenticator_apps (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  sealed_secret text NOT NULL,
  last_step integer NOT NULL,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT authenticator_apps_user_id_key UNIQUE (user_id),
  CONSTRAINT authenticator_apps_pkey PRIMARY KEY (id),
  CONSTRAINT authenticator_apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER note_erasure AFTER DELETE ON authenticator_apps FOR EACH ROW EXECUTE FUNCTION note_erasure('id');
CREATE TRIGGER note_maybe_staff AFTER INSERT ON authenticator_apps FOR EACH ROW EXECUTE FUNCTION note_maybe_staff();

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

CREATE TABLE complaint_pictures (
  id uuid NOT NULL,
  complaint_id uuid NOT NULL,
  upload_id uuid,
  CONSTRAINT complaint_pictures_complaint_id_upload_id_key UNIQUE (complaint_id, upload_id),
  CONSTRAINT complaint_pictures_pkey PRIMARY KEY (id),
  CONSTRAINT complaint_pictures_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE
);
CREATE TRIGGER note_erasure AFTER DELETE ON complaint_pictures FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE complaints (
  id uuid NOT NULL,
  reporter_id uuid,
  profile_id uuid NOT NULL,
  reason text NOT NULL,
  text text NOT NULL,
  told_at timestamp with time zone NOT NULL,
  decision text,
  answer text,
  decided_at timestamp with time zone,
  CONSTRAINT complaints_pkey PRIMARY KEY (id),
  CONSTRAINT complaints_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT complaints_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT complaints_check CHECK (((decided_at IS NULL) = (decision IS NULL))),
  CONSTRAINT complaints_decision_check CHECK ((decision = ANY (ARRAY['nothing'::text, 'warned'::text, 'refused'::text]))),
  CONSTRAINT complaints_reason_check CHECK ((reason = ANY (ARRAY['fake'::text, 'married'::text, 'indecent'::text, 'money'::text])))
);
CREATE INDEX complaints_profile_id ON complaints USING btree (profile_id, told_at DESC);
CREATE INDEX complaints_reporter_id ON complaints USING btree (reporter_id, told_at DESC);
CREATE INDEX complaints_told_at ON complaints USING btree (told_at, id) WHERE (decision IS NULL);
CREATE UNIQUE INDEX complaints_waiting ON complaints USING btree (reporter_id, profile_id) WHERE (decision IS NULL);
CREATE TRIGGER note_erasure AFTER DELETE ON complaints FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE corrections (
  id uuid NOT NULL,
  profile_id uuid NOT NULL,
  section text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL,
  corrected_at timestamp with time zone NOT NULL,
  corrected_by uuid,
  objection text,
  objected_at timestamp with time zone,
  answer text,
  answer_reason text,
  answered_at timestamp with time zone,
  CONSTRAINT corrections_pkey PRIMARY KEY (id),
  CONSTRAINT corrections_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT corrections_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT corrections_answer_check CHECK ((answer = ANY (ARRAY['kept'::text, 'restored'::text]))),
  CONSTRAINT corrections_check CHECK (((objection IS NULL) = (objected_at IS NULL))),
  CONSTRAINT corrections_check1 CHECK ((num_nulls(answer, answer_reason, answered_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT corrections_check2 CHECK (((answer IS NULL) OR (objection IS NOT NULL))),
  CONSTRAINT corrections_section_check CHECK ((section = ANY (ARRAY['basic'::text, 'personal'::text, 'work'::text, 'family'::text, 'horoscope'::text])))
);
CREATE INDEX corrections_corrected_by ON corrections USING btree (corrected_by);
CREATE INDEX corrections_profile_id ON corrections USING btree (profile_id, corrected_at DESC);
CREATE INDEX corrections_waiting ON corrections USING btree (objected_at) WHERE ((objection IS NOT NULL) AND (answer IS NULL));

CREATE TABLE daily_counts (
  day date NOT NULL,
  domain text NOT NULL,
  what text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT daily_counts_pkey PRIMARY KEY (day, domain, what),
  CONSTRAINT daily_counts_count_check CHECK ((count >= 0)),
  CONSTRAINT daily_counts_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT daily_counts_what_check CHECK ((what = ANY (ARRAY['active'::text, 'searches'::text, 'downloads'::text])))
);

CREATE TABLE digests (
  user_id uuid NOT NULL,
  every text NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  next_at timestamp with time zone NOT NULL,
  since timestamp with time zone NOT NULL,
  made_on date,
  CONSTRAINT digests_pkey PRIMARY KEY (user_id),
  CONSTRAINT digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT digests_every_check CHECK ((every = ANY (ARRAY['daily'::text, 'weekly'::text])))
);
CREATE INDEX digests_next_at ON digests USING btree (next_at);

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

CREATE TABLE entries (
  id uuid NOT NULL,
  domain text NOT NULL,
  entered_by uuid,
  state text NOT NULL,
  version integer NOT NULL,
  sections jsonb NOT NULL,
  mobile_no text,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  link_id uuid,
  code_hash text,
  code_until timestamp with time zone,
  code_attempts integer NOT NULL DEFAULT 0,
  user_id uuid,
  confirmed_at timestamp with time zone,
  confirmed_way text,
  confirmed_address text,
  confirmed_terms text,
  CONSTRAINT entries_user_id_key UNIQUE (user_id),
  CONSTRAINT entries_pkey PRIMARY KEY (id),
  CONSTRAINT entries_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT entries_check CHECK (((state = 'confirmed'::text) = (user_id IS NOT NULL))),
  CONSTRAINT entries_check1 CHECK (((state = 'confirmed'::text) = (confirmed_at IS NOT NULL))),
  CONSTRAINT entries_check2 CHECK (((state = 'awaiting'::text) OR ((link_id IS NULL) AND (code_hash IS NULL)))),
  CONSTRAINT entries_check3 CHECK (((code_hash IS NULL) = (code_until IS NULL))),
  CONSTRAINT entries_confirmed_way_check CHECK ((confirmed_way = ANY (ARRAY['link'::text, 'code'::text]))),
  CONSTRAINT entries_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT entries_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'awaiting'::text, 'confirmed'::text])))
);
CREATE INDEX entries_changed_at ON entries USING btree (domain, changed_at DESC);
CREATE INDEX entries_due ON entries USING btree (GREATEST(created_at, sent_at)) WHERE (state <> 'confirmed'::text);
CREATE INDEX entries_entered_by ON entries USING btree (entered_by, changed_at DESC);
CREATE INDEX entries_mobile_no ON entries USING btree (mobile_no) WHERE (code_hash IS NOT NULL);
CREATE TRIGGER erase_history AFTER DELETE ON entries FOR EACH ROW EXECUTE FUNCTION erase_history_of_row();
CREATE TRIGGER note_erasure AFTER DELETE ON entries FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE entry_files (
  id uuid NOT NULL,
  entry_id uuid NOT NULL,
  upload_id uuid,
  name text NOT NULL,
  kind text NOT NULL,
  bytes integer NOT NULL,
  pages integer,
  CONSTRAINT entry_files_pkey PRIMARY KEY (id),
  CONSTRAINT entry_files_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id) ON DELETE CASCADE
);
CREATE INDEX entry_files_entry_id ON entry_files USING btree (entry_id);
CREATE TRIGGER note_erasure AFTER DELETE ON entry_files FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE entry_photos (
  id uuid NOT NULL,
  entry_id uuid NOT NULL,
  upload_id uuid,
  width integer NOT NULL,
  height integer NOT NULL,
  preview text NOT NULL,
  hash text,
  CONSTRAINT entry_photos_entry_id_upload_id_key UNIQUE (entry_id, upload_id),
  CONSTRAINT entry_photos_pkey PRIMARY KEY (id),
  CONSTRAINT entry_photos_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id) ON DELETE CASCADE
);
CREATE TRIGGER note_erasure AFTER DELETE ON entry_photos FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE erasure_receipts (
  account_id uuid NOT NULL,
  domain text NOT NULL,
  receipt_year smallint NOT NULL,
  receipt_number integer NOT NULL,
  mid text,
  asked_by text NOT NULL,
  asked_on text NOT NULL,
  erased_at timestamp with time zone NOT NULL,
  erased_by uuid,
  erased_by_name text NOT NULL,
  goes jsonb NOT NULL,
  stays jsonb NOT NULL,
  CONSTRAINT erasure_receipts_domain_receipt_year_receipt_number_key UNIQUE (domain, receipt_year, receipt_number),
  CONSTRAINT erasure_receipts_pkey PRIMARY KEY (account_id),
  CONSTRAINT erasure_receipts_erased_by_fkey FOREIGN KEY (erased_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT erasure_receipts_asked_by_check CHECK ((asked_by = ANY (ARRAY['telephone'::text, 'whatsapp'::text, 'email'::text, 'letter'::text, 'visit'::text, 'closing'::text]))),
  CONSTRAINT erasure_receipts_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT erasure_receipts_receipt_number_check CHECK ((receipt_number > 0))
);
CREATE INDEX erasure_receipts_erased_by ON erasure_receipts USING btree (erased_by);

CREATE TABLE erasures (
  table_name text NOT NULL,
  row_id uuid NOT NULL,
  erased_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT erasures_pkey PRIMARY KEY (table_name, row_id)
);

CREATE TABLE factor_tickets (
  ticket_hash text NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  keep_signed_in boolean NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT factor_tickets_pkey PRIMARY KEY (ticket_hash),
  CONSTRAINT factor_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT factor_tickets_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'confirm'::text, 'add-passkey'::text])))
);
CREATE INDEX factor_tickets_user_id ON factor_tickets USING btree (user_id);

CREATE TABLE first_start (
  one boolean NOT NULL DEFAULT true,
  secret_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT first_start_pkey PRIMARY KEY (one),
  CONSTRAINT first_start_one_check CHECK (one)
);

CREATE TABLE gateway_events (
  id text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT gateway_events_pkey PRIMARY KEY (id)
);
CREATE INDEX gateway_events_received_at ON gateway_events USING btree (received_at);

CREATE TABLE gateway_orders (
  id uuid NOT NULL,
  user_id uuid,
  domain text NOT NULL,
  package text NOT NULL,
  amount integer NOT NULL,
  profiles integer NOT NULL,
  days integer NOT NULL,
  gateway_order text NOT NULL,
  gateway_payment text,
  payment_id uuid,
  created_at timestamp with time zone NOT NULL,
  checked_at timestamp with time zone,
  paid_at timestamp with time zone,
  CONSTRAINT gateway_orders_gateway_order_key UNIQUE (gateway_order),
  CONSTRAINT gateway_orders_gateway_payment_key UNIQUE (gateway_payment),
  CONSTRAINT gateway_orders_payment_id_key UNIQUE (payment_id),
  CONSTRAINT gateway_orders_pkey PRIMARY KEY (id),
  CONSTRAINT gateway_orders_package_fkey FOREIGN KEY (package) REFERENCES packages(code),
  CONSTRAINT gateway_orders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT gateway_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT gateway_orders_amount_check CHECK ((amount > 0)),
  CONSTRAINT gateway_orders_check CHECK ((num_nulls(gateway_payment, payment_id, paid_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT gateway_orders_days_check CHECK ((days >= 0)),
  CONSTRAINT gateway_orders_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT gateway_orders_profiles_check CHECK ((profiles >= 0))
);
CREATE INDEX gateway_orders_open ON gateway_orders USING btree (created_at) WHERE (paid_at IS NULL);
CREATE INDEX gateway_orders_user_id ON gateway_orders USING btree (user_id, created_at DESC);

CREATE TABLE gateway_refunds (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  payment_id uuid,
  gateway_payment text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  gateway_refund text,
  fault text,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT gateway_refunds_payment_id_key UNIQUE (payment_id),
  CONSTRAINT gateway_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT gateway_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES gateway_orders(id),
  CONSTRAINT gateway_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT gateway_refunds_amount_check CHECK ((amount > 0)),
  CONSTRAINT gateway_refunds_check CHECK (((done_at IS NULL) = (state = 'waiting'::text))),
  CONSTRAINT gateway_refunds_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX gateway_refunds_order_id ON gateway_refunds USING btree (order_id);
CREATE UNIQUE INDEX gateway_refunds_returned ON gateway_refunds USING btree (gateway_payment) WHERE (payment_id IS NULL);
CREATE INDEX gateway_refunds_waiting ON gateway_refunds USING btree (created_at) WHERE (state = 'waiting'::text);

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

CREATE TABLE held_changes (
  profile_id uuid NOT NULL,
  section text NOT NULL,
  fields jsonb NOT NULL,
  state text NOT NULL,
  reason text,
  held_at timestamp with time zone NOT NULL,
  CONSTRAINT held_changes_pkey PRIMARY KEY (profile_id, section),
  CONSTRAINT held_changes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT held_changes_section_check CHECK ((section = ANY (ARRAY['basic'::text, 'family'::text]))),
  CONSTRAINT held_changes_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'refused'::text])))
);
CREATE INDEX held_changes_waiting ON held_changes USING btree (held_at, profile_id, section) WHERE (state = 'waiting'::text);

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

CREATE TABLE hidden_profiles (
  user_id uuid NOT NULL,
  profile_id uuid NOT NULL,
  hidden_at timestamp with time zone NOT NULL,
  CONSTRAINT hidden_profiles_pkey PRIMARY KEY (user_id, profile_id),
  CONSTRAINT hidden_profiles_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT hidden_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX hidden_profiles_profile_id ON hidden_profiles USING btree (profile_id);

CREATE TABLE history (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
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
  commitment bytea NOT NULL,
  CONSTRAINT history_pkey PRIMARY KEY (id),
  CONSTRAINT history_commitment_check CHECK ((length(commitment) = 32))
);
CREATE INDEX history_actor_id ON history USING btree (actor_id, at DESC);
CREATE INDEX history_at ON history USING btree (at DESC, id DESC);
CREATE INDEX history_looks ON history USING btree (subject_id, at DESC) WHERE (action = 'look'::text);
CREATE INDEX history_subject_id ON history USING btree (subject_id, at DESC);
CREATE CONSTRAINT TRIGGER chain_history AFTER INSERT ON history DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_history();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE history_chain (
  "position" bigint NOT NULL,
  history_id uuid NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT history_chain_history_id_key UNIQUE (history_id),
  CONSTRAINT history_chain_pkey PRIMARY KEY ("position"),
  CONSTRAINT history_chain_history_id_fkey FOREIGN KEY (history_id) REFERENCES history(id)
);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON history_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE history_values (
  history_id uuid NOT NULL,
  salt bytea,
  contents json,
  erased_at timestamp with time zone,
  CONSTRAINT history_values_pkey PRIMARY KEY (history_id),
  CONSTRAINT history_values_history_id_fkey FOREIGN KEY (history_id) REFERENCES history(id),
  CONSTRAINT history_values_check CHECK ((((salt IS NULL) = (contents IS NULL)) AND ((contents IS NULL) = (erased_at IS NOT NULL))))
);
CREATE TRIGGER refuse_change BEFORE DELETE OR TRUNCATE ON history_values FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_other_values BEFORE UPDATE ON history_values FOR EACH ROW WHEN (((new.history_id <> old.history_id) OR (new.contents IS NOT NULL))) EXECUTE FUNCTION refuse_change();

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

CREATE TABLE import_entries (
  entry_id uuid NOT NULL,
  import_id uuid NOT NULL,
  CONSTRAINT import_entries_pkey PRIMARY KEY (entry_id),
  CONSTRAINT import_entries_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id) ON DELETE CASCADE,
  CONSTRAINT import_entries_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_entries_import_id ON import_entries USING btree (import_id);

CREATE TABLE import_rows (
  import_id uuid NOT NULL,
  "row" integer NOT NULL,
  cells jsonb NOT NULL,
  sections jsonb NOT NULL,
  faults jsonb NOT NULL,
  name text,
  mobile_no text,
  incomplete boolean NOT NULL,
  left_out boolean NOT NULL DEFAULT false,
  same_row integer,
  entered boolean NOT NULL DEFAULT false,
  CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, "row"),
  CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

CREATE TABLE imports (
  id uuid NOT NULL,
  domain text NOT NULL,
  entered_by uuid NOT NULL,
  upload_id uuid,
  name text NOT NULL,
  state text NOT NULL,
  columns jsonb NOT NULL,
  ignored jsonb NOT NULL,
  doubled jsonb NOT NULL,
  missing jsonb NOT NULL,
  rows integer NOT NULL,
  examples integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  kept_at timestamp with time zone,
  CONSTRAINT imports_entered_by_upload_id_key UNIQUE (entered_by, upload_id),
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT imports_check CHECK (((state = 'open'::text) = (kept_at IS NULL))),
  CONSTRAINT imports_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['open'::text, 'kept'::text, 'undone'::text])))
);
CREATE INDEX imports_due ON imports USING btree (COALESCE(kept_at, created_at));

CREATE TABLE instance (
  only_row boolean NOT NULL DEFAULT true,
  made_up boolean NOT NULL,
  CONSTRAINT instance_pkey PRIMARY KEY (only_row),
  CONSTRAINT instance_only_row_check CHECK (only_row)
);

CREATE TABLE journeys (
  user_id uuid,
  domain text NOT NULL,
  registered_on date NOT NULL,
  furthest smallint NOT NULL,
  completed_on date,
  approved_on date,
  married_on date,
  married_status smallint,
  CONSTRAINT journeys_user_id_key UNIQUE (user_id),
  CONSTRAINT journeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT journeys_furthest_check CHECK (((furthest >= 0) AND (furthest <= 6)))
);
CREATE INDEX journeys_approved_on ON journeys USING btree (approved_on, domain) WHERE (approved_on IS NOT NULL);
CREATE INDEX journeys_completed_on ON journeys USING btree (completed_on, domain) WHERE (completed_on IS NOT NULL);
CREATE INDEX journeys_married_on ON journeys USING btree (married_on, domain) WHERE (married_on IS NOT NULL);
CREATE INDEX journeys_registered_on ON journeys USING btree (registered_on, domain, furthest) INCLUDE (completed_on, approved_on);

CREATE TABLE list_budgets (
  user_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  lists integer NOT NULL,
  burst_since timestamp with time zone NOT NULL,
  burst integer NOT NULL,
  CONSTRAINT list_budgets_pkey PRIMARY KEY (user_id),
  CONSTRAINT list_budgets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE live_changes (
  profile_id uuid NOT NULL,
  section text NOT NULL,
  before jsonb NOT NULL,
  since timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT live_changes_pkey PRIMARY KEY (profile_id, section),
  CONSTRAINT live_changes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT live_changes_section_check CHECK ((section = ANY (ARRAY['basic'::text, 'personal'::text, 'work'::text, 'family'::text, 'horoscope'::text])))
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
  email text,
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
  refused boolean NOT NULL DEFAULT false,
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

CREATE TABLE member_notes (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT member_notes_pkey PRIMARY KEY (id),
  CONSTRAINT member_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT member_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX member_notes_author_id ON member_notes USING btree (author_id);
CREATE INDEX member_notes_member_id ON member_notes USING btree (member_id, noted_at DESC, id DESC);

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

CREATE TABLE passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  host text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  added_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id ON passkeys USING btree (user_id);
CREATE TRIGGER note_erasure AFTER DELETE ON passkeys FOR EACH ROW EXECUTE FUNCTION note_erasure('id');
CREATE TRIGGER note_maybe_staff AFTER INSERT ON passkeys FOR EACH ROW EXECUTE FUNCTION note_maybe_staff();

CREATE TABLE payment_claims (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  package text NOT NULL,
  amount integer NOT NULL,
  way text NOT NULL,
  reference text NOT NULL,
  reference_key text NOT NULL,
  paid_on text NOT NULL,
  told_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  payment_id uuid,
  reason text,
  decided_at timestamp with time zone,
  profiles integer NOT NULL,
  days integer NOT NULL,
  CONSTRAINT payment_claims_pkey PRIMARY KEY (id),
  CONSTRAINT payment_claims_package_fkey FOREIGN KEY (package) REFERENCES packages(code),
  CONSTRAINT payment_claims_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE SET NULL,
  CONSTRAINT payment_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT payment_claims_amount_check CHECK ((amount >= 0)),
  CONSTRAINT payment_claims_check CHECK (((decided_at IS NULL) = (state = 'waiting'::text))),
  CONSTRAINT payment_claims_days_check CHECK ((days > 0)),
  CONSTRAINT payment_claims_profiles_check CHECK ((profiles > 0)),
  CONSTRAINT payment_claims_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'activated'::text, 'refused'::text]))),
  CONSTRAINT payment_claims_way_check CHECK ((way = ANY (ARRAY['upi'::text, 'bank'::text, 'card'::text])))
);
CREATE INDEX payment_claims_told_at ON payment_claims USING btree (told_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX payment_claims_user_id ON payment_claims USING btree (user_id, told_at DESC);
CREATE UNIQUE INDEX payment_claims_waiting ON payment_claims USING btree (user_id, package) WHERE (state = 'waiting'::text);
CREATE TRIGGER note_erasure AFTER DELETE ON payment_claims FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE payment_screenshots (
  id uuid NOT NULL,
  claim_id uuid NOT NULL,
  CONSTRAINT payment_screenshots_claim_id_key UNIQUE (claim_id),
  CONSTRAINT payment_screenshots_pkey PRIMARY KEY (id),
  CONSTRAINT payment_screenshots_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES payment_claims(id) ON DELETE CASCADE
);
CREATE TRIGGER note_erasure AFTER DELETE ON payment_screenshots FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE payments (
  id uuid NOT NULL,
  subscription_id uuid,
  package text NOT NULL,
  reference text NOT NULL,
  amount integer NOT NULL,
  activated_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  domain text NOT NULL,
  user_id uuid,
  mid text,
  way text,
  reference_key text NOT NULL,
  profiles integer NOT NULL,
  days integer NOT NULL,
  receipt_year smallint NOT NULL,
  receipt_number integer NOT NULL,
  corrected_at timestamp with time zone,
  refunded_at timestamp with time zone,
  refunded_by uuid,
  refunded_amount integer,
  refund_reason text,
  profiles_taken integer,
  days_taken integer,
  CONSTRAINT payments_domain_receipt_year_receipt_number_key UNIQUE (domain, receipt_year, receipt_number),
  CONSTRAINT payments_reference_key_key UNIQUE (reference_key),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_activated_by_fkey FOREIGN KEY (activated_by) REFERENCES users(id),
  CONSTRAINT payments_package_fkey FOREIGN KEY (package) REFERENCES packages(code),
  CONSTRAINT payments_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES users(id),
  CONSTRAINT payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL,
  CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_amount_check CHECK ((amount >= 0)),
  CONSTRAINT payments_check CHECK (((refunded_amount >= 0) AND (refunded_amount <= amount))),
  CONSTRAINT payments_check1 CHECK (((profiles_taken >= 0) AND (profiles_taken <= profiles))),
  CONSTRAINT payments_check2 CHECK (((days_taken >= 0) AND (days_taken <= days))),
  CONSTRAINT payments_check3 CHECK ((num_nulls(refunded_at, refunded_by, refunded_amount, refund_reason, profiles_taken, days_taken) = ANY (ARRAY[0, 6]))),
  CONSTRAINT payments_days_check CHECK ((days >= 0)),
  CONSTRAINT payments_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT payments_profiles_check CHECK ((profiles >= 0)),
  CONSTRAINT payments_receipt_number_check CHECK ((receipt_number > 0)),
  CONSTRAINT payments_way_check CHECK ((way = ANY (ARRAY['upi'::text, 'bank'::text, 'card'::text, 'cash'::text, 'online'::text])))
);
CREATE INDEX payments_created_at ON payments USING btree (created_at DESC, id DESC);
CREATE INDEX payments_refunded_at ON payments USING btree (refunded_at) WHERE (refunded_at IS NOT NULL);
CREATE INDEX payments_subscription_id ON payments USING btree (subscription_id);
CREATE INDEX payments_user_id ON payments USING btree (user_id, created_at DESC);

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
CREATE INDEX photos_waiting_profiles ON photos USING btree (profile_id, created_at) WHERE ((state = 'waiting'::text) AND (removed_at IS NULL));
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
  waiting_since timestamp with time zone,
  away text,
  raasi text GENERATED ALWAYS AS ((horoscope ->> 'raasi'::text)) STORED,
  padham smallint GENERATED ALWAYS AS (
CASE
    WHEN ((horoscope ->> 'padham'::text) = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text])) THEN ((horoscope ->> 'padham'::text))::smallint
    ELSE NULL::smallint
END) STORED,
  language text GENERATED ALWAYS AS ((basic ->> 'language'::text)) STORED,
  surname text GENERATED ALWAYS AS ("left"((basic ->> 'surname'::text), 60)) STORED,
  city text GENERATED ALWAYS AS ("left"((basic ->> 'city'::text), 60)) STORED,
  filled_in_by text GENERATED ALWAYS AS ((basic ->> 'filled_in_by'::text)) STORED,
  height smallint GENERATED ALWAYS AS (
CASE
    WHEN ((personal ->> 'height'::text) ~ '^[0-9]{2,3}$'::text) THEN ((personal ->> 'height'::text))::smallint
    ELSE NULL::smallint
END) STORED,
  physical_status text GENERATED ALWAYS AS ((personal ->> 'physical_status'::text)) STORED,
  food_habits text GENERATED ALWAYS AS ((personal ->> 'food_habits'::text)) STORED,
  education_desc text GENERATED ALWAYS AS ("left"((work ->> 'education_desc'::text), 120)) STORED,
  profession text GENERATED ALWAYS AS ((work ->> 'profession'::text)) STORED,
  "position" text GENERATED ALWAYS AS ("left"((work ->> 'position'::text), 80)) STORED,
  work_location text GENERATED ALWAYS AS ("left"((work ->> 'work_location'::text), 80)) STORED,
  family_status text GENERATED ALWAYS AS ((family ->> 'family_status'::text)) STORED,
  preferences jsonb,
  CONSTRAINT profiles_mid_key UNIQUE (mid),
  CONSTRAINT profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT profiles_away_check CHECK ((away = ANY (ARRAY['paused'::text, 'closed'::text, 'quiet'::text]))),
  CONSTRAINT profiles_check CHECK (((NOT featured) OR (status = 200))),
  CONSTRAINT profiles_check1 CHECK (((status <> 200) OR (complete AND (approved_at IS NOT NULL) AND (mid IS NOT NULL)))),
  CONSTRAINT profiles_mid_check CHECK ((mid ~ '^M[MF][0-9]{6}$'::text)),
  CONSTRAINT profiles_status_check CHECK ((status = ANY (ARRAY[0, 10, 200, 300, 301, 500, 501])))
);
CREATE INDEX profiles_created_at ON profiles USING btree (domain, created_at DESC, user_id DESC);
CREATE INDEX profiles_date_of_birth ON profiles USING btree (date_of_birth);
CREATE INDEX profiles_featured ON profiles USING btree (domain, gender, approved_at DESC, user_id DESC) WHERE featured;
CREATE INDEX profiles_names ON profiles USING btree (name, domain, user_id);
CREATE INDEX profiles_numbers ON profiles USING gin (profile_numbers(basic, personal, work, family, horoscope));
CREATE INDEX profiles_search ON profiles USING btree (domain, gender, approved_at DESC, user_id DESC) INCLUDE (date_of_birth, community, state, education, annual_income, marital_status, birth_star, raasi, padham, mid, language, surname, city, filled_in_by, height, physical_status, food_habits, education_desc, profession, "position", work_location, family_status, preferences) WHERE ((status = 200) AND (away IS NULL));
CREATE INDEX profiles_sounds ON profiles USING gin (name_sounds(name));
CREATE INDEX profiles_waiting ON profiles USING btree (domain, waiting_since) WHERE (waiting_since IS NOT NULL);
CREATE TRIGGER home_profile_changed AFTER INSERT OR DELETE OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION home_profile_changed();
CREATE TRIGGER note_erasure AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION note_erasure('user_id');
CREATE TRIGGER note_journey AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION note_journey();
CREATE TRIGGER note_journey_on AFTER UPDATE ON profiles FOR EACH ROW WHEN (((old.status <> new.status) OR (old.complete <> new.complete) OR (old.photos_done <> new.photos_done) OR (num_nulls(old.basic, old.personal, old.work, old.family, old.horoscope) <> num_nulls(new.basic, new.personal, new.work, new.family, new.horoscope)))) EXECUTE FUNCTION note_journey();
CREATE TRIGGER note_wait AFTER UPDATE ON profiles FOR EACH ROW WHEN (((old.waiting_since IS NOT NULL) AND (new.waiting_since IS NULL) AND (new.status = ANY (ARRAY[200, 500, 501])))) EXECUTE FUNCTION note_wait();
CREATE TRIGGER note_waiting BEFORE INSERT OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION note_waiting();
CREATE TRIGGER profile_changed AFTER INSERT OR DELETE OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION profile_changed();

CREATE TABLE push_messages (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  once text,
  queued_at timestamp with time zone NOT NULL,
  taken_at timestamp with time zone,
  CONSTRAINT push_messages_once_key UNIQUE (once),
  CONSTRAINT push_messages_pkey PRIMARY KEY (id),
  CONSTRAINT push_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_messages_queued_at ON push_messages USING btree (queued_at);
CREATE INDEX push_messages_user_id ON push_messages USING btree (user_id);

CREATE TABLE push_refusals (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  CONSTRAINT push_refusals_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT push_refusals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  site_key text NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_session_id ON push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user_id ON push_subscriptions USING btree (user_id, created_at);
CREATE TRIGGER begin_search_news AFTER INSERT OR UPDATE OF user_id ON push_subscriptions FOR EACH ROW EXECUTE FUNCTION begin_search_news();
CREATE TRIGGER note_erasure AFTER DELETE ON push_subscriptions FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE receipt_numbers (
  domain text NOT NULL,
  year smallint NOT NULL,
  last integer NOT NULL,
  CONSTRAINT receipt_numbers_pkey PRIMARY KEY (domain, year),
  CONSTRAINT receipt_numbers_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text])))
);

CREATE TABLE recovery_codes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_codes_user_id_code_hash_key UNIQUE (user_id, code_hash),
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (id),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER note_erasure AFTER DELETE ON recovery_codes FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE review_claims (
  profile_id uuid NOT NULL,
  user_id uuid NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT review_claims_pkey PRIMARY KEY (profile_id),
  CONSTRAINT review_claims_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT review_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX review_claims_user_id ON review_claims USING btree (user_id);

CREATE TABLE review_waits (
  day date NOT NULL,
  domain text NOT NULL,
  seconds integer NOT NULL,
  CONSTRAINT review_waits_seconds_check CHECK ((seconds >= 0))
);
CREATE INDEX review_waits_day ON review_waits USING btree (day, domain, seconds);

CREATE TABLE reviewed_profiles (
  profile_id uuid NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  status smallint NOT NULL,
  double_of uuid,
  contents jsonb NOT NULL,
  CONSTRAINT reviewed_profiles_pkey PRIMARY KEY (profile_id),
  CONSTRAINT reviewed_profiles_double_of_fkey FOREIGN KEY (double_of) REFERENCES profiles(user_id) ON DELETE SET NULL,
  CONSTRAINT reviewed_profiles_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX reviewed_profiles_double_of ON reviewed_profiles USING btree (double_of) WHERE (double_of IS NOT NULL);

CREATE TABLE running_processes (
  id uuid NOT NULL,
  machine text NOT NULL,
  settings jsonb NOT NULL,
  low_disks jsonb NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT running_processes_pkey PRIMARY KEY (id)
);

CREATE TABLE saved_indexes (
  id uuid NOT NULL,
  saved_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT saved_indexes_pkey PRIMARY KEY (id)
);
CREATE INDEX saved_indexes_saved_at ON saved_indexes USING btree (saved_at);

CREATE TABLE saved_searches (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  filters jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  looked_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_searches_user_id_name_key UNIQUE (user_id, name),
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE saved_views (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  filters jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_views_user_id ON saved_views USING btree (user_id, created_at, id);

CREATE TABLE search_changes (
  domain text NOT NULL,
  gender text NOT NULL,
  profile_id uuid NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT search_changes_pkey PRIMARY KEY (domain, gender, profile_id)
);
CREATE INDEX search_changes_version ON search_changes USING btree (domain, gender, version);

CREATE TABLE search_news (
  user_id uuid NOT NULL,
  next_at timestamp with time zone NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT search_news_pkey PRIMARY KEY (user_id),
  CONSTRAINT search_news_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX search_news_next_at ON search_news USING btree (next_at);

CREATE TABLE search_versions (
  domain text NOT NULL,
  gender text NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT search_versions_pkey PRIMARY KEY (domain, gender)
);
CREATE TRIGGER forget_all_saved_indexes AFTER DELETE OR TRUNCATE ON search_versions FOR EACH STATEMENT EXECUTE FUNCTION forget_saved_indexes();
CREATE TRIGGER forget_saved_indexes AFTER UPDATE ON search_versions FOR EACH ROW WHEN ((new.version < old.version)) EXECUTE FUNCTION forget_saved_indexes();

CREATE TABLE seen_profiles (
  user_id uuid NOT NULL,
  profile_id uuid NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT seen_profiles_pkey PRIMARY KEY (user_id, profile_id),
  CONSTRAINT seen_profiles_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT seen_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX seen_profiles_profile_id ON seen_profiles USING btree (profile_id);

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
  proved_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id ON sessions USING btree (user_id);
CREATE TRIGGER end_push AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION end_push();

CREATE TABLE setup_decisions (
  name text NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  CONSTRAINT setup_decisions_pkey PRIMARY KEY (name),
  CONSTRAINT setup_decisions_name_check CHECK ((name = 'one-host'::text))
);

CREATE TABLE shared_links (
  id uuid NOT NULL,
  profile_id uuid NOT NULL,
  secret_hash text NOT NULL,
  contact boolean NOT NULL,
  face boolean NOT NULL,
  openings integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT shared_links_pkey PRIMARY KEY (id),
  CONSTRAINT shared_links_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX shared_links_expires_at ON shared_links USING btree (expires_at);
CREATE INDEX shared_links_profile_id ON shared_links USING btree (profile_id, created_at);
CREATE TRIGGER note_erasure AFTER DELETE ON shared_links FOR EACH ROW WHEN ((old.expires_at > now())) EXECUTE FUNCTION note_erasure('id');

CREATE TABLE shortlists (
  user_id uuid NOT NULL,
  profile_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT shortlists_pkey PRIMARY KEY (user_id, profile_id),
  CONSTRAINT shortlists_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  CONSTRAINT shortlists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX shortlists_profile_id ON shortlists USING btree (profile_id);

CREATE TABLE site_settings (
  id uuid NOT NULL,
  domain text NOT NULL,
  name text NOT NULL,
  version integer NOT NULL,
  contents jsonb,
  reason text,
  changed_at timestamp with time zone NOT NULL,
  changed_by uuid,
  changed_by_name text NOT NULL,
  CONSTRAINT site_settings_domain_name_version_key UNIQUE (domain, name, version),
  CONSTRAINT site_settings_pkey PRIMARY KEY (id),
  CONSTRAINT site_settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT site_settings_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT site_settings_version_check CHECK ((version > 0))
);
CREATE INDEX site_settings_changed_by ON site_settings USING btree (changed_by);

CREATE TABLE staff_roles (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  domain text,
  given_by uuid,
  given_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_roles_user_id_role_domain_key UNIQUE NULLS NOT DISTINCT (user_id, role, domain),
  CONSTRAINT staff_roles_pkey PRIMARY KEY (id),
  CONSTRAINT staff_roles_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT staff_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_roles_domain_check CHECK ((domain = ANY (ARRAY['tamilmala'::text, 'marathimala'::text]))),
  CONSTRAINT staff_roles_role_check CHECK ((role ~ '^[A-Z][A-Z_]*$'::text))
);
CREATE TRIGGER note_erasure AFTER DELETE ON staff_roles FOR EACH ROW EXECUTE FUNCTION note_erasure('id');
CREATE TRIGGER note_maybe_staff AFTER INSERT ON staff_roles FOR EACH ROW EXECUTE FUNCTION note_maybe_staff();

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

CREATE TABLE test_mails (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  by_server boolean NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone,
  CONSTRAINT test_mails_pkey PRIMARY KEY (id),
  CONSTRAINT test_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX test_mails_user_id ON test_mails USING btree (user_id);

CREATE TABLE users (
  id uuid NOT NULL,
  domain text NOT NULL,
  mobile_no text NOT NULL,
  password_hash text NOT NULL,
  user_name text NOT NULL,
  made_up boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  verified_email text,
  given_email text,
  language text NOT NULL DEFAULT 'en'::text,
  profile_for text,
  filled_in_by text,
  maybe_staff boolean NOT NULL DEFAULT false,
  prefers_states boolean NOT NULL DEFAULT true,
  last_visit_day date,
  heard_on date,
  prefers_wishes boolean NOT NULL DEFAULT true,
  CONSTRAINT users_mobile_no_key UNIQUE (mobile_no),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_filled_in_by_check CHECK ((filled_in_by = ANY (ARRAY['self'::text, 'mother'::text, 'father'::text, 'brother'::text, 'sister'::text, 'relative'::text, 'friend'::text]))),
  CONSTRAINT users_profile_for_check CHECK ((profile_for = ANY (ARRAY['self'::text, 'son'::text, 'daughter'::text, 'brother'::text, 'sister'::text, 'relative'::text, 'friend'::text])))
);
CREATE INDEX users_created_at ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users_sounds ON users USING gin (name_sounds(user_name));
CREATE TRIGGER erase_history AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_history_of_row();
CREATE TRIGGER keep_made_up_apart BEFORE INSERT OR UPDATE OF made_up ON users FOR EACH ROW EXECUTE FUNCTION keep_made_up_apart();
CREATE TRIGGER note_erasure AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

CREATE TABLE visits (
  user_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  before_at timestamp with time zone,
  active_on date NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT visits_pkey PRIMARY KEY (user_id) INCLUDE (active_on),
  CONSTRAINT visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX visits_changed_at ON visits USING btree (changed_at);

CREATE OR REPLACE FUNCTION begin_search_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      INSERT INTO search_news (user_id, next_at, since) VALUES (NEW.user_id, NEW.created_at, NEW.created_at)
        ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION chain_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE
      last history_chain;
      place bigint;
      before bytea;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('history'));
      SELECT * INTO last FROM history_chain ORDER BY position DESC LIMIT 1;
      place := coalesce(last.position, 0) + 1;
      before := coalesce(last.hash, '\x'::bytea);
      INSERT INTO history_chain (position, history_id, previous, hash)
        VALUES (place, NEW.id, before, sha256(before || convert_to(history_text(place, NEW), 'UTF8')));
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION end_push()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      DELETE FROM push_subscriptions WHERE session_id = NEW.id;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION erase_history(account uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
      UPDATE history_values SET salt = NULL, contents = NULL, erased_at = now()
       WHERE contents IS NOT NULL AND history_id IN (SELECT id FROM history WHERE subject_id = account)
    $function$;

CREATE OR REPLACE FUNCTION erase_history_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      PERFORM erase_history(OLD.id);
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION forget_saved_indexes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        DELETE FROM saved_indexes;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION history_text(place bigint, h history)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
      SELECT string_agg(coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-'), '' ORDER BY nr)
        FROM unnest(ARRAY[
          place::text, h.id::text, (extract(epoch FROM h.at) * 1000000)::bigint::text, h.actor_id::text, h.actor_name,
          h.actor_role, h.address, h.user_agent, h.action, h.part, array_to_string(h.fields, ','), h.subject_id::text,
          h.domain, encode(h.commitment, 'hex')
        ]) WITH ORDINALITY AS parts (part, nr)
    $function$;

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

CREATE OR REPLACE FUNCTION name_sounds(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT unnest(ARRAY[('='::text || word_sound(word.word)), (CASE WHEN (word.word ~ '[a-z]'::text) THEN 'l'::text ELSE 'i'::text END || NULLIF(word_consonants(word.word), ''::text))]) AS unnest FROM regexp_split_to_table(lower(regexp_replace(NORMALIZE($1, NFKD), '[\u0300-\u036F़]'::text, ''::text, 'g'::text)), '[\s.,;:()/&_''’"-]+'::text) word(word) WHERE (word.word <> ''::text));

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

CREATE OR REPLACE FUNCTION note_journey()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE
      today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
      is_married boolean := NEW.status IN (300, 301);
    BEGIN
      INSERT INTO journeys AS known (user_id, domain, registered_on, furthest, completed_on, approved_on, married_on, married_status)
        VALUES (NEW.user_id, NEW.domain, (NEW.created_at AT TIME ZONE 'Asia/Kolkata')::date,
          CASE WHEN NEW.horoscope IS NOT NULL THEN 6 WHEN NEW.family IS NOT NULL THEN 5 WHEN NEW.photos_done THEN 4
               WHEN NEW.work IS NOT NULL THEN 3 WHEN NEW.personal IS NOT NULL THEN 2 WHEN NEW.basic IS NOT NULL THEN 1
               ELSE 0 END,
          CASE WHEN NEW.complete THEN today END,
          (NEW.approved_at AT TIME ZONE 'Asia/Kolkata')::date,
          CASE WHEN is_married THEN today END,
          CASE WHEN is_married THEN NEW.status END)
        ON CONFLICT (user_id) DO UPDATE SET
          furthest = greatest(known.furthest, excluded.furthest),
          completed_on = coalesce(known.completed_on, excluded.completed_on),
          approved_on = coalesce(known.approved_on, excluded.approved_on),
          -- put back, it was none
          married_on = CASE WHEN is_married THEN coalesce(known.married_on, excluded.married_on) END,
          married_status = excluded.married_status;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION note_maybe_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        UPDATE users SET maybe_staff = true WHERE id = NEW.user_id AND NOT maybe_staff;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION note_search_change(changed profiles)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      WITH moved AS (
        INSERT INTO search_versions (domain, gender) VALUES (changed.domain, changed.gender)
          ON CONFLICT (domain, gender) DO UPDATE SET version = search_versions.version + 1
          RETURNING version
      )
      INSERT INTO search_changes (domain, gender, profile_id, version)
        SELECT changed.domain, changed.gender, changed.user_id, moved.version FROM moved
        ON CONFLICT (domain, gender, profile_id) DO UPDATE SET version = excluded.version;
    END $function$;

CREATE OR REPLACE FUNCTION note_wait()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      INSERT INTO review_waits (day, domain, seconds)
        VALUES ((now() AT TIME ZONE 'Asia/Kolkata')::date, NEW.domain,
          greatest(0, extract(epoch FROM now() - OLD.waiting_since))::integer);
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION note_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF NEW.status IN (0, 10) AND NEW.photos_done AND NEW.away IS DISTINCT FROM 'closed'
         AND num_nulls(NEW.basic, NEW.personal, NEW.work, NEW.family, NEW.horoscope) = 0 THEN
        NEW.waiting_since := coalesce(NEW.waiting_since, now());
      ELSE
        NEW.waiting_since := NULL;
      END IF;
      RETURN NEW;
    END $function$;

CREATE OR REPLACE FUNCTION phone_numbers(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT unnest(ARRAY["right"(run.digits, 10), "left"(regexp_replace(run.digits, '^(0*91|0+)(?=\d{10})'::text, ''::text), 10)]) AS unnest FROM (SELECT regexp_replace(found.found[1], '\D'::text, ''::text, 'g'::text) AS digits FROM regexp_matches(translate($1, '०१२३४५६७८९௦௧௨௩௪௫௬௭௮௯０１２３４５６７８９'::text, '012345678901234567890123456789'::text), '[0-9][0-9().\s-]{8,}[0-9]'::text, 'g'::text) found(found)) run WHERE (length(run.digits) >= 10));

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
    DECLARE
      was_found boolean := TG_OP <> 'INSERT' AND OLD.status = 200;
      is_found boolean := TG_OP <> 'DELETE' AND NEW.status = 200;
    BEGIN
      IF was_found AND is_found AND (OLD.user_id, OLD.domain, OLD.gender) = (NEW.user_id, NEW.domain, NEW.gender) THEN
        was_found := false;
      END IF;
      IF was_found THEN PERFORM note_search_change(OLD); END IF;
      IF is_found THEN PERFORM note_search_change(NEW); END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION profile_numbers(jsonb, jsonb, jsonb, jsonb, jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN phone_numbers(((((((((COALESCE(($1)::text, ''::text) || ' '::text) || COALESCE(($2)::text, ''::text)) || ' '::text) || COALESCE(($3)::text, ''::text)) || ' '::text) || COALESCE(($4)::text, ''::text)) || ' '::text) || COALESCE(($5)::text, ''::text)));

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      RAISE EXCEPTION '% of % is refused: what was recorded stays', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
    END $function$;

CREATE OR REPLACE FUNCTION word_consonants(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(replace(regexp_replace(regexp_replace(translate(translate(translate(translate(translate(translate(regexp_replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(replace(regexp_replace($1, 'ட்ச|க்ஷ|क्ष|ksh|x|[td]ch'::text, 'ks'::text, 'g'::text), 'ற்ற'::text, 'tr'::text), 'ज्ञ|dny|gny|jn'::text, 'tn'::text, 'g'::text), '^gn'::text, 'n'::text, 'g'::text), '்ஹ|्ह|h$'::text, ''::text, 'g'::text), 'zh'::text, 'l'::text), 'ch'::text, 's'::text), '([b-df-gj-np-tv-z])h'::text, '\1'::text, 'g'::text), 'கஹकखगघहcqgh'::text, 'kkkkkkkkkkk'::text), 'சஜஷஸஶचछजझशषसjz'::text, 'ssssssssssssss'::text), 'டதटठडढतथदधd'::text, 'ttttttttttt'::text), 'பஃपफबभbf'::text, 'pppppppp'::text), 'ஙஞணநனङञणनंமम'::text, 'nnnnnnnnnnmm'::text), 'லளழलळரறरவवw'::text, 'lllllrrrvvv'::text), '^[aeiouyயयஅ-ஔअ-औ]'::text, 'A'::text, 'g'::text), '[^Aklmnprstv0-9]'::text, ''::text, 'g'::text), 'mp'::text, 'np'::text), '(.)\1+'::text, '\1'::text, 'g'::text);

CREATE OR REPLACE FUNCTION word_sound(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(replace(replace($1, 'zh'::text, 'l'::text), 'ph'::text, 'f'::text), '([bcdgjkpst])h'::text, '\1'::text, 'g'::text), 'ai|ei|ee|ie|ea|[ae]?y(?![aeiou])'::text, 'i'::text, 'g'::text), 'oo|ou|au'::text, 'u'::text, 'g'::text), 'wcqzணநளழறणळशषீூीू'::text, 'vkksனனலலரनलससிுिु'::text), '(.)\1+'::text, '\1'::text, 'g'::text);
