-- What a recipe's template is made of, so that a page can show and explain each part. The template stays what is sent;
-- a recipe without parts, or whose parts do not make its template, is shown as one piece.
alter table public.recipes
  add column parts jsonb check (parts is null or jsonb_typeof(parts) = 'array');
comment on column public.recipes.parts is
  '[{ "kind": "role" | "context" | "task" | "format" | "limits", "text": string }]; joined by line breaks they are the template';
