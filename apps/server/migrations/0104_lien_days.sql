-- Four months after work was completed a lien for it can still be entered (ZGB 839 para. 2). The day follows from that of
-- the acceptance and is kept nowhere; found in a house and over all houses by an index each. Built inside the transaction
-- as in 0055: where a table has grown large, the index is built `concurrently` by hand before.
create index if not exists lien_next on app.acceptance
    (real_estate_id, ((accepted_on + interval '4 months')::date), id)
  where deleted_at is null and result <> 'refused' and subject <> 'movable';
create index if not exists lien_due on app.acceptance (((accepted_on + interval '4 months')::date), real_estate_id)
  where deleted_at is null and result <> 'refused' and subject <> 'movable';

-- The worker sees from which day it counts and whether it counts.
grant select (accepted_on, result, subject) on app.acceptance to hauswart_worker;
