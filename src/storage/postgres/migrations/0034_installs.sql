-- An app that is installed has a key of its own, which may decide for it and nothing else. While it is suspended its tasks are offered to nobody.
alter table apps add column install_key_id uuid;
alter table apps add column is_suspended boolean not null default false;
