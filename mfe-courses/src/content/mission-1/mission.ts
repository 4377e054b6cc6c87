import { catalogue } from '../catalogue.ts';
import type { Mission } from '../schema.ts';
import { bothDurations } from '../text.ts';
import { blocks1to5 } from './blocks-1-5.ts';
import { blocks6to10 } from './blocks-6-10.ts';

/** Data of Mission 1, `#/mission-1`: ten activities for beginners. */
export const mission: Mission = {
  id: 'mission-1',
  title: 'Missão 1: o primeiro contacto com a IA',
  hero: {
    eyebrow: 'Missão 1',
    title: 'O primeiro contacto com a IA',
    lead: 'Dez atividades para descobrir, experimentar e conversar: a sós, em família ou numa aula.',
    cta: { label: 'Começar a missão', to: '#blocos' },
    facts: ['10 atividades', ...bothDurations(catalogue.mission1), 'Há um jogo para fazer em grupo'],
  },
  blocksTitle: 'As dez atividades',
  blocks: [...blocks1to5, ...blocks6to10],
  journey: {
    title: 'A Minha Jornada',
    points: 75,
    level: 'Nível 1: Explorador Digital',
    sampleTitle: 'Exemplo de uma jornada',
    note: 'Estes valores são um exemplo. Nesta missão não se contam pontos.',
    activities: [
      { text: 'Completou «Uma manhã com escolhas»', when: 'Exemplo de hoje' },
      { text: 'Partilhou uma reflexão', when: 'Exemplo de ontem' },
      { text: 'Começou a Missão 1', when: 'Exemplo da semana passada' },
    ],
  },
  skills: [
    'Explicar, por palavras suas, como a IA escolhe as palavras',
    'Fazer um pedido com contexto',
    'Confirmar o que importa e guardar o que é pessoal',
  ],
  finished: {
    title: 'Missão 1 completa',
    text: 'Conte a alguém a ideia de que mais gostou. Quando quiser aprender mais, o curso seguinte começa do princípio.',
  },
  next: { to: '/copilot-course', label: 'Descobrir a IA' },
};
