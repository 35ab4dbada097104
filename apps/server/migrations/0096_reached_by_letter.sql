-- Whoever sends a bill gives an address, and often nothing else: a letter reaches them too. What is there obeys the
-- narrower rule already; it is looked through in the next migration, when no lock holds up a writer.
alter table app.craftsman drop constraint can_be_reached, add constraint can_be_reached check (
  num_nonnulls(phone, mobile, pikett_phone, email, website) > 0 or num_nonnulls(zip, city) = 2) not valid;
