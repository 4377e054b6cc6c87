/** Texts of the notice for a page that broke in use and was replaced. */
export const t = {
  replaced: 'Esta parte do sítio teve um problema e abriu de novo noutra versão.',
  textRestored: 'O que escreveu continua nos campos: confirme-o antes de enviar.',
} as const;
