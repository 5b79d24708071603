-- Search by any part of a file name, school, student or cohort, inside one organization.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table jobs (
  id uuid primary key,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  name text not null,
  notify_on_completion boolean not null,
  -- Copied from the organization at creation, unless the job brought its own (D 12).
  manual_review_enabled boolean not null,
  purge_letter_files_after integer check (purge_letter_files_after between 0 and 3650),
  insert_time timestamptz not null,
  -- When every letter had ended for the first time: the one mail of D 16 went out then.
  completed_at timestamptz
);
create index jobs_newest on jobs (organization_id, insert_time desc, id desc);
create index jobs_by_person on jobs (organization_id, person_id, insert_time desc, id desc);

create table letters (
  -- Ids sort in the order in which the letters of a job were given.
  id uuid primary key,
  organization_id uuid not null references organizations,
  job_id uuid not null references jobs on delete cascade,
  filename text not null,
  -- Unicode-normalised and in lower case: unique inside a job (D 8).
  filename_key text not null,
  -- Context data, a JSON object as it was given (D 9), and what the console understands of it.
  payload text,
  student_id text,
  college text,
  cohort text,
  -- Written by letters/record-result.ts alone.
  status text not null check (status in (
    'PENDING', 'MANUAL_REVIEW', 'READY', 'INVALID', 'NOT_SUPPORTED', 'BAD_FILE', 'CANCELED', 'SIZE_LIMIT_EXCEEDED')),
  reason text,
  method text check (method in ('CLASSIFIER', 'MANUAL_REVIEW')),
  insert_time timestamptz not null,
  last_status_update timestamptz not null,
  change_number integer not null default 0,
  -- On FREE, a credit waits for this letter; it is given back when the letter ends uncharged (D 41).
  has_reserved_credit boolean not null default false,
  -- Which upload the letter waits for: a replaced file is the next one, and older addresses no longer open it.
  upload_number integer not null default 1,
  file_key text,
  file_bytes bigint,
  file_sha256 text,
  file_received_at timestamptz,
  purge_at timestamptz,
  file_purged_at timestamptz,
  -- The place in the line of all organizations (letters/turn.ts).
  turn integer,
  pages jsonb,
  confidence real,
  award_year text,
  year integer,
  school_name text,
  school_city text,
  school_state text,
  school_zip text,
  total_cost numeric(12, 2),
  free_money numeric(12, 2),
  loans numeric(12, 2),
  work numeric(12, 2),
  net_price numeric(12, 2),
  remaining numeric(12, 2),
  printed_net_price numeric(12, 2),
  -- File name, school, student id and cohort in lower case, a line each.
  search_text text not null,
  -- The organization follows from the job; it stands here and below because every read asks for both.
  unique (job_id, organization_id, filename_key)
);
-- The planner must know of a new job of 10,000 letters soon, also when there are millions of others.
alter table letters set (autovacuum_analyze_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.05);
create index letters_of_job on letters (job_id, organization_id, id);
create index letters_of_job_by_status on letters (job_id, organization_id, status, id);
create index letters_of_job_by_change on letters (job_id, organization_id, last_status_update, id);
create index letters_of_job_by_reason on letters (job_id, status, reason) where reason is not null;
create index letters_of_organization on letters (organization_id, id);
create index letters_by_status on letters (organization_id, status, id);
create index letters_by_change on letters (organization_id, last_status_update, id);
create index letters_by_filename on letters (organization_id, filename_key, id);
create index letters_by_content on letters (organization_id, file_sha256, id) where file_sha256 is not null;
-- A short list of pending entries (in kB): every search reads it whole, and a large job would leave a long one.
create index letters_search on letters using gin (organization_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 64);
create index letters_without_file on letters (last_status_update) where status = 'PENDING' and file_key is null;
create index letters_in_line on letters (turn) where status = 'PENDING' and file_key is not null;
create index letters_in_line_of_organization on letters (organization_id, turn)
  where status = 'PENDING' and file_key is not null;
create index letters_to_purge on letters (purge_at) where purge_at is not null;

