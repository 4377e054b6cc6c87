import { catalogue } from '../catalogue.ts';
import { t } from '../text.ts';
import type { LearningPath } from './schema.ts';

/** Texts of the course index, `#/aprender`, and the two learning paths. */
export const learn = {
  hero: {
    eyebrow: 'Cursos e atividades',
    title: 'Aprender',
    lead: 'Dois percursos para perceber e usar a [[ia|inteligência artificial]]: um para toda a gente, outro para quem trabalha nos serviços do município. Siga o seu ritmo: a ordem é só uma sugestão.',
    cta: { label: 'Começar a Missão 1', to: catalogue.mission1.to },
    more: { label: 'Ver os percursos', to: '#todos' },
    facts: ['Gratuito', 'Sem registo', 'Sem conhecimentos técnicos'],
  },
  trainers: { label: 'Vai dar formação?', action: 'Veja as fichas para formadores.' },
  declarations: { label: 'Concluiu um curso?', action: 'Imprima a declaração de conclusão.' },
  stored: 'O progresso que vê em cada curso está guardado só neste dispositivo.',
  notStored: t.course.notStored,
};

export const paths: LearningPath[] = [
  {
    id: 'todos',
    title: 'Para toda a gente',
    lead: 'Comece por experimentar, depois perceba como funciona e, no fim, construa os seus próprios pedidos.',
    steps: [
      {
        id: 'missao-1',
        to: catalogue.mission1.to,
        title: 'Missão 1',
        text: 'Dez atividades para o primeiro contacto com a IA, a sós ou em turma.',
        level: 'Iniciação',
        minutes: catalogue.mission1.minutes,
        progress: { kind: 'none' },
      },
      {
        id: 'descobrir-a-ia',
        to: catalogue.descobrir.to,
        title: 'Descobrir a IA',
        text: 'Nove blocos curtos, com exemplos de casa, do bairro e do trabalho.',
        level: 'Iniciação',
        minutes: catalogue.descobrir.minutes,
        progress: { kind: 'course', course: catalogue.descobrir },
      },
      {
        id: 'fabrica',
        to: '/prompt-factory',
        title: 'Fábrica de Prompts',
        text: 'Uma ferramenta que ajuda a fazer um pedido à IA, uma escolha de cada vez.',
        level: 'Prática',
        progress: { kind: 'points', storageKey: 'promptFactoryPoints', goal: 15 },
      },
    ],
    lesson: {
      to: '/copilot-course#bloco-10',
      label: 'Recebeu uma mensagem estranha?',
      action: 'Burlas com IA: como se proteger',
      note: '(20 minutos, sem precisar de fazer o resto)',
    },
  },
  {
    id: 'municipio',
    title: 'Para quem trabalha no município',
    lead: 'Três cursos sobre o Microsoft Copilot, um assistente de IA. Qualquer pessoa os pode ler; para fazer os exercícios, precisa de uma conta de trabalho Microsoft 365.',
    steps: [
      {
        id: 'mscopilot',
        to: catalogue.mscopilot.to,
        title: 'MS Copilot',
        text: 'Nove blocos para quem vai usar o Copilot pela primeira vez.',
        level: 'Iniciação',
        minutes: catalogue.mscopilot.minutes,
        progress: { kind: 'course', course: catalogue.mscopilot },
      },
      {
        id: 'copilot-v2',
        to: catalogue.copilotV2.to,
        title: 'MS Copilot V2',
        text: 'O segundo curso (V2): cinco blocos que treinam o essencial, com uma missão no fim.',
        level: 'Continuação',
        minutes: catalogue.copilotV2.minutes,
        progress: { kind: 'course', course: catalogue.copilotV2 },
      },
      {
        id: 'copilot-v3',
        to: catalogue.copilotV3.to,
        title: 'Copilot para a CML',
        text: 'O curso mais completo, em 13 módulos, para quem trabalha numa câmara municipal.',
        level: 'Aprofundamento',
        minutes: catalogue.copilotV3.minutes,
        progress: { kind: 'course', course: catalogue.copilotV3 },
      },
    ],
  },
];
