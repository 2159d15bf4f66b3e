-- A record is what one extraction says of its document: `cells` holds it leaf by leaf, and nothing else keeps its values.
-- Numbers of their own stand for documents, extractions and fields, so that a million cells have small indexes.

alter table documents add column no bigint;
update documents set no = numbered.no
  from (select id, row_number() over (order by created_at, id) as no from documents) numbered
  where numbered.id = documents.id;
alter table documents alter column no set not null;
alter table documents alter column no add generated always as identity;
select setval(pg_get_serial_sequence('documents', 'no'), max(no)) from documents having max(no) is not null;

alter table extractions
  add column no bigint,
  -- The newest that ended well of its document and its schema.
  add column is_current boolean not null default false;
update extractions set no = numbered.no, is_current = numbered.is_current
  from (
    select id, row_number() over (order by created_at, id) as no,
      status = 'complete' and row_number() over (
        partition by document_id, schema_id, status order by completed_at desc, id desc) = 1 as is_current
    from extractions
  ) numbered
  where numbered.id = extractions.id;
alter table extractions alter column no set not null;
alter table extractions alter column no add generated always as identity;
select setval(pg_get_serial_sequence('extractions', 'no'), max(no)) from extractions having max(no) is not null;

create unique index extractions_no on extractions (no);
create index extractions_current on extractions (workspace_id, schema_id, no) where is_current;
-- Few are unfinished or have failed; whoever asks for the others asks for nearly all.
create index extractions_status on extractions (workspace_id, status, created_at, id) where status <> 'complete';
create index documents_status on documents (workspace_id, status, created_at, id) where status <> 'completed';
-- What can be asked by its values has been extracted.
create index documents_extracted on documents (workspace_id, no) where extraction_count > 0;
create index documents_type on documents (workspace_id, type_detected, no) where extraction_count > 0;
create index documents_extracted_source on documents (workspace_id, source_id, no)
  where extraction_count > 0 and source_id is not null;

alter table cells rename to cells_before;
alter index cells_pkey rename to cells_before_pkey;
alter index cells_text rename to cells_before_text;

-- One row per leaf of an extraction's data, in order. A value is kept as it is and as everything that it can be read as:
-- "€1,500.00" is a text and a number. No foreign keys: they would need indexes of their own, as large as the table.
create table cells (
  workspace_id uuid not null,
  document_no bigint not null,
  extraction_no bigint not null,
  -- The place among the leaves of the data.
  position integer not null,
  -- None of an empty list or object.
  field_no integer,
  -- Of a current extraction.
  is_current boolean not null,
  -- The last word of its document on its field, whichever extraction said it.
  is_latest boolean not null,
  as_boolean boolean,
  as_date timestamp(3),
  confidence real,
  page integer,
  -- Offsets into the markdown of the document.
  span_start integer,
  span_end integer,
  kind text not null check (kind in ('text', 'number', 'boolean', 'null', 'list', 'object')),
  -- JSON of the value, and of quote, section and child, where PostgreSQL cannot hold one of them as text.
  exact text,
  -- Of a text. A number is `as_number`, a truth `as_boolean`.
  text text,
  as_number numeric,
  -- The beginning, in lower case, and the whole where that is longer. Null: there is no value.
  as_text text collate "C",
  whole_text text collate "C",
  -- `items[0].price`, and the indices in it.
  path text not null,
  ordinals integer[] not null,
  -- ISO 4217, of an amount.
  currency text,
  -- What it says of the type of its field.
  typed_as text,
  -- Left, top, right, bottom as fractions of the page.
  box real[],
  quote text,
  section text,
  origin text,
  resolver text,
  derived_from text[],
  child text,
  primary key (extraction_no, position)
);

-- How many leaves and documents more, or fewer, a field has: appended, so that nobody waits for a count. Folded into
-- `fields` by and by; whoever reads a field adds what is here.
create table field_changes (
  workspace_id uuid not null,
  field_no integer not null,
  occurrences integer not null,
  records integer not null,
  typed_as jsonb not null,
  repeats boolean not null,
  document_type text,
  created_at timestamptz(3) not null
);