-- How many letters of a job stand where, so that a count costs the same for ten and for ten thousand (D 30).
create table letter_counts (
  job_id uuid primary key references jobs on delete cascade,
  organization_id uuid not null references organizations,
  -- PENDING letters whose file has not arrived; they are counted in pending, too.
  without_file integer not null check (without_file >= 0),
  pending integer not null check (pending >= without_file),
  manual_review integer not null default 0 check (manual_review >= 0),
  ready integer not null default 0 check (ready >= 0),
  invalid integer not null default 0 check (invalid >= 0),
  not_supported integer not null default 0 check (not_supported >= 0),
  bad_file integer not null default 0 check (bad_file >= 0),
  canceled integer not null default 0 check (canceled >= 0),
  size_limit_exceeded integer not null default 0 check (size_limit_exceeded >= 0),
  last_update timestamptz not null,
  total integer not null generated always as (
    pending + manual_review + ready + invalid + not_supported + bad_file + canceled + size_limit_exceeded) stored,
  -- D 15.
  state text not null generated always as (case
    when without_file > 0 then 'UPLOADING'
    when pending > 0 then 'PROCESSING'
    when manual_review > 0 then 'IN_REVIEW'
    when canceled > 0 and ready + invalid + not_supported + bad_file + size_limit_exceeded = 0 then 'CANCELED'
    else 'DONE' end) stored
) with (fillfactor = 50);
create index letter_counts_of_organization on letter_counts (organization_id);

-- Every change of status, once: the key is the proof (D 2).
create table letter_changes (
  letter_id uuid not null references letters on delete cascade,
  number integer not null,
  from_status text not null,
  to_status text not null,
  reason text,
  actor_kind text not null check (actor_kind in ('SYSTEM', 'PERSON', 'API_KEY')),
  person_id uuid references people,
  insert_time timestamptz not null,
  primary key (letter_id, number)
);

create table aid_amounts (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  position integer not null,
  value numeric(12, 2) not null,
  source text not null,
  category text not null,
  sub_category text not null,
  description text not null,
  -- Null where a person entered the amount.
  confidence real,
  -- Where it stands on the page: { page, figure, description }, boxes in points from the top left.
  evidence jsonb
);
create index aid_amounts_of_letter on aid_amounts (letter_id, position);

create table cost_amounts (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  position integer not null,
  value numeric(12, 2) not null,
  category text not null,
  description text not null,
  confidence real,
  evidence jsonb
);
create index cost_amounts_of_letter on cost_amounts (letter_id, position);

-- What is charged (D 41). It outlives jobs and letters, so it refers to neither.
create table usage_records (
  id uuid primary key,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  job_id uuid not null,
  letter_id uuid not null,
  -- The change of status that was charged: each at most once.
  change_number integer not null,
  kind text not null check (kind in ('CLASSIFICATION', 'MANUAL_REVIEW')),
  is_paid_by_credit boolean not null,
  insert_time timestamptz not null,
  unique (letter_id, change_number, kind)
);
-- One classification a letter, however often its file is replaced.
create unique index usage_records_one_classification on usage_records (letter_id) where kind = 'CLASSIFICATION';
create index usage_records_by_time on usage_records (organization_id, insert_time);

-- What a purge removed, and by which rule (D 12). It outlives the letter.
create table purged_files (
  id uuid primary key,
  organization_id uuid not null references organizations,
  letter_id uuid not null,
  sha256 text not null,
  days_after_end integer not null,
  insert_time timestamptz not null
);
create index purged_files_of_letter on purged_files (letter_id);

create table exports (
  id uuid primary key,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  -- What it holds, in words: the name of a job, or how many.
  name text not null,
  format text not null check (format in ('CSV', 'XLSX')),
  shape text not null check (shape in ('LONG', 'WIDE')),
  filter jsonb not null,
  status text not null check (status in ('WAITING', 'READY', 'FAILED')),
  -- Why it failed, in words for people.
  problem text,
  letter_count integer not null,
  done_count integer not null default 0,
  file_key text,
  bytes bigint,
  insert_time timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index exports_newest on exports (organization_id, insert_time desc, id desc);
create index exports_to_expire on exports (expires_at) where expires_at is not null;
