-- A program acts for its owner by a key (D 28). The key itself is never stored, only its digest.
create table api_keys (
  id uuid primary key,
  person_id uuid not null references people,
  -- tsl_ and 8 characters: says which key it is, and opens nothing.
  key text not null unique,
  key_sha256 bytea not null,
  name text not null,
  lifetime_days integer not null check (lifetime_days in (7, 30, 90, 365)),
  insert_time timestamptz(3) not null,
  expire_time timestamptz(3) not null,
  -- To within a minute.
  last_used_time timestamptz,
  disabled_at timestamptz,
  -- The key whose place it took, and until when the one that was replaced still works.
  rotated_from uuid references api_keys,
  rotates_out_at timestamptz,
  -- For which of the days before its end the owner has been mailed last.
  warned_days integer
);
create index api_keys_of_person on api_keys (person_id, insert_time desc, id desc);
create index api_keys_to_warn_of on api_keys (expire_time) where disabled_at is null and rotates_out_at is null;

-- Which key changed a letter (D 2).
alter table letter_changes add column api_key_id uuid references api_keys;

-- The first answers of mutations may hold secrets that are shown once: they are kept sealed.
delete from answered_requests;
alter table answered_requests alter column answer type text using null;

-- Queries that people keep in the explorer: each their own, or for everyone in the organization.
create table saved_queries (
  id uuid primary key,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  name text not null,
  query text not null,
  -- JSON as it was typed.
  variables text not null,
  is_shared boolean not null,
  insert_time timestamptz not null,
  update_time timestamptz not null
);
create index saved_queries_of_person on saved_queries (organization_id, person_id);
create index saved_queries_shared on saved_queries (organization_id) where is_shared;
