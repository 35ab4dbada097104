-- Recognising words in pictures of pages takes seconds each and stops at a limit: how many pages were left out is said to
-- whoever looks for words in them.
alter table app.file add column unread_pages integer not null default 0;
grant update (unread_pages) on app.file to hauswart_worker;
