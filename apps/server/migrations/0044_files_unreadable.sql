-- A file over which a tool or the worker dies is tried once more and then refused, not for ever. The count stands in the
-- row, because whoever died cannot tell; what failed for another reason (no scanner, no store) takes its mark back.
alter table app.file add column judgements_broken smallint not null default 0;
grant update (judgements_broken) on app.file to hauswart_worker;

-- What is there obeys the narrower rule already: looked through without holding up a writer.
alter table app.file drop constraint file_refusal_check, add constraint known_refusal check (refusal in
  ('type', 'damaged', 'infected', 'too_large', 'encrypted', 'hash', 'unreadable')) not valid;
