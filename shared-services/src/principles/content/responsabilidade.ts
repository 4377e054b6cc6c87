import type { BuiltInPrinciple } from '../principle.ts';
import { AI_ACT, AI_INDEX_2026, CHARTER_2021 } from './sources.ts';

/** Built-in text of the principle «Responsabilidade». `principle.ts` explains the fields. */
export const responsabilidade: BuiltInPrinciple = {
  id: 'responsabilidade',
  title: 'Responsabilidade',
  description:
    'Por trás de cada sistema de IA tem de haver alguém responsável, que explique as decisões, corrija os erros e compense quem foi prejudicado.',
  icon_name: 'scale',
  motif: 'keystone',
  upvotes: 14,
  downvotes: 0,
  theme_color: 'orange',
  relevance_title: 'Porque importa a responsabilidade',
  relevance_headline:
    '«Foi o computador» não é resposta. Quem põe um sistema a funcionar é responsável pelo que ele faz.',
  relevance_infographic_text:
    '362 incidentes com IA documentados em 2025; em 2024 foram 233 (AI Index 2026, Universidade de Stanford).',
  relevance_facts: [
    'Desde 2 de fevereiro de 2025, o Regulamento da IA, uma lei europeia, proíbe alguns usos (art. 5.º). As coimas (o que paga quem não cumpre) podem chegar a 35 milhões de euros ou a 7 % do que a empresa vende num ano em todo o mundo.',
    'Desde 2 de agosto de 2026, o art. 50.º do mesmo regulamento obriga a avisar as pessoas de que estão a falar com uma IA, a não ser que seja evidente.',
    'Em Portugal, a Lei n.º 27/2021 (art. 9.º) pede que o uso da IA respeite os direitos fundamentais e seja explicável, seguro, transparente e responsável.',
  ],
  relevance_sources: [AI_INDEX_2026, AI_ACT, AI_ACT, CHARTER_2021],
  chart_data: {
    type: 'bar',
    title: 'Incidentes com IA documentados por ano',
    data: [
      { label: '2024', value: 233 },
      { label: '2025', value: 362 },
    ],
    note: 'Só os casos registados na AI Incident Database. Pode haver outros que ninguém comunicou.',
    source: AI_INDEX_2026,
  },
  accordion_title: 'Há sempre alguém responsável',
  accordion_content: `Quando uma decisão é tomada com a ajuda de IA, a pessoa afetada precisa de saber três coisas: que foi usada IA, por que razão foi essa a decisão e a quem pode exigir explicações.

A Lei n.º 27/2021 chama-se Carta Portuguesa de Direitos Humanos na Era Digital. O nome diz o essencial: os direitos que já temos valem também perante uma máquina.

Na prática, responsabilidade é:

- **dizer quando se usa IA**, à vista de todos;
- **guardar registo** do que o sistema decidiu e porquê;
- **ter um nome e um contacto** para reclamar;
- **corrigir depressa** e avisar quem foi prejudicado.`,
  practical_example:
    'Um serviço avisa que usa IA para ver que reparações na rua são mais urgentes. Por engano, o pedido de uma moradora fica em último. Ela liga para o contacto indicado, um técnico vê o registo da decisão, corrige a ordem no mesmo dia e o erro é comunicado a quem gere o sistema.',
  quiz_question:
    'Um sistema de IA de um serviço cometeu um erro que lhe trouxe prejuízo. Quem deve responder?',
  quiz_options: [
    { text: 'Ninguém: a máquina decidiu sozinha.', isCorrect: false },
    { text: 'A organização que escolheu usar o sistema.', isCorrect: true },
    { text: 'A própria pessoa, por ter usado o serviço.', isCorrect: false },
  ],
  quiz_correct_feedback:
    'Certo! Uma máquina não assume responsabilidades. Responde a organização que a usa e, conforme o caso, quem a fez.',
  quiz_incorrect_feedback:
    'Ainda não. A máquina não responde por nada e a pessoa prejudicada não tem culpa. Responde a organização que o usa e, conforme o caso, quem o fez.',
};
