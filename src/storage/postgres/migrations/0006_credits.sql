-- Credits: an append-only double-entry ledger, and what is kept of its sums so that a balance needs no adding up.
-- No foreign key to workspaces: each entry would lock the one row of its workspace.

-- One row per workspace: whoever changes a balance locks it. The sums are kept by the trigger on credit_postings.
create table credit_accounts (
  workspace_id uuid primary key,
  available bigint not null default 0 check (available >= 0),
  reserved bigint not null default 0 check (reserved >= 0)
);

-- Grants with an expiry. `remaining` is what is neither spent, nor reserved, nor expired.
create table credit_lots (
  id uuid primary key,
  workspace_id uuid not null references credit_accounts (workspace_id),
  kind text not null check (kind in ('free', 'pack', 'topup')),
  granted bigint not null check (granted > 0),
  remaining bigint not null default 0 check (remaining between 0 and granted),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  unique (workspace_id, id)
);
create index credit_lots_usable on credit_lots (workspace_id, expires_at, id) where remaining > 0;
create index credit_lots_due on credit_lots (expires_at) where remaining > 0;
-- A month has one free lot, whoever grants it.
create unique index credit_lots_free on credit_lots (workspace_id, expires_at) where kind = 'free';

create table credit_entries (
  id uuid primary key,
  workspace_id uuid not null,
  type text not null check (type in ('grant', 'reserve', 'release', 'charge', 'refund', 'expiry')),
  -- By how much the balance (available and reserved) changed, and what it was then.
  credits bigint not null,
  balance_credits bigint not null check (balance_credits >= 0),
  description text not null,
  reference_type text,
  reference_id text,
  lot_id uuid,
  reservation_id uuid,
  refund_of uuid,
  created_at timestamptz(3) not null,
  unique (workspace_id, id),
  foreign key (workspace_id, refund_of) references credit_entries (workspace_id, id),
  check ((refund_of is not null) = (type = 'refund'))
);
create index credit_entries_list on credit_entries (workspace_id, created_at, id)
  where type not in ('reserve', 'release');
create index credit_entries_reference on credit_entries (workspace_id, reference_type, reference_id);
-- A reservation is settled once, a charge refunded once.
create unique index credit_entries_settled on credit_entries (reservation_id) where type = 'charge';
create unique index credit_entries_refunded on credit_entries (refund_of) where type = 'refund';

-- `granted` and `operator` are where credits come from: the lots, and for self-hosted workspaces whoever runs the service.
create table credit_postings (
  entry_id uuid not null,
  workspace_id uuid not null,
  account text not null check (account in ('granted', 'available', 'reserved', 'spent', 'expired', 'operator')),
  lot_id uuid,
  credits bigint not null check (credits <> 0),
  foreign key (workspace_id, entry_id) references credit_entries (workspace_id, id),
  foreign key (workspace_id, lot_id) references credit_lots (workspace_id, id),
  check (lot_id is not null or account in ('spent', 'operator'))
);
create index credit_postings_entry on credit_postings (entry_id);

-- What a charge is for. A refund has the same lines with a minus.
create table credit_charges (
  entry_id uuid not null,
  workspace_id uuid not null,
  unit text not null check (
    unit in ('page_ingest', 'structuring_cell', 'registry_cell', 'matching_operation', 'case_operation')
  ),
  quantity bigint not null,
  credits bigint not null,
  created_at timestamptz(3) not null,
  foreign key (workspace_id, entry_id) references credit_entries (workspace_id, id)
);
create index credit_charges_entry on credit_charges (entry_id);
create index credit_charges_usage on credit_charges (workspace_id, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger credit_entries_append_only before update or delete or truncate on credit_entries
  execute function refuse_change();
create trigger credit_postings_append_only before update or delete or truncate on credit_postings
  execute function refuse_change();
create trigger credit_charges_append_only before update or delete or truncate on credit_charges
  execute function refuse_change();

-- The postings of an entry add up to nothing, and those of the balance to what the entry says.
create function refuse_imbalance(entry uuid) returns void language plpgsql as $$
declare
  total bigint;
  change bigint;
begin
  select coalesce(sum(credits), 0), coalesce(sum(credits) filter (where account in ('available', 'reserved')), 0)
    into total, change from credit_postings where entry_id = entry;
  if total <> 0 or change <> (select credits from credit_entries where id = entry) then
    raise exception 'the postings of entry % do not balance', entry;
  end if;
end $$;

create function keep_credit_sums() returns trigger language plpgsql as $$
begin
  perform refuse_imbalance(entry_id) from (select distinct entry_id from added) as entries;
  update credit_lots set remaining = remaining + change.credits
    from (select lot_id, sum(credits) as credits from added where account = 'available' group by lot_id) as change
    where credit_lots.id = change.lot_id and change.credits <> 0;
  update credit_accounts set available = available + change.free, reserved = reserved + change.held
    from (
      select workspace_id,
        coalesce(sum(credits) filter (where account = 'available'), 0) as free,
        coalesce(sum(credits) filter (where account = 'reserved'), 0) as held
      from added group by workspace_id
    ) as change
    where credit_accounts.workspace_id = change.workspace_id and (change.free <> 0 or change.held <> 0);
  return null;
end $$;
create trigger credit_postings_sums after insert on credit_postings
  referencing new table as added for each statement execute function keep_credit_sums();

-- An entry whose postings are missing is found at the commit.
create function refuse_entry_imbalance() returns trigger language plpgsql as $$
begin
  perform refuse_imbalance(new.id);
  return null;
end $$;
create constraint trigger credit_entries_balanced after insert on credit_entries
  deferrable initially deferred for each row when (new.credits <> 0) execute function refuse_entry_imbalance();

-- Open reservations; `id` is that of the entry that made it, whose postings tell the lots.
create table credit_reservations (
  id uuid primary key,
  workspace_id uuid not null,
  credits bigint not null check (credits > 0),
  reference_type text not null,
  reference_id text not null,
  created_at timestamptz(3) not null,
  foreign key (workspace_id, id) references credit_entries (workspace_id, id)
);
create index credit_reservations_age on credit_reservations (created_at);

create table billing_settings (
  workspace_id uuid primary key,
  auto_topup_enabled boolean not null default false,
  auto_topup_threshold bigint not null default 1000 check (auto_topup_threshold >= 0),
  auto_topup_amount bigint not null default 10000 check (auto_topup_amount >= 10000),
  stripe_customer_id text,
  updated_at timestamptz(3) not null
);

-- A payment is recorded before it is asked for; `id` is its idempotency key with the provider.
create table credit_topups (
  id uuid primary key,
  workspace_id uuid not null,
  credits bigint not null check (credits > 0),
  amount_cents bigint not null check (amount_cents > 0),
  provider text not null,
  status text not null check (status in ('pending', 'completed', 'failed')),
  reference text,
  payment_status text,
  error text,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((finished_at is null) = (status = 'pending'))
);
-- Of several processes that find the balance low, one pays.
create unique index credit_topups_pending on credit_topups (workspace_id) where status = 'pending';
create index credit_topups_age on credit_topups (workspace_id, created_at);

-- What the operator has to send an invoice for, where payments are not made through a provider.
create table invoice_lines (
  id uuid primary key,
  workspace_id uuid not null,
  topup_id uuid not null unique references credit_topups (id),
  description text not null,
  credits bigint not null,
  amount_cents bigint not null,
  created_at timestamptz(3) not null
);
create index invoice_lines_list on invoice_lines (workspace_id, created_at, id);
