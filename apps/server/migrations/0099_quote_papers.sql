-- The paper of a quote, as an invoice has its own. The quote stays when the paper goes. Looked through in the next migration.
alter table app.quote add column document_id uuid;
alter table app.quote add constraint quote_of_document foreign key (real_estate_id, document_id)
  references app.document (real_estate_id, id) on delete set null (document_id) not valid;
create index quote_of_document on app.quote (real_estate_id, document_id) where document_id is not null;
grant update (document_id) on app.quote to hauswart_app;
