import { catalogue } from '../catalogue.ts';
import type { Course } from '../schema.ts';
import { bothDurations, durationText } from '../text.ts';
import { blocks1to3 } from './blocks-1-3.ts';
import { blocks4to6 } from './blocks-4-6.ts';
import { blocks7to9 } from './blocks-7-9.ts';
import { library } from './library.ts';

/** Data of the course «Descobrir a IA», `#/copilot-course`. The lessons are beside it. */
export const course: Course = {
  id: 'descobrir-a-ia',
  about: 'ia',
  title: 'Descobrir a IA',
  unit: 'bloco',
  storageKey: 'copilotCoursePoints',
  goal: 150,
  pointsPerStep: 15,
  medal: {
    name: 'Descobridor da IA',
    description: 'Para quem completou os nove blocos do curso.',
    notice: 'Parabéns! Completou o curso Descobrir a IA e desbloqueou a sua medalha!',
  },
  hero: {
    eyebrow: 'Curso para toda a gente',
    title: 'Descobrir a IA',
    lead: 'Perceba o que é a inteligência artificial, o que faz bem e onde se engana. Com exemplos de casa, do bairro e do trabalho.',
    cta: { label: 'Começar o bloco 1', to: '#blocos' },
    more: { label: 'Ver outros cursos', to: '#elearning-showcase' },
    facts: ['9 blocos curtos', ...bothDurations(catalogue.descobrir), 'Sem conhecimentos técnicos'],
  },
  blocksTitle: 'Os nove blocos',
  blocksLead: 'Cada bloco abre o seguinte.',
  continueLabel: 'Concluir bloco e continuar',
  finishLabel: 'Concluir o último bloco',
  finished: {
    title: 'Curso completo',
    text: 'Já sabe perguntar, confirmar e decidir com a IA ao lado. Conte a alguém o que aprendeu.',
  },
  next: { label: 'Fábrica de Prompts', to: '/prompt-factory' },
  skills: [
    'Explicar o que é a IA com exemplos do dia a dia',
    'Escrever pedidos claros e melhorá-los em conversa',
    'Reconhecer e verificar respostas inventadas',
    'Retirar dados pessoais dos pedidos',
    'Pedir que uma pessoa reveja uma decisão automática',
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
    lead: 'Pedidos prontos a copiar. Troque o que está entre [ ] e deixe de fora dados pessoais.',
    groups: library,
  },
  secondPart: {
    title: 'Parte 2 (facultativa): o que mais preocupa',
    lead: `Quatro blocos para ler por qualquer ordem: burlas; trabalho e escola; energia e direitos de autor; serviços públicos. Não dão pontos nem medalhas, nem contam para a declaração de conclusão. ${durationText(catalogue.descobrirParte2.minutes)}.`,
    doneLabel: 'Marcar como concluído',
    finished: {
      title: 'Fez também a parte 2',
      text: 'Obrigado pelo tempo que lhe dedicou. Se puder, conte o que aprendeu sobre burlas a alguém de quem gosta.',
    },
  },
  showcase: {
    title: 'Outros cursos',
    lead: 'Se preferir, escolha outro percurso.',
    modules: [
      {
        id: 'missao-1',
        to: '/mission-1',
        title: 'Missão 1',
        description: 'Dez atividades para dar os primeiros passos, a sós ou em grupo.',
        meta: durationText(catalogue.mission1.minutes),
        linkLabel: 'Abrir a Missão 1',
      },
      {
        id: 'mscopilot',
        to: '/mscopilot-course',
        title: 'MS Copilot',
        description: 'Nove blocos para quem vai usar o Microsoft Copilot pela primeira vez.',
        meta: durationText(catalogue.mscopilot.minutes),
        linkLabel: 'Abrir o curso',
      },
      {
        id: 'copilot-v2',
        to: '/mscopilot-course-v2',
        title: 'MS Copilot V2',
        description: 'Cinco blocos, com a receita papel, tarefa e formato e uma missão no fim.',
        meta: durationText(catalogue.copilotV2.minutes),
        linkLabel: 'Abrir o curso',
      },
      {
        id: 'copilot-v3',
        to: '/mscopilot-course-v3',
        title: 'Copilot para a CML',
        description: 'Treze módulos para quem trabalha numa câmara municipal e quer ir mais longe.',
        meta: durationText(catalogue.copilotV3.minutes),
        linkLabel: 'Abrir o curso',
      },
    ],
  },
};
