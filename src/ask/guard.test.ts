import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guardStatement, RefusedStatement } from './guard.ts'

const relations = new Set(['documents', 'line_items'])
const passes = (sql: string) => guardStatement(sql, relations)

const hostile = [
  // Of others, and of the database.
  'select * from public.documents',
  'select * from door.documents',
  'select * from cells',
  'select * from api_keys',
  'select * from pg_user',
  'select * from pg_catalog.pg_class',
  'select * from information_schema.tables',
  'select * from documents, pg_shadow',
  'select (select rolpassword from pg_authid limit 1) from documents',
  'select * from documents where id in (select id from workspaces)',
  'select * from other.line_items',
  'select * from "Documents"',
  'table api_keys',
  'with pg_user as (select 1), x as (select 2) select * from pg_roles',
  'with a as (select * from pg_user), pg_user as (select 1) select * from a',
  'select * from (with pg_user as (select 1) select * from pg_user) x, pg_user',
  'select 1 union select usename from pg_user',
  'select total from documents union all select value from instance_secrets',
  'select * from documents tablesample system (1)',
  // Functions that read, wait, or write.
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('.')",
  'select pg_sleep(100)',
  'select pg_sleep(100) from documents',
  "select * from pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  "select set_config('sheaf.ticket', 'x', false)",
  "select current_setting('sheaf.ticket')",
  'select door.workspace()',
  'select pg_terminate_backend(1)',
  "select dblink('host=x', 'select 1')",
  "select query_to_xml('select * from pg_user', true, true, '')",
  "select nextval('x')",
  'select version()',
  'select current_user',
  'select session_user',
  "select 'pg_class'::regclass",
  "select cast('pg_class' as regclass)",
  'select inet_server_addr()',
  'select pg_advisory_lock(1)',
  'select txid_current()',
  "select pg_catalog.pg_read_file('x')",
  "select public.lower('x')",
  // Much of everything.
  'select * from generate_series(1, 1000000000)',
  "select repeat('x', 1000000000)",
  "select lpad('x', 1000000000)",
  'with recursive x as (select 1 as n union all select n + 1 from x) select * from x',
  `select 1 from ${Array.from({ length: 13 }, (_, i) => `documents d${i}`).join(', ')}`,
  `select ${'(select '.repeat(150)}1${')'.repeat(150)}`,
  `select '${'x'.repeat(20_000)}'`,
  'select 9 ^ 99999 from documents',
  // Several statements, writes and settings.
  'select 1; select 2',
  'select 1; drop table documents',
  'drop table documents',
  "insert into documents values ('x')",
  'update documents set total = 0',
  'delete from documents',
  'with x as (delete from documents returning *) select * from x',
  'select * into y from documents',
  'create table documents (a int)',
  'select * from documents for update',
  "copy documents to '/tmp/x'",
  "copy (select 1) to program 'cat'",
  'set role postgres',
  'begin',
  'explain analyze select * from documents',
  'do $$ begin perform pg_sleep(1); end $$',
  'call x()',
  'listen x',
  'vacuum',
  'prepare x as select 1',
  'truncate documents',
  // Comments and odd spellings.
  'select 1 /* ; */; -- x\ndrop table documents',
  'select/**/pg_sleep(1)',
  'select U&"pg\\005fsleep"(1)',
  'select "pg_sleep"(1)',
  'select PG_SLEEP(1)',
  'select 1\0; drop table documents',
  'select \uD800',
  'select (documents).* from documents',
  'select array(select 1)',
  "select * from rows from (pg_ls_dir('.')) as x",
  "select xmlparse(document '<a/>')",
  'select * from documents order by total using operator(pg_catalog.<)',
  'select 1 operator(pg_catalog.+) 1',
  '',
  'not sql at all',
]

test('what is not one harmless read of the catalogue is refused, however it is written', async () => {
  assert.ok(hostile.length >= 60)
  for (const sql of hostile) await assert.rejects(passes(sql), RefusedStatement, sql.slice(0, 120))
})

test('reads of the catalogue pass, and say what they read', async () => {
  const harmless = [
    'select count(*) from documents',
    'select "documents"."total" from "documents" where lower("documents"."seller") = lower($1)',
    'select d.seller, sum(i.amount) from documents d join line_items i on i.document = d.id group by 1 having count(*) > 2 order by 2 desc nulls last limit 10',
    "select date_trunc('month', date), sum(total) from documents where date >= $1::date group by 1",
    'select total from documents where total > (select avg(total) from documents)',
    'select 1 from documents d where not exists (select 1 from line_items i where i.document = d.id)',
    "select extract(year from date), case when total > 5 then 'much' else 'little' end from documents",
    'with big as (select * from documents where total > 100) select count(*) from big',
    'select seller from documents union select seller from documents',
    'select rank() over (partition by seller order by total) from documents',
    "select * from documents where seller like '%x%' and total between 1 and 2 and date is not null",
    "select interval '1 day' + date from documents",
  ]
  for (const sql of harmless) assert.ok((await passes(sql)).has('documents'), sql)
  assert.deepEqual(await passes('select 1 from documents, line_items'), relations)
})
