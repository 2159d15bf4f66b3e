-- A decided case is kept by a dozen tokens, and each of them looked its app up and locked it in common with whoever else ends a run of
-- it. An app that has decided anything is never taken away: the journals of its runs are not.
alter table precedent_tokens drop constraint precedent_tokens_app_id_fkey;
