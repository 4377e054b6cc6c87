/** Texts of the notice that another version replaced a page that broke in use. */
export const t = {
  replaced: 'Esta parte do site teve um problema e abriu de novo noutra versão.',
  textRestored: 'O que escreveu continua nos campos: confirme-o antes de enviar.',
} as const;
