import { counted } from './counted.ts';

/**
 * Texts of the printed poster of the vote wall. Readers see the poster without the page, so these texts explain the
 * tiles.
 */
export const poster = {
  site: 'IA para Todos',
  title: 'Parede de todos',
  lead: 'O que já dissemos dos seis princípios do Manifesto para uma inteligência artificial de todos.',
  each: (written: string, each: number) =>
    `${each === 1 ? `Cada azulejo é um voto, com a figura do seu princípio, ou uma sugestão publicada` : `Cada azulejo vale até ${written} votos, com a figura do seu princípio, ou até ${written} sugestões publicadas`}. Quem não concorda tem o mesmo azulejo com as cores trocadas.`,
  up: (count: string) => `${count} a favor`,
  down: (count: string) => `${count} contra`,
  suggestions: 'Sugestões',
  published: (count: string) => counted(count, 'publicada', 'publicadas'),
  yours: 'O seu lugar',
  yoursText: 'por vidrar',
  sum: (votes: string, suggestions: string, day: string) =>
    `A ${day}, ${counted(votes, 'voto', 'votos')} e ${counted(suggestions, 'sugestão publicada', 'sugestões publicadas')}.`,
  examples: (votes: string, suggestions: string) =>
    `São exemplos da equipa, para mostrar a parede: ${counted(votes, 'voto', 'votos')} e ${counted(suggestions, 'sugestão', 'sugestões')}.`,
  allExamples: 'São todos exemplos da equipa, para mostrar a parede.',
  vote: 'Vote e deixe a sua sugestão em',
  code: 'Código QR da página em que se vota',
} as const;
