import { catalogue } from '../catalogue.ts';
import type { Course } from '../schema.ts';
import { bothDurations } from '../text.ts';
import { blocks } from './blocks.ts';

/** Data of the course «MS Copilot V2», `#/mscopilot-course-v2`. The lessons are in `blocks.ts`. */
export const course: Course = {
  id: 'copilot-v2',
  about: 'copilot',
  title: 'Curso: MS Copilot V2',
  unit: 'bloco',
  storageKey: 'copilotCourse2Points',
  goal: 120,
  pointsPerStep: 20,
  medal: {
    name: 'Explorador Copilot',
    description: 'Para quem completou os cinco blocos do curso MS Copilot V2.',
    notice: 'Parabéns! Completou a missão V2 e desbloqueou a sua medalha!',
  },
  hero: {
    eyebrow: 'O segundo curso',
    title: 'Curso: MS Copilot V2',
    lead: 'É o segundo curso sobre o assistente da Microsoft (MS), e por isso se chama V2. Começa pelo primeiro pedido e ensina a usar o Copilot para aprender. No fim, há uma missão.',
    cta: { label: 'Começar o curso', to: '#blocos' },
    facts: ['5 blocos', ...bothDurations(catalogue.copilotV2), 'Para quem trabalha com o Microsoft 365'],
  },
  blocksTitle: 'Os cinco blocos',
  blocksLead: 'Marque cada bloco como concluído para abrir o seguinte.',
  continueLabel: 'Marcar como Concluído e Continuar',
  finishLabel: 'Marcar como Concluído e Terminar',
  finished: {
    title: 'Curso completo',
    text: 'Já sabe pedir, confirmar e aprender com o Copilot.',
  },
  next: { label: 'Copilot para a CML (câmara municipal)', to: catalogue.copilotV3.to },
  skills: [
    'Fazer um primeiro pedido e saber o que esperar da resposta',
    'Retirar dados pessoais antes de pedir ajuda',
    'Dar à IA um papel, uma tarefa e um formato',
    'Aprender com a IA e confirmar noutra fonte',
  ],
  options: {
    capped: false,
    fizzMs: 1200,
    finishParticles: 100,
    entryDelays: null,
    scalesText: false,
    showsMap: true,
    opensGemini: false,
  },
  groups: blocks.map((block) => ({ group_id: block.id, showContinueButton: true, blocks: [block] })),
};
