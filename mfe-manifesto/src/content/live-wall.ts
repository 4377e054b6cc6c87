import { formatNumber } from '@ia/shared-ui/number';
import { counted } from './counted.ts';
import { countedExamples } from './counted-examples.ts';

/** Texts of the live wall, which strangers read from a distance. */
export const liveWall = {
  site: 'IA para Todos',
  title: 'Parede de todos',
  totals: (votes: number, suggestions: number) =>
    `${counted(formatNumber(votes), 'voto', 'votos')}${suggestions > 0 ? ` e ${counted(formatNumber(suggestions), 'sugestão', 'sugestões')}` : ''}`,
  examples: (votes: number, suggestions: number) =>
    `Também há azulejos de exemplo: ${countedExamples(votes, suggestions)}.`,
  onlyExamples: 'Ainda ninguém votou: os azulejos são exemplos.',
  each: (perTile: number) =>
    `${perTile === 1 ? 'Cada azulejo é um voto ou uma sugestão' : `Cada azulejo vale até ${formatNumber(perTile)} votos ou sugestões`}. O azulejo de barro espera pelo seu voto.`,
  newVotes: (count: number, principle?: string) =>
    `${count === 1 ? 'Mais um voto' : `Mais ${formatNumber(count)} votos`}${principle ? ` em «${principle}»` : ''}`,
  vote: 'Vote no seu telemóvel',
  code: 'Código QR da página em que se vota',
  fullScreen: 'Ecrã inteiro',
  back: 'Voltar ao Manifesto',
  loading: 'A carregar a parede…',
  failed: 'Sem ligação aos votos. A parede volta sozinha.',
} as const;
