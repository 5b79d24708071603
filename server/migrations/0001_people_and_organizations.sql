-- A person is (issuer, subject), never the e-mail address (D 23).
create table people (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  insert_time timestamptz not null,
  unique (issuer, subject)
);
create index people_email on people (lower(email));

create table advisors (
  person_id uuid primary key references people,
  zip text not null,
  title text not null,
  phone_number text not null,
  email_receive boolean not null
);

create table organizations (
  id uuid primary key,
  name text not null,
  credits integer not null check (credits >= 0),
  billing_status text not null check (billing_status in ('FREE', 'ACTIVE', 'PAST_DUE', 'CANCELED')),
  manual_review_enabled boolean not null default false,
  manual_review_size_limit boolean not null default false,
  manual_review_no_free_money boolean not null default false,
  purge_letter_files_after integer check (purge_letter_files_after between 0 and 3650),
  insert_time timestamptz not null
);

create table organization_users (
  id uuid primary key,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  role text not null check (role in ('ADMIN', 'USER', 'REVIEWER')),
  insert_time timestamptz not null,
  unique (organization_id, person_id)
);
create index organization_users_person on organization_users (person_id);

-- Free credits are granted once a person (D 22): the key is the proof.
create table free_credit_grants (
  person_id uuid primary key references people,
  organization_id uuid not null references organizations,
  insert_time timestamptz not null
);

-- The first answer of each mutation, given again when the same request comes again (D 31).
create table answered_requests (
  person_id uuid not null references people,
  request_id uuid not null,
  answer jsonb,
  insert_time timestamptz not null,
  primary key (person_id, request_id)
);
create index answered_requests_insert_time on answered_requests (insert_time);

-- When a verification link was last mailed to a person: the next one waits 60 seconds (D 23).
create table verification_mails (
  person_id uuid primary key references people,
  sent_at timestamptz not null
);
