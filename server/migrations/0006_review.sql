-- The review queue, the oldest first, of an organization and of one job.
create index letters_in_review on letters (organization_id, last_status_update, id) where status = 'MANUAL_REVIEW';
create index letters_in_review_of_job on letters (job_id, organization_id, last_status_update, id)
  where status = 'MANUAL_REVIEW';

-- Who works on a letter in review. A lock whose time has passed is none.
create table review_locks (
  letter_id uuid primary key references letters on delete cascade,
  -- Every taking has its own: what was open before can no longer save.
  id uuid not null,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  taken_at timestamptz not null,
  expires_at timestamptz not null
);

-- What was typed into a letter and not yet decided. It stays when the lock is lost, for whoever takes the letter next.
create table review_drafts (
  letter_id uuid primary key references letters on delete cascade,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  draft jsonb not null,
  last_update timestamptz not null
);

-- A letter that was put back, and what is to be known of it; the text may be empty.
create table review_notes (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  text text not null,
  insert_time timestamptz not null
);
create index review_notes_of_letter on review_notes (letter_id, id);

-- Totals that the letter itself prints, to check sums against: [{ description, value, evidence }].
alter table letters add column printed_sums jsonb;

-- What reviewers taught: at this school, a line of these words is this (letters/learned-lines.ts).
create table learned_lines (
  id uuid primary key,
  organization_id uuid not null references organizations,
  -- Normal text, by which later letters are matched.
  school_key text not null,
  words_key text not null,
  school_name text not null,
  -- As the letter printed it when it was taught, and as the reviewer wrote it.
  printed text not null,
  description text not null,
  -- A cost has only a category.
  source text,
  category text not null,
  sub_category text,
  person_id uuid not null references people,
  insert_time timestamptz not null,
  unique (organization_id, school_key, words_key)
);
create index learned_lines_newest on learned_lines (organization_id, insert_time desc, id desc);

-- Which letters a learned line has changed.
create table learned_line_uses (
  learned_line_id uuid not null references learned_lines on delete cascade,
  letter_id uuid not null references letters on delete cascade,
  insert_time timestamptz not null,
  primary key (learned_line_id, letter_id)
);
create index learned_line_uses_of_letter on learned_line_uses (letter_id);

-- The amount is what a reviewer taught, and not what the classifier would have said.
alter table aid_amounts add column is_learned boolean not null default false;
alter table cost_amounts add column is_learned boolean not null default false;
