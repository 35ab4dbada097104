-- What was agreed with whom a quote was accepted from: the day of the contract decides which law counts for defects.
-- Unknown is none. That only an accepted quote has them is kept by the service: the release before this one writes too.
alter table app.quote add column contract_on date, add column terms text;
-- Looked through in the next migration.
alter table app.quote add constraint known_terms check (terms in ('work', 'sia118', 'purchase')) not valid;
grant update (contract_on, terms) on app.quote to hauswart_app;
