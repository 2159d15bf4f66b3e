-- What very many cells are behind is written as it is: to compress their numbers took longer than all else about the question.
alter table asks alter column cited_cells set storage external;
alter table asks alter column many_document_nos set storage external;
