/** Texts around the manifesto's versions and their differences. */
export const versionTexts = {
  opening: 'Texto de abertura',
  partOf: (title: string) => `Princípio «${title}»`,
  version: (version: string) => `Texto da versão ${version}`,
  compared: (version: string, before: string) => `Da versão ${before} para a versão ${version}`,
  same: 'O texto é o mesmo nas duas versões.',
  legend: 'O que entrou está sublinhado. O que saiu está riscado.',
  added: 'Entrou:',
  removed: 'Saiu:',
  isNew: 'parte nova',
  isGone: 'parte retirada',
  from: 'Veio destas sugestões',
  fromOne: 'Veio desta sugestão',
  loading: 'A abrir o texto…',
  failed: 'Não foi possível abrir o texto do Manifesto. Verifique a ligação e tente de novo.',
} as const;
