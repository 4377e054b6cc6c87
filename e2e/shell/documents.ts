/** Static documents that are checked: paths in the site. */
export const DOCUMENTS = [
  'acessibilidade/',
  'privacidade/',
  'inteligencia-artificial/',
  'glossario/',
  'texto/',
  'prompt-factory/texto/',
];