create table schema_fields (
  schema_id uuid not null,
  version integer not null,
  -- `items[].price`
  path text not null,
  workspace_id uuid not null,
  position integer not null,
  field_no integer not null references fields (no) on delete cascade,
  primary key (schema_id, version, path),
  foreign key (schema_id, version) references schema_versions (schema_id, version) on delete cascade
);
create index schema_fields_field on schema_fields (field_no);

-- What is there so far. JSON may hold escapes of characters that no text of PostgreSQL can hold.
create function pg_temp.readable(json_text text) returns json language sql immutable as $$
  select regexp_replace(json_text, '(?<!\\)((?:\\\\)*)\\u(?:0000|d[89ab][0-9a-f]{2}|d[c-f][0-9a-f]{2})', '\1\\ufffd', 'gi')::json
$$;

-- `a.b`, `items[0].price`, `["a.b"]`: the names and indices of a path.
create function pg_temp.steps_of(path text) returns text[] language sql immutable as $$
  select coalesce(array_agg(case
      when token[1] like '["%' then (substr(token[1], 2, length(token[1]) - 2))::json #>> '{}'
      when token[1] like '[%' then substr(token[1], 2, length(token[1]) - 2)
      else token[1] end order by at), '{}')
  from regexp_matches(path, '(\["(?:[^"\\]|\\.)*"\]|\[\d*\]|[^.\[]+)', 'g') with ordinality as found (token, at)
$$;

create function pg_temp.snake_case(name text) returns text language sql immutable as $$
  select coalesce(nullif(left(btrim(regexp_replace(lower(
    regexp_replace(regexp_replace(normalize(name, NFC),
      '([[:lower:][:digit:]])(?=[[:upper:]])', '\1_', 'g'), '([[:upper:]])(?=[[:upper:]][[:lower:]])', '\1_', 'g')),
    '[^[:alnum:]]+', '_', 'g'), '_'), 100), ''), '_')
$$;

create temporary table leaf_before on commit drop as
with recursive node as (
  select extraction_id, '{}'::text[] as steps, '{}'::text[] as names, '{}'::integer[] as ordinals, '{}'::integer[] as place,
    '' as path, pg_temp.readable(data) as value
  from extraction_results
  union all
  select node.extraction_id, node.steps || child.step, node.names || child.names, node.ordinals || child.ordinals,
    node.place || child.at, node.path || child.written, child.value
  from node cross join lateral (
    select key as step, array[key] as names, '{}'::integer[] as ordinals, at::integer, value,
      case when key !~ '^[[:alpha:]_@#$][[:alnum:]_@#$:/-]*$' then '[' || to_json(key) || ']'
        when node.path = '' then key else '.' || key end as written
    from json_each(case json_typeof(node.value) when 'object' then node.value else '{}' end)
      with ordinality as property (key, value, at)
    union all
    select (at - 1)::text, '{}', array[at - 1]::integer[], at::integer, value, '[' || at - 1 || ']'
    from json_array_elements(case json_typeof(node.value) when 'array' then node.value else '[]' end)
      with ordinality as item (value, at)
  ) child
)
select extraction_id, steps, ordinals, path as written, value,
  (row_number() over (partition by extraction_id order by place) - 1)::integer as position,
  coalesce((select string_agg(pg_temp.snake_case(name), '.' order by at) from unnest(names) with ordinality as n (name, at)), 'value') as name,
  case json_typeof(value) when 'string' then 'text' when 'array' then 'list' else json_typeof(value) end as kind,
  case when json_typeof(value) = 'string' then value #>> '{}' end as text
from node
where json_typeof(value) not in ('object', 'array') or value::text in ('{}', '[]');
create index on leaf_before (extraction_id, steps);

create temporary table confidence_before on commit drop as
select extraction_id, entry.key as path, entry.value::real as confidence, pg_temp.steps_of(entry.key) as steps
from extraction_results cross join lateral json_each_text(pg_temp.readable(confidence) -> 'fields') entry;
create index on confidence_before (extraction_id, steps);

create temporary table place_before on commit drop as
select extraction_id, entry.key as path, entry.value as place
from extraction_results cross join lateral json_each(pg_temp.readable(provenance)) entry
where json_typeof(entry.value) = 'object';
create index on place_before (extraction_id, path);

