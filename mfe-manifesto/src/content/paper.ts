/** Texts that only the printed results show. */
export const paper = {
  title: 'Resultados',
  agree: 'Concordam',
  none: '–',
  suggestions: 'Sugestões à vista na página',
  support: (count: string) => `Apoios: ${count}`,
} as const;
