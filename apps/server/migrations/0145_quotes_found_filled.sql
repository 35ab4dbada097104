-- The words of the quotes there were before 0144, house by house, as row security shows them. What
-- was written since 0144 is there already. Whoever changes the same quote before this ends waits for it or is told to try
-- again, and a quote taken away meanwhile keeps its words until it is touched again: it belongs into a quiet hour.
alter table app.search_text validate constraint known_kind;
do $$
declare
  house uuid;
begin
  for house in select distinct p.real_estate_id from app.project p where p.deleted_at is null loop
    perform set_config('app.real_estate_id', house::text, true);
    perform app.write_words_of_quote(q) from app.quote q where q.real_estate_id = house and q.is_active;
  end loop;
  perform set_config('app.real_estate_id', '', true);
end $$;