-- The last word of each document, with the readings that it was compared by.
create temporary table latest_before on commit drop as
with kept as (
  select records.workspace_id, records.no as record_no, at, leaf ->> 0 as name, leaf ->> 1 as path, leaf -> 2 as value,
    (leaf ->> 4)::uuid as extraction_id, leaf ->> 5 as typed_as,
    not (leaf ->> 2 is null or btrim(leaf ->> 2, e' \t\r\n') = '') as has_value
  from records cross join lateral json_array_elements(pg_temp.readable(leaves)) with ordinality as entry (leaf, at)
), counted as (
  select kept.*, row_number() over (partition by record_no, name, has_value order by at) - 1 as ordinal from kept
)
select counted.extraction_id, counted.path, fields.no as field_no, counted.typed_as, counted.has_value,
  old.as_text, old.whole_text, old.as_number, old.as_date, old.as_boolean
from counted
join fields on fields.workspace_id = counted.workspace_id and fields.canonical_name = counted.name
left join cells_before old on counted.has_value and old.workspace_id = counted.workspace_id
  and old.record_no = counted.record_no and old.field_no = fields.no and old.ordinal = counted.ordinal;
create index on latest_before (extraction_id, path);

analyze leaf_before, confidence_before, place_before, latest_before;

insert into fields (id, workspace_id, canonical_name, display_name, data_type, repeats, created_at, updated_at)
select distinct on (extractions.workspace_id, leaf.name) gen_random_uuid(), extractions.workspace_id, leaf.name,
  upper(left(words, 1)) || substr(words, 2),
  case leaf.kind when 'number' then 'number' when 'boolean' then 'boolean' else 'string' end,
  cardinality(leaf.ordinals) > 0, extractions.created_at, extractions.created_at
from leaf_before leaf
join extractions on extractions.id = leaf.extraction_id
cross join lateral (select btrim(regexp_replace(leaf.name, '[._]+', ' ', 'g')) as words) _
where leaf.kind not in ('list', 'object')
  and not exists (
    select from latest_before join confidence_before using (extraction_id, path)
    where latest_before.extraction_id = leaf.extraction_id and confidence_before.steps = leaf.steps)
order by extractions.workspace_id, leaf.name
on conflict do nothing;

insert into cells (workspace_id, document_no, extraction_no, position, field_no, path, ordinals, kind, text, exact,
  as_text, whole_text, as_number, as_date, as_boolean, currency, typed_as, confidence,
  page, box, span_start, span_end, quote, section, origin, resolver, derived_from, child, is_current, is_latest)
select extractions.workspace_id, documents.no, extractions.no, leaf.position,
  case when leaf.kind not in ('list', 'object') then coalesce(latest.field_no, fields.no) end,
  coalesce(sure.path, leaf.written), leaf.ordinals, leaf.kind, leaf.text, null,
  coalesce(latest.as_text, left(folded, 100)), coalesce(latest.whole_text, case when length(folded) > 100 then folded end),
  readings.as_number, readings.as_date, readings.as_boolean,
  case when readings.as_number is null then null
    when printed ~ '€|\mEUR\M' then 'EUR' when printed ~ '£|\mGBP\M' then 'GBP'
    when printed ~ '\mCHF\M' then 'CHF' when printed ~ '\$|\mUSD\M' then 'USD' end,
  case when folded is not null then coalesce(latest.typed_as, case leaf.kind when 'text' then 'string' else leaf.kind end) end,
  sure.confidence,
  (place ->> 'page')::integer,
  case when json_typeof(place -> 'bbox') = 'array' then array(select json_array_elements_text(place -> 'bbox')::real) end,
  (place ->> 'start')::integer, (place ->> 'end')::integer, place ->> 'quote', place ->> 'section', place ->> 'kind',
  place ->> 'resolver',
  case when json_typeof(place -> 'derived_from') = 'array'
    then array(select json_array_elements_text(place -> 'derived_from')) end,
  place ->> 'child', extractions.is_current, latest.path is not null
