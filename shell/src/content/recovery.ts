/** The words about a page that broke while it was used, and was replaced. */
export const words = {
  replaced: 'Esta parte do sítio teve um problema e abriu de novo noutra versão.',
  textKept: 'O que escreveu continua nos campos: confirme-o antes de enviar.',
} as const;
