/**
 * Example data of a new installation, so that no page is empty: seven suggestions and one version of the
 * manifesto, written and signed by the team. Pages mark them as examples; exports and totals exclude them.
 * Ids and dates are fixed, so that the seed is deterministic.
 */
import type { ExampleSuggestion } from '@ia/shared-services/backend';
import { PRINCIPLES } from '@ia/shared-services/principles/content';

export interface SeedSuggestion extends ExampleSuggestion {
  author: 'Exemplo da equipa';
}

export const VERSIONS = [
  {
    version: '1.0',
    title: 'Primeira versão do Manifesto',
    summary:
      'Seis princípios para uma inteligência artificial ao serviço de todos: literacia, inclusividade, potencial humano, responsabilidade, bem comum e supervisão humana.',
    published_on: '2026-09-15',
    body: [
      'O Manifesto IA para Todos diz o que queremos: a inteligência artificial deve ser compreendida por todos, justa para todos e posta ao serviço do bem comum.',
      ...PRINCIPLES.map(({ title, description }) => `# ${title}\n${description}`),
    ].join('\n\n'),
  },
] as const;

export const SUGGESTIONS: readonly SeedSuggestion[] = [
  {
    id: '5a1c0f0e-0001-4a00-8a00-000000000001',
    suggestion_text:
      'Quando um serviço público usar inteligência artificial para decidir ou responder, isso deve estar escrito de forma visível, com o nome de um serviço ao qual se possa perguntar porquê.',
    author: 'Exemplo da equipa',
    upvotes: 14,
    created_at: '2026-10-02T09:20:00Z',
    integrated_in: null,
  },
  {
    id: '5a1c0f0e-0002-4a00-8a00-000000000002',
    suggestion_text:
      'Criar sessões de iniciação à IA nas bibliotecas e nas juntas de freguesia, em horário pós-laboral e com apoio para quem nunca usou um computador.',
    author: 'Exemplo da equipa',
    upvotes: 11,
    created_at: '2026-10-05T18:45:00Z',
    integrated_in: null,
  },
  {
    id: '5a1c0f0e-0003-4a00-8a00-000000000003',
    suggestion_text:
      'Garantir que há sempre uma alternativa por telefone ou ao balcão. Ninguém deve perder um direito por não conseguir falar com um assistente automático.',
    author: 'Exemplo da equipa',
    upvotes: 9,
    created_at: '2026-10-09T11:05:00Z',
    integrated_in: null,
  },
  {
    id: '5a1c0f0e-0004-4a00-8a00-000000000004',
    suggestion_text:
      'Testar cada nova ferramenta com pessoas cegas, surdas, com dislexia ou com mobilidade reduzida antes de a abrir ao público, e publicar o que se aprendeu.',
    author: 'Exemplo da equipa',
    upvotes: 7,
    created_at: '2026-10-14T15:30:00Z',
    integrated_in: null,
  },
  {
    id: '5a1c0f0e-0005-4a00-8a00-000000000005',
    suggestion_text:
      'Levar às escolas uma aula por período em que os alunos verificam respostas de uma IA em fontes de confiança e contam o que estava certo, errado ou inventado.',
    author: 'Exemplo da equipa',
    upvotes: 6,
    created_at: '2026-10-20T08:15:00Z',
    integrated_in: null,
  },
  {
    id: '5a1c0f0e-0006-4a00-8a00-000000000006',
    suggestion_text:
      'Publicar numa página simples todos os sistemas de IA usados pelo município: para que servem, que dados usam, quanto custam e quem responde por eles.',
    author: 'Exemplo da equipa',
    upvotes: 5,
    created_at: '2026-10-27T20:10:00Z',
    integrated_in: null,
  },
  {
    id: '5a1c0f0e-0007-4a00-8a00-000000000007',
    suggestion_text:
      'Medir a energia gasta pelas ferramentas de IA que usamos e escolher a mais simples que resolva o problema.',
    author: 'Exemplo da equipa',
    upvotes: 3,
    created_at: '2026-11-03T13:40:00Z',
    integrated_in: null,
  },
];
