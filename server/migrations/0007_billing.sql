-- Prices from a month on, until a later row; before the first one the defaults count (D 40).
-- Each list holds { "minUsage": 0, "priceCents": 50 }, by minUsage, the first at 0.
create table price_structures (
  first_month date primary key check (extract(day from first_month) = 1),
  classifications jsonb not null check (classifications -> 0 ->> 'minUsage' = '0'),
  manual_reviews jsonb not null check (manual_reviews -> 0 ->> 'minUsage' = '0')
);

-- On the free plan there is no card, so its manual reviews cost nothing.
alter table usage_records add column is_free boolean not null default false;
-- A month of an organization is counted from the index alone.
drop index usage_records_by_time;
create index usage_records_by_time on usage_records (organization_id, insert_time)
  include (kind, is_paid_by_credit, is_free, person_id, job_id);

create table budgets (
  organization_id uuid primary key references organizations,
  -- A month.
  cents integer not null check (cents > 0)
);

-- Which alerts have been mailed, once each: the key is the proof. A changed budget alerts anew (D 42).
create table budget_alerts (
  organization_id uuid not null references organizations,
  month date not null,
  budget_cents integer not null,
  percent integer not null check (percent in (50, 75, 100)),
  insert_time timestamptz not null,
  primary key (organization_id, month, budget_cents, percent)
);

-- Who pays, as the processor knows them; one processor's customers mean nothing to another.
create table billing_accounts (
  organization_id uuid not null references organizations,
  processor text not null check (processor in ('STRIPE', 'TEST')),
  customer_id text not null,
  -- The confirmed card; all null until there is one.
  payment_method_id text,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  primary key (organization_id, processor)
);

-- Setup intents that we asked for. Only an open one can bring a card, and only the newest is open.
create table card_setups (
  intent_id text primary key,
  organization_id uuid not null references organizations,
  person_id uuid not null references people,
  status text not null check (status in ('OPEN', 'CONFIRMED', 'SUPERSEDED')),
  insert_time timestamptz not null
);
create unique index card_setups_one_open on card_setups (organization_id) where status = 'OPEN';

-- Events of the processor that have been dealt with: one that comes again changes nothing.
create table processor_events (
  id text primary key,
  type text not null,
  insert_time timestamptz not null
);
create index processor_events_insert_time on processor_events (insert_time);

-- What the built-in test processor knows. No card number is kept.
create table test_setup_intents (
  id text primary key,
  client_secret text not null,
  customer_id text not null,
  organization_id uuid not null,
  is_confirmed boolean not null default false,
  payment_method_id text,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  insert_time timestamptz not null
);

-- The last number that was given out. Whoever issues an invoice holds this row, so that no number is left out.
create table invoice_counter (
  is_only boolean primary key default true check (is_only),
  last_number integer not null
);
insert into invoice_counter (last_number) values (0);

create table invoices (
  id uuid primary key,
  organization_id uuid not null references organizations,
  number integer not null unique check (number > 0),
  month date not null check (extract(day from month) = 1),
  -- As it was called then.
  organization_name text not null,
  -- Lines as contract/bill.ts makes them.
  lines jsonb not null,
  total_cents integer not null,
  issue_time timestamptz not null,
  unique (organization_id, month)
);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice that is issued never changes.';
end $$;
create trigger invoices_never_change before update or delete on invoices
  for each row execute function refuse_invoice_change();
create trigger invoices_never_emptied before truncate on invoices
  for each statement execute function refuse_invoice_change();

-- There once its PDF is kept and mailed.
create table invoice_files (
  invoice_id uuid primary key references invoices,
  file_key text not null,
  sha256 text not null,
  insert_time timestamptz not null
);

create table invoice_payments (
  invoice_id uuid primary key references invoices,
  status text not null check (status in ('DUE', 'PAID', 'FAILED')),
  -- Failed attempts so far: a new attempt is a new request to the processor, a repeated one is not.
  failed_attempts integer not null default 0,
  reference text,
  problem text,
  update_time timestamptz not null
);
create index invoice_payments_open on invoice_payments (status) where status <> 'PAID';
