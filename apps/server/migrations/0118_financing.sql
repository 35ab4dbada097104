-- Where the money of a renovation comes from: amounts of it, one a source, behind the right of all amounts. Looked through
-- in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.amount drop constraint known_kind, add constraint known_kind check (kind in
  ('component_cost', 'measure_cost', 'event_cost', 'document_amount', 'project_budget', 'financing_own',
    'financing_mortgage', 'financing_subsidy', 'financing_fund', 'financing_insurance')) not valid;
