-- The history of a whole house, read from its latest end. Built while nobody can write the table: it came with the same
-- release (0011) and is empty where this runs.
create index component_event_of_house on app.component_event
  (real_estate_id, year desc, happened_on desc nulls last, id desc) where deleted_at is null;
