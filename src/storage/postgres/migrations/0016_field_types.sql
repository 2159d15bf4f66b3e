-- How many leaves speak for which type of a field, so that the type follows when some of them go. A text counts by what
-- else it can be read as: `string number`. Of what was saved before, only the common type is known, and it stays.
alter table fields add column typed_as jsonb not null default '{}';
update fields set typed_as = jsonb_build_object(data_type, occurrence_count) where occurrence_count > 0;
