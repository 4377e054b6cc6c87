import type { BuiltInPrinciple } from '../principle.ts';
import { ILO_2025, WEF_2025 } from './sources.ts';

/** Built-in text of the principle «Potencial Humano». `principle.ts` explains the fields. */
export const potencialHumano: BuiltInPrinciple = {
  id: 'potencial-humano',
  title: 'Potencial Humano',
  description:
    'A IA deve ampliar o que as pessoas sabem fazer: criar, aprender, cuidar e decidir. As tarefas podem mudar, mas o valor de cada pessoa não diminui.',
  icon_name: 'sprout',
  motif: 'leaf',
  upvotes: 9,
  downvotes: 2,
  theme_color: 'green',
  relevance_title: 'Porque importa o potencial humano',
  relevance_headline: 'O trabalho vai mudar. Com tempo e formação, pode mudar a favor das pessoas.',
  relevance_infographic_text:
    '39 % das competências atuais dos trabalhadores deverão mudar até 2030 (Fórum Económico Mundial, 2025).',
  relevance_facts: [
    'Em cada 100 trabalhadores do mundo, 59 deverão precisar de formação até 2030 (Fórum Económico Mundial, 2025).',
    'Até 2030, prevê-se que nasçam, no mundo, 170 milhões de empregos e desapareçam 92 milhões (Fórum Económico Mundial, 2025).',
    'A Organização Internacional do Trabalho conclui que é mais provável os empregos mudarem do que desaparecerem (2025).',
  ],
  relevance_sources: [WEF_2025, WEF_2025, WEF_2025, ILO_2025],
  chart_data: {
    type: 'donut',
    title: 'Formação de que vão precisar 100 trabalhadores até 2030',
    data: [
      { label: 'Sem necessidade de formação', value: 41 },
      { label: 'Formação na mesma função', value: 29 },
      { label: 'Formação e mudança de função', value: 19 },
      { label: 'Precisam de formação e não a devem ter', value: 11 },
    ],
    unit: '%',
    note: 'Previsão à escala mundial.',
    source: WEF_2025,
  },
  accordion_title: 'Máquinas que ajudam pessoas a crescer',
  accordion_content: `Uma ferramenta pode poupar horas de trabalho repetido. A questão é o que fazemos com essas horas: aprender, atender melhor, criar, descansar. Essa escolha é humana.

Para o potencial humano crescer, é preciso:

- **formação ao longo da vida**, no horário de trabalho e sem custo para quem aprende;
- **participação**: quem faz a tarefa ajuda a decidir o que se automatiza;
- **autoria**: quem cria continua a ser reconhecido pelo que criou;
- **tempo para pensar**: a ferramenta sugere, a pessoa escolhe.

Sem formação, os ganhos ficam nas mãos de poucos. É por isso que este princípio precisa da literacia.`,
  practical_example:
    'Numa escola, uma professora usa IA para preparar três versões do mesmo exercício, com dificuldades diferentes. Revê cada uma e corrige os enganos. Com o tempo que poupou, apoia os alunos que mais precisam.',
  quiz_question: 'Qual destas equipas está a usar a IA para ampliar o potencial das pessoas?',
  quiz_options: [
    { text: 'A que usa a IA para rascunhos e dá formação a todos para rever e decidir.', isCorrect: true },
    { text: 'A que publica tudo o que a IA escreve, para ir mais depressa.', isCorrect: false },
    { text: 'A que proíbe a equipa de aprender ferramentas novas.', isCorrect: false },
  ],
  quiz_correct_feedback:
    'Certo! A ferramenta faz o rascunho, as pessoas aprendem, reveem e decidem. Assim todos ganham.',
  quiz_incorrect_feedback:
    'Ainda não. Publicar sem rever ou proibir aprender deixa as pessoas para trás. Procure a equipa que aprende e decide.',
};
