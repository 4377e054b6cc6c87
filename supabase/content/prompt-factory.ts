/** Stand-in until the Prompt Factory's own content is there; same export names and row shape. */
export const CATEGORIES = [{ id: 'gerar-ideias', title: 'Gerar Ideias', iconName: 'lightbulb' }];
export const RECIPES = [
  {
    id: 'brainstorm',
    categoryId: 'gerar-ideias',
    title: 'Chuva de ideias',
    iconName: 'lightbulb',
    template: 'Dá-me [numero] ideias sobre [tema].',
    type: 'text' as const,
    placeholders: [
      { key: 'numero', label: 'Quantas ideias', options: ['cinco', 'dez'] },
      { key: 'tema', label: 'Tema', options: ['poupar água em casa', 'uma festa no bairro'] },
    ],
    advancedTips: ['Peça para explicar porque escolheu cada ideia.'],
    fallbackOutputs: ['Cinco ideias: …'],
    totalScore: 48,
    voteCount: 10,
  },
];
export const HERO_CONTENTS = [
  { title: 'Uma máquina de ideias', subtitle: 'Escolha, combine e crie.', emojis: ['💡'] },
];
