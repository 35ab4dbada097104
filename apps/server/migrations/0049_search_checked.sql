-- What 0043 lent to the migration before this one.
do $$
declare
  noun text;
begin
  foreach noun in array array['todo', 'component', 'room', 'measure', 'document', 'file_text', 'search_text'] loop
    execute format('drop policy finding on app.%I', noun);
  end loop;
end $$;
