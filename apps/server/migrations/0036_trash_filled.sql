-- What was thrown away before 0035, by whoever the act of the row says. Reads only: nobody waits. What has been thrown away
-- since then is there already.
do $$
declare
  noun text;
begin
  foreach noun in array array['todo', 'component', 'room', 'measure', 'component_event'] loop
    execute format('insert into app.trash (real_estate_id, kind, id, deleted_at, deleted_by, is_unmade)
      select r.real_estate_id, %L, r.id, r.deleted_at, a.actor_id, coalesce(r.unmade_at = r.deleted_at, false)
      from app.%I r left join app.audit_event a on a.real_estate_id = r.real_estate_id and a.id = r.act_id
      where r.deleted_at is not null on conflict do nothing', noun, noun);
  end loop;
end $$;
-- Pictures carry no mark of an act.
insert into app.trash (real_estate_id, kind, id, deleted_at, is_unmade)
select p.real_estate_id, 'picture', p.id, p.deleted_at, false from app.picture p where p.deleted_at is not null
on conflict do nothing;
