-- Nothing asks for files by their day since 0129. A file of its own: dropping takes the whole table, which nobody is to wait
-- for while an index is built.
drop index if exists app.file_age;
