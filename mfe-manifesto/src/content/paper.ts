/** The text of the printed results, beside what the page says on the screen. */
export const paper = {
  title: 'Resultados',
  agree: 'Concordam',
  none: '–',
  suggestions: 'Sugestões à vista na página',
  support: (count: string) => `Apoios: ${count}`,
} as const;
