-- A browser that died before it kept its new generation comes back with the one before. The generation between is then
-- dead: whoever shows it holds a copy. False is right for every session of before.
alter table auth.session add column previous_is_dead boolean not null default false;
