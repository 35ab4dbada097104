-- The words of what was there before 0043. Reads only: nobody waits. What was written since then is there already.
do $$
declare
  noun record;
begin
  for noun in select * from (values
    ('todo', array['title', '', 'note']), ('room', array['name']),
    ('component', array['name', 'manufacturer model material serial_number', 'note', 'catalog_key']),
    ('measure', array['title', '', 'reason', 'kind']),
    ('document', array['title', 'sender tags', 'note', 'category', 'file_id'])) as t (name, ways)
  loop
    execute format('select app.write_words(%L, to_jsonb(r), $1) from app.%I r where r.deleted_at is null and not exists (
      select from app.search_text s where s.real_estate_id = r.real_estate_id and s.kind = %L and s.id = r.id)',
      noun.name, noun.name, noun.name) using noun.ways;
  end loop;
end $$;
