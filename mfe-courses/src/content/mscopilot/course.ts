import { catalogue } from '../catalogue.ts';
import type { Course } from '../schema.ts';
import { bothDurations } from '../text.ts';
import { blocks1to3 } from './blocks-1-3.ts';
import { blocks4to6 } from './blocks-4-6.ts';
import { blocks7to9 } from './blocks-7-9.ts';
import { library } from './library.ts';

/** Data of the course «MS Copilot», `#/mscopilot-course`. The lessons are beside it. */
export const course: Course = {
  id: 'mscopilot',
  about: 'copilot',
  title: 'Curso: MS Copilot',
  unit: 'bloco',
  storageKey: 'msCopilotCoursePoints',
  goal: 150,
  pointsPerStep: 15,
  medal: {
    name: 'Viajante Copilot',
    description: 'Para quem completou os nove blocos do curso MS Copilot.',
    notice: 'Parabéns! Completou o curso MS Copilot e desbloqueou a sua medalha!',
  },
  hero: {
    eyebrow: 'Primeiros passos',
    title: 'Curso: MS Copilot',
    lead: 'Abra, pergunte, confirme. Nove blocos para usar o Microsoft (MS) Copilot no trabalho com segurança e bom senso.',
    cta: { label: 'Começar o curso', to: '#blocos' },
    facts: [
      '9 blocos curtos',
      ...bothDurations(catalogue.mscopilot),
      'Precisa de uma conta de trabalho Microsoft 365',
    ],
  },
  blocksTitle: 'Os nove blocos',
  blocksLead: 'Cada bloco abre o seguinte.',
  continueLabel: 'Concluir bloco e continuar',
  finishLabel: 'Concluir o último bloco',
  finished: {
    title: 'Curso completo',
    text: 'Tem um pedido de confiança e sabe o que confirmar.',
  },
  next: { label: 'MS Copilot V2', to: catalogue.copilotV2.to },
  skills: [
    'Abrir o Copilot com a conta certa',
    'Proteger dados pessoais e informação sensível',
    'Dar à IA um papel, uma tarefa e um formato',
    'Confirmar respostas na fonte',
    'Trabalhar com documentos e imagens',
  ],
  options: {
    capped: true,
    fizzMs: 1200,
    finishParticles: 100,
    entryDelays: null,
    scalesText: false,
    showsMap: true,
    opensGemini: false,
  },
  groups: [...blocks1to3, ...blocks4to6, ...blocks7to9].map((block) => ({
    group_id: block.id,
    showContinueButton: true,
    blocks: [block],
  })),
  library: {
    title: 'Biblioteca de prompts',
    lead: 'Pedidos para o dia a dia no serviço. Troque o que está entre parênteses retos e deixe de fora dados pessoais.',
    groups: library,
  },
};
