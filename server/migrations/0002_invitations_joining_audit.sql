alter table people
  -- When the person last opened the console.
  add column last_active_time timestamptz,
  -- Sign-ins before this count no more.
  add column signed_out_before timestamptz;

-- People whose verified address is at this domain may join by themselves (D 21); null is nobody.
alter table organizations add column join_domain text check (join_domain = lower(join_domain));
create index organizations_join_domain on organizations (join_domain) where join_domain is not null;

create table invitations (
  id uuid primary key,
  organization_id uuid not null references organizations,
  recipient text not null check (recipient = lower(recipient)),
  role text not null check (role in ('ADMIN', 'USER', 'REVIEWER')),
  subject text not null,
  body text not null,
  status text not null check (status in ('PENDING', 'ACCEPTED', 'REVOKED')),
  sender_id uuid not null references people,
  accepted_by uuid references people,
  insert_time timestamptz not null,
  expire_time timestamptz not null,
  check ((status = 'ACCEPTED') = (accepted_by is not null))
);
-- Inviting again keeps the record and its link (D 20), however many do so at once.
create unique index invitations_pending on invitations (organization_id, recipient) where status = 'PENDING';
create index invitations_of_organization on invitations (organization_id, insert_time desc, id) where status = 'PENDING';
create index invitations_recipient on invitations (recipient) where status = 'PENDING';
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;

-- Who did what, when and from where (D 25). Words are kept as they were: people and things may change their names.
create table audit_entries (
  id uuid primary key,
  organization_id uuid not null references organizations,
  insert_time timestamptz(3) not null,
  person_id uuid references people,
  person_name text not null,
  person_email text not null,
  action text not null,
  subject text not null,
  detail text not null,
  network_address text not null
);
create index audit_entries_of_organization on audit_entries (organization_id, insert_time desc, id desc);
create index audit_entries_insert_time on audit_entries (insert_time);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.insert_time < now() - interval '1 year' and current_setting('tassel.forgets_audit', true) = 'yes' then
      return old;
    end if;
  end if;
  raise exception 'audit entries are never changed, and removed only after a year';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_are_not_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- The one way out of the audit log: what is older than a year.
create function forget_old_audit_entries() returns bigint language plpgsql as $$
declare removed bigint;
begin
  perform set_config('tassel.forgets_audit', 'yes', true);
  delete from audit_entries where insert_time < now() - interval '1 year';
  get diagnostics removed = row_count;
  perform set_config('tassel.forgets_audit', '', true);
  return removed;
end $$;
