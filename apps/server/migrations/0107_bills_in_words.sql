-- What a bill says in words besides: until when it is to be paid, and its number. Facts of a bill are for whoever may see
-- finances, as its amount.
alter table app.file_suggestion
  drop constraint file_suggestion_field_check,
  add constraint known_field check (field in ('title', 'category', 'dated_on', 'sender', 'amount_rappen', 'valid_until',
    'due_on', 'invoice_number')) not valid;
alter policy members_see on app.file_suggestion
  using (real_estate_id = app.house()
    and (field not in ('amount_rappen', 'due_on', 'invoice_number') or app.may_see_finances()));