from leaf_before leaf
join extractions on extractions.id = leaf.extraction_id
join documents on documents.id = extractions.document_id
left join confidence_before sure on sure.extraction_id = leaf.extraction_id and sure.steps = leaf.steps
left join place_before on place_before.extraction_id = leaf.extraction_id and place_before.path = sure.path
left join latest_before latest on latest.extraction_id = leaf.extraction_id and latest.path = sure.path
left join fields on fields.workspace_id = extractions.workspace_id and fields.canonical_name = leaf.name
cross join lateral (select
  case when leaf.kind in ('list', 'object', 'null') or btrim(leaf.text, e' \t\r\n') = '' then null
    else lower(btrim(regexp_replace(normalize(coalesce(leaf.text, leaf.value #>> '{}'), NFC), '\s+', ' ', 'g'))) end as folded,
  concat_ws(' ', leaf.text, place ->> 'quote') as printed) _
-- A text of an extraction that is not the latest is read as its field's other values of the same text were.
left join lateral (
  select as_number, as_date, as_boolean from cells_before other
  where latest.path is null and leaf.kind = 'text' and other.workspace_id = extractions.workspace_id
    and other.field_no = fields.no and other.as_text = left(folded, 100) limit 1) same on true
cross join lateral (select
  case when leaf.kind = 'number' then (leaf.value #>> '{}')::numeric
    else coalesce(latest.as_number, same.as_number)::text::numeric end as as_number,
  coalesce(latest.as_date, same.as_date) as as_date,
  case when leaf.kind = 'boolean' then (leaf.value #>> '{}')::boolean
    else coalesce(latest.as_boolean, same.as_boolean) end as as_boolean) readings;

insert into schema_fields (schema_id, version, path, workspace_id, position, field_no)
select schema_id, schema_version, template, workspace_id, row_number() over (partition by schema_id, schema_version order by first) - 1, field_no
from (
  select extractions.schema_id, extractions.schema_version, regexp_replace(path, '\[\d+\]', '[]', 'g') as template,
    extractions.workspace_id, min(position) as first, min(field_no) as field_no
  from cells join extractions on extractions.no = cells.extraction_no
  where field_no is not null and exists (
    select from schema_versions v where v.schema_id = extractions.schema_id and v.version = extractions.schema_version)
  group by 1, 2, 3, 4) templates;

drop table cells_before;
drop table records;
alter table extraction_results drop column data, drop column confidence, drop column provenance;

-- Whether documents that are known already have a value that satisfies a condition, and which documents do. Whoever asks
-- within a schema goes by extractions instead.
create index cells_known on cells (workspace_id, field_no, document_no)
  include (as_number, as_date, as_boolean, extraction_no, is_current, is_latest)
  where (is_latest or is_current) and as_text is not null;
create index cells_text on cells (workspace_id, field_no, as_text, document_no)
  include (extraction_no, is_current, is_latest) where (is_latest or is_current) and as_text is not null;
create index cells_number on cells (workspace_id, field_no, as_number, document_no)
  include (extraction_no, is_current, is_latest)
  where (is_latest or is_current) and as_text is not null and as_number is not null;
create index cells_date on cells (workspace_id, field_no, as_date, document_no)
  include (extraction_no, is_current, is_latest)
  where (is_latest or is_current) and as_text is not null and as_date is not null;
-- What a value contains is found by its trigrams.
create index cells_words on cells using gin (workspace_id, coalesce(whole_text, as_text) gin_trgm_ops)
  where (is_latest or is_current) and as_text is not null;
create index field_changes_field on field_changes (workspace_id, field_no);

-- A field as it is now: with the changes that were not folded yet. Without documents there is none.
create view known_fields as
select id, no, workspace_id, canonical_name, display_name, data_type, created_at,
  repeats or coalesce(changes.in_list, false) as repeats,
  occurrence_count + coalesce(changes.occurrences, 0)::integer as occurrence_count,
  record_count + coalesce(changes.records, 0)::integer as record_count,
  coalesce(changes.tally, typed_as) as typed_as,
  document_types || coalesce(changes.types, '{}') as document_types,
  greatest(updated_at, changes.changed_at) as updated_at
from fields left join lateral (
  select sum(c.occurrences) as occurrences, sum(c.records) as records, bool_or(c.repeats) as in_list,
    array_agg(distinct c.document_type)
      filter (where c.document_type is not null and not c.document_type = any(fields.document_types)) as types,
    max(c.created_at) as changed_at,
    (select jsonb_object_agg(key, votes) from (
      select key, sum(value::integer) as votes from (
        select key, value from jsonb_each_text(fields.typed_as)
        union all
        select key, value from field_changes said cross join lateral jsonb_each_text(said.typed_as)
        where said.workspace_id = fields.workspace_id and said.field_no = fields.no) each
      group by key having sum(value::integer) > 0) voted) as tally
  from field_changes c where c.workspace_id = fields.workspace_id and c.field_no = fields.no
  having count(*) > 0
) changes on true
where record_count + coalesce(changes.records, 0) > 0;

-- The numbers of the fields that somebody is about to save values of, made where there are none. While he does, none of
-- them goes (`fold_fields`). A function, so that it looks after it holds the lock, in a single trip to the database.
create function register_fields(of_workspace uuid, wanted json, asked json, at timestamptz)
returns table (field_no integer, field_name text) language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('fields ' || of_workspace, 7331012));
  insert into fields (id, workspace_id, canonical_name, display_name, data_type, repeats, created_at, updated_at)
    select w.id, of_workspace, w.name, w.label, w.type, w.repeats, at, at
    from json_to_recordset(wanted) as w (id uuid, name text, label text, type text, repeats boolean)
    where not exists (select from fields f where f.workspace_id = of_workspace and f.canonical_name = w.name)
    order by w.name on conflict do nothing;
  insert into schema_fields (schema_id, version, path, workspace_id, position, field_no)
    select s.schema_id, s.version, s.path, of_workspace, s.position, f.no
    from json_to_recordset(asked) as s (schema_id uuid, version integer, path text, name text, position integer)
    join fields f on f.workspace_id = of_workspace and f.canonical_name = s.name
    where not exists (
      select from schema_fields k where k.schema_id = s.schema_id and k.version = s.version and k.path = s.path)
    order by s.schema_id, s.version, s.path on conflict do nothing;
  return query select f.no, f.canonical_name from fields f
    where f.workspace_id = of_workspace
      and f.canonical_name in (select name from json_to_recordset(wanted) as w (name text));
end $$;

-- Folds the changes of fields into their counts, and drops fields that no document and no schema has any more.
create function fold_fields(of_workspace uuid) returns void language plpgsql as $$
begin
  -- One at a time.
  perform pg_advisory_xact_lock(hashtextextended('fold ' || of_workspace, 7331012));
  with taken as (
    delete from field_changes where workspace_id = of_workspace returning *
  ), voted as (
    select field_no, jsonb_object_agg(key, votes) as tally from (
      select field_no, key, sum(value::integer) as votes
      from (select field_no, key, value from taken cross join lateral jsonb_each_text(typed_as)
        union all
        select f.no, key, value from fields f cross join lateral jsonb_each_text(f.typed_as)
        where f.workspace_id = of_workspace and f.no in (select field_no from taken)) each
      group by field_no, key having sum(value::integer) > 0) _
    group by field_no
  ), summed as (
    select field_no, sum(occurrences) as occurrences, sum(records) as records, bool_or(repeats) as in_list,
      array_agg(distinct document_type) filter (where document_type is not null) as types, max(created_at) as changed_at
    from taken group by field_no
  )
  update fields set
    occurrence_count = occurrence_count + summed.occurrences,
    record_count = record_count + summed.records,
    repeats = repeats or in_list,
    typed_as = coalesce(voted.tally, '{}'),
    document_types = document_types || array(select unnest(types) except select unnest(document_types)),
    updated_at = greatest(updated_at, changed_at)
  from summed left join voted using (field_no)
  where fields.workspace_id = of_workspace and fields.no = summed.field_no;
  if exists (select from fields where workspace_id = of_workspace and record_count <= 0
      and not exists (select from schema_fields where field_no = fields.no)) then
    perform pg_advisory_xact_lock(hashtextextended('fields ' || of_workspace, 7331012));
    delete from fields where workspace_id = of_workspace and record_count <= 0
      and not exists (select from field_changes c where c.workspace_id = of_workspace and c.field_no = fields.no)
      and not exists (select from schema_fields where field_no = fields.no)
      and not exists (select from cells c where c.workspace_id = of_workspace and c.field_no = fields.no
        and (c.is_latest or c.is_current) and c.as_text is not null);
  end if;
end $$;
