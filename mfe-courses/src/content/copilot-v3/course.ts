import { catalogue } from '../catalogue.ts';
import type { Course } from '../schema.ts';
import { bothDurations } from '../text.ts';
import { groups1to5 } from './groups-1-5.ts';
import { groups6to9 } from './groups-6-9.ts';
import { groups10to13 } from './groups-10-13.ts';

/** Data of the course «Copilot para a CML», `#/mscopilot-course-v3`. The lessons are beside it. */
export const course: Course = {
  id: 'copilot-v3',
  about: 'copilot',
  title: 'Curso: Copilot para a CML',
  unit: 'módulo',
  storageKey: 'copilotCourse3Points',
  goal: 200,
  pointsPerStep: 15,
  medal: {
    name: 'Mestre Copilot',
    description: 'Para quem completou os 13 módulos do curso.',
    notice: 'Parabéns! Completou a missão V3 e desbloqueou a sua medalha de Mestre Copilot!',
  },
  hero: {
    eyebrow: 'Formação interna',
    title: 'Curso: Copilot para a CML',
    lead: 'O terceiro curso de Copilot (V3), para quem trabalha em qualquer câmara municipal. «CML» é a sigla da Câmara Municipal de Lisboa. Ensina a usar o Copilot com confiança e espírito crítico.',
    cta: { label: 'Começar o curso', to: '#blocos' },
    facts: [
      '13 módulos curtos',
      ...bothDurations(catalogue.copilotV3),
      'Não precisa de saber nada de informática',
    ],
  },
  blocksTitle: 'Módulos do Curso',
  blocksLead: 'Leia e responda: cada módulo abre o seguinte.',
  continueLabel: 'Continuar',
  finishLabel: 'Terminar o Curso e Ver Pontuação',
  finished: {
    title: 'Missão Cumprida!',
    text: 'Chegou ao fim do curso. Volte sempre que quiser rever um módulo.',
  },
  next: { label: 'Fábrica de Prompts', to: '/prompt-factory' },
  skills: [
    'Explicar como a IA generativa constrói uma resposta',
    'Proteger dados pessoais ao usar o Copilot',
    'Dar à IA um papel, uma tarefa e um formato',
    'Reconhecer e verificar respostas inventadas',
    'Usar a IA com responsabilidade e supervisão humana',
  ],
  options: {
    capped: true,
    requiresQuiz: true,
    fizzMs: 2000,
    finishParticles: 250,
    entryDelays: [100, 500],
    scalesText: true,
    showsMap: true,
    levelLabel: 'Nível 1: Explorador Digital',
    opensGemini: true,
  },
  groups: [...groups1to5, ...groups6to9, ...groups10to13],
};
