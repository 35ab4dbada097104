-- The status with which the mail server refused a letter for good; such a letter is not tried again.
alter table auth.mail add column refusal text;
