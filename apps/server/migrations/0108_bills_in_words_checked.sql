-- Holds up no writer: what was written before 0107 is looked through under a weak lock.
alter table app.file_suggestion validate constraint known_field;
