create schema identity;

create table identity.accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text not null,
  email_verified boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index accounts_email on identity.accounts (lower(email));

-- Sessions, grants, codes, tokens and interactions of the OpenID Connect provider, one row each.
create table identity.records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  user_code text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index records_uid on identity.records (uid) where uid is not null;
create index records_grant_id on identity.records (grant_id) where grant_id is not null;
create index records_user_code on identity.records (user_code) where user_code is not null;
create index records_account_id on identity.records (account_id) where account_id is not null;
create index records_expires_at on identity.records (expires_at);

-- The primary key lets only one of several processes that start at once bring its key in.
create table identity.signing_keys (
  purpose text primary key,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);

-- Keys are digests: what people type by mistake into the email field (a password, say) is not kept.
create table identity.tries (
  key text primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index tries_last_at on identity.tries (last_at);

create table identity.password_resets (
  token_hash bytea primary key,
  account_id uuid not null references identity.accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index password_resets_account_id on identity.password_resets (account_id);
create index password_resets_expires_at on identity.password_resets (expires_at);
