import type { DeclaredDeviceData, TileLayer } from '@ia/federation/config';

/** Layer that a stored prompt adds to «O meu azulejo», the visitor's tile. */
const PROMPT: TileLayer = {
  name: 'Um prompt seu',
  hint: 'Faça um prompt na Fábrica de Prompts.',
  address: '/prompt-factory',
};

/** Data that the factory stores on a visitor's device. */
export const deviceData: DeclaredDeviceData[] = [
  {
    label: 'Avaliações à espera de ligação',
    purpose:
      'As estrelas que deu a uma receita quando não tinha ligação à Internet, até chegarem ao servidor.',
    kind: 'participation',
    keys: [{ key: 'unsent_rating_{id}' }],
  },
  {
    label: 'Pontos da Fábrica de Prompts',
    purpose: 'Os pontos que ganhou a criar prompts, e com eles a medalha.',
    kind: 'progress',
    keys: [
      {
        key: 'promptFactoryPoints',
        amount: { one: 'ponto', other: 'pontos' },
        merge: { rule: 'max' },
        layers: [PROMPT],
      },
      {
        key: 'promptFactoryPointsV2',
        amount: {
          one: 'ponto na missão do Copilot para a CML (câmara municipal)',
          other: 'pontos na missão do Copilot para a CML (câmara municipal)',
        },
        merge: { rule: 'max' },
        layers: [PROMPT],
      },
    ],
  },
  {
    label: 'Receitas favoritas',
    purpose: 'As receitas da Fábrica de Prompts que guardou para ter à mão.',
    kind: 'texts',
    keys: [
      {
        key: 'promptFactoryFavourites',
        amount: { one: 'receita', other: 'receitas' },
        merge: { rule: 'union' },
      },
    ],
  },
  {
    label: 'Prompts em rascunho',
    purpose: 'O que escreveu nas receitas da Fábrica de Prompts.',
    kind: 'texts',
    keys: [
      {
        key: 'promptFactoryDrafts',
        amount: { field: 'drafts', one: 'receita', other: 'receitas' },
        merge: { rule: 'union', idField: 'recipeId' },
      },
    ],
  },
  {
    label: 'As suas receitas',
    purpose:
      'As receitas que escreveu na Fábrica de Prompts, ou que guardou a partir de uma ligação (um link) que lhe enviaram.',
    kind: 'texts',
    keys: [
      {
        key: 'promptFactoryOwnRecipes',
        amount: { field: 'recipes', one: 'receita', other: 'receitas' },
        merge: { rule: 'union', idField: 'id', timeField: 'at', maxEntries: 20 },
      },
    ],
  },
  {
    label: 'Os seus prompts e respostas',
    purpose:
      'Os seus últimos 50 prompts, com as respostas, para não os perder. Na Fábrica de Prompts, em «Os meus prompts», pode apagá-los um a um.',
    kind: 'texts',
    keys: [
      {
        key: 'promptFactoryAnswers',
        amount: { field: 'answers', one: 'resposta', other: 'respostas' },
        merge: { rule: 'union', idField: 'id', timeField: 'at', maxEntries: 50 },
      },
    ],
  },
];
