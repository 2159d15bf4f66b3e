-- A question may go on from the one before it in the same conversation, which has the id of its first question. What was understood of
-- each is kept for that.
alter table asks add column conversation_id uuid;
alter table asks add column context jsonb;
create index asks_conversations on asks (workspace_id, conversation_id, created_at);
