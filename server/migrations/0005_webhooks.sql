create table webhooks (
  id uuid primary key,
  organization_id uuid not null references organizations,
  name text not null,
  url text not null,
  method text not null check (method in ('POST', 'PUT', 'PATCH')),
  -- [{ name, value }]; the values are sealed (platform/sealed-text.ts).
  headers jsonb not null,
  -- The statuses that it tells of.
  statuses text[] not null,
  -- What a body holds (contract/webhook.ts).
  options jsonb not null,
  -- Both sealed. The one before still signs until its time is over (D 34).
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('BY_PERSON', 'GONE', 'FAILING')),
  disabled_at timestamptz,
  -- The first failure since the last success: after five days of nothing else it is disabled (D 35).
  failing_since timestamptz,
  insert_time timestamptz not null,
  update_time timestamptz not null
);
create index webhooks_of_organization on webhooks (organization_id, id);

-- One event for one webhook; its id is the `webhook-id` of every attempt. It stays as the proof of what was delivered.
-- Deliveries of a deleted webhook are removed in the background, so they don't refer to it.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null,
  organization_id uuid not null,
  letter_id uuid not null references letters on delete cascade,
  -- The change of the letter that it tells of, and the status and reason then.
  change_number integer not null,
  status text not null,
  reason text,
  state text not null check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  -- While an attempt is under way: when another worker may take it over.
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  -- How many steps of the schedule are used up.
  retries integer not null default 0,
  -- Made at the first attempt, the same at every other one; forgotten with the logs.
  body text,
  insert_time timestamptz not null,
  unique (webhook_id, letter_id, change_number)
);
-- A large job adds and settles thousands at once, and the planner must know of it soon.
alter table webhook_deliveries set (autovacuum_analyze_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.05);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at, id) where state = 'PENDING';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, insert_time) include (state);
create index webhook_deliveries_of_letter on webhook_deliveries (letter_id);
create index webhook_deliveries_with_body on webhook_deliveries (insert_time) where body is not null;

-- Every attempt, kept 30 days (D 38). Header values of the request are masked.
create table webhook_attempts (
  id uuid primary key,
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  webhook_id uuid not null,
  number integer not null,
  outcome text not null check (outcome in ('SUCCEEDED', 'FAILED')),
  error_message text,
  url text not null,
  method text not null,
  headers jsonb not null,
  status_code integer,
  response_headers jsonb,
  response_body text,
  duration_ms integer not null,
  insert_time timestamptz not null
);
create index webhook_attempts_newest on webhook_attempts (webhook_id, insert_time desc, id desc);
create index webhook_attempts_failed on webhook_attempts (webhook_id, insert_time desc) where outcome = 'FAILED';
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id);
create index webhook_attempts_by_time on webhook_attempts (insert_time);
