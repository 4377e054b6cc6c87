import type { BuiltInPrinciple } from '../principle.ts';
import { IEA_2025, NATURE_2020, REGISTERS_2020, UNESCO_2021 } from './sources.ts';

/** Built-in text of the principle «Bem Comum». `principle.ts` explains the fields. */
export const bemComum: BuiltInPrinciple = {
  id: 'bem-comum',
  title: 'Bem Comum',
  description:
    'A IA deve melhorar a vida em comunidade: serviços, saúde, educação, ambiente. Os benefícios são para todos, e contam-se todos os custos, também os do planeta.',
  icon_name: 'heart',
  motif: 'table',
  upvotes: 10,
  downvotes: 1,
  theme_color: 'pink',
  relevance_title: 'Porque importa o bem comum',
  relevance_headline: 'A IA pode ajudar o mundo e também o pode prejudicar. Depende do que lhe pedimos.',
  relevance_infographic_text:
    '134 das 169 metas das Nações Unidas para um mundo melhor podem ganhar com a IA. Em 59, a IA pode atrapalhar, e algumas contam nos dois grupos (Nature Communications, 2020).',
  relevance_facts: [
    'Os centros de dados (edifícios cheios de computadores), e não só os da IA, gastaram 1,5 % da eletricidade mundial em 2024: cerca de 415 terawatts-hora (TWh), ou 415 mil milhões de quilowatts-hora, a unidade da fatura da luz; em 2030 podem chegar a 945 TWh (Agência Internacional da Energia, 2025).',
    'Em 2020, Amesterdão e Helsínquia abriram os primeiros registos públicos dos algoritmos que uma cidade usa.',
    'Em 2021, os 193 países que eram membros da UNESCO aprovaram a primeira recomendação mundial sobre ética da IA.',
  ],
  relevance_sources: [NATURE_2020, IEA_2025, REGISTERS_2020, UNESCO_2021],
  chart_data: {
    type: 'bar',
    title: 'Metas de desenvolvimento sustentável, num total de 169',
    data: [
      { label: 'Podem beneficiar', value: 134 },
      { label: 'Podem ser prejudicadas', value: 59 },
    ],
    unit: 'metas',
    note: 'A mesma meta pode estar nos dois grupos.',
    source: NATURE_2020,
  },
  accordion_title: 'Tecnologia ao serviço de todos',
  accordion_content: `O que é bom para um produto pode não ser bom para uma cidade. Antes de usar IA num serviço público, vale a pena perguntar a quem serve, quanto gasta e quem fica a ganhar.

O bem comum pede:

- **utilidade pública**: resolver um problema que as pessoas sentem;
- **transparência**: um registo aberto dos sistemas em uso, como fizeram Amesterdão e Helsínquia;
- **poupança**: escolher a solução mais simples que resolve o problema, porque a eletricidade e a água também contam;
- **partilha**: mostrar os dados e os resultados, mas nunca a vida privada de alguém.`,
  practical_example:
    'Uma câmara municipal usa IA para prever onde há fugas de água. Publica o que o sistema faz, quanto custa, que dados usa e quanta água se poupou. Ao fim de um ano, os moradores podem ver se valeu a pena.',
  quiz_question: 'Qual destes projetos de IA serve melhor o bem comum?',
  quiz_options: [
    { text: 'Um que ninguém sabe que existe, mas que poupa tempo à equipa.', isCorrect: false },
    {
      text: 'Um que usa o sistema maior e mais recente, para mostrar que a cidade é moderna.',
      isCorrect: false,
    },
    { text: 'Um que resolve um problema da comunidade e publica custos e resultados.', isCorrect: true },
  ],
  quiz_correct_feedback:
    'Certo! Utilidade para a comunidade e contas à vista: é assim que se constrói confiança.',
  quiz_incorrect_feedback:
    'Ainda não. Ser novo ou poupar tempo não chega. O bem comum pede utilidade para a comunidade e contas à vista.',
};
