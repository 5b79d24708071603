-- A school as the map counts it: in lower case, and short enough for an index whatever a letter calls it.
alter table letters add column school_key text generated always as (lower(left(school_name, 200))) stored;

-- The map counts all letters of an organization by the state of their schools (D 44): it reads them from here alone, in
-- order. The list of letters finds those of one state by it.
create index letters_by_state on letters (organization_id, school_state)
  include (job_id, year, status, school_key, net_price);
