-- An invoice may be divided among tax classes, and a programme may have paid a part of it. One that is not divided keeps its
-- one class: that is one line.
create function app.sum_of_lines(lines jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((l ->> 'amountRappen')::bigint), 0)::bigint from jsonb_array_elements(lines) l
$$;
alter table app.invoice add column tax_lines jsonb not null default '[]', add column subsidy_rappen bigint;
-- To the Rappen, also if code errs. Looked through in the next migration, when no lock holds up a writer.
alter table app.invoice add constraint even_tax_lines check (case
  when jsonb_typeof(tax_lines) <> 'array' then false
  when jsonb_array_length(tax_lines) = 0 then true
  else jsonb_array_length(tax_lines) <= 20 and tax_class is null
    and not jsonb_path_exists(tax_lines, '$[*] ? (!(@.text.type() == "string" && @.amountRappen > 0))')
    and not jsonb_path_exists(tax_lines, '$[*].taxClass ? (!(@ == "upkeep" || @ == "energy" || @ == "improvement"
      || @ == "operation" || @ == "private"))')
    and app.sum_of_lines(tax_lines) = amount_rappen end) not valid;
alter table app.invoice add constraint subsidy_within check (subsidy_rappen between 0 and amount_rappen) not valid;
grant update (tax_lines, subsidy_rappen) on app.invoice to hauswart_app;

create or replace trigger keep_words after insert or update on app.invoice for each row
  execute function app.keep_words('creditor', 'number', 'note tax_lines');
