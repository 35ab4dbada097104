-- Two writes at once would both find room for one: what is counted per house is counted in turn, until the commit.
create function app.take_turn(counted text) returns void language sql volatile
  as $$ select pg_advisory_xact_lock(hashtextextended(counted || ':' || app.house(), 0)) $$;
