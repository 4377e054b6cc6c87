import type { BuiltInPrinciple } from '../principle.ts';
import { AI_ACT, EUROSTAT_AI_2025, EUROSTAT_SKILLS_2023, INE_2025 } from './sources.ts';

/** Built-in text of the principle «Literacia». `principle.ts` explains the fields. */
export const literacia: BuiltInPrinciple = {
  id: 'literacia',
  title: 'Literacia',
  description:
    'Todas as pessoas têm direito a compreender o que é a inteligência artificial, o que consegue fazer e onde falha. Sem compreender, ninguém escolhe livremente.',
  icon_name: 'book-open',
  motif: 'book',
  upvotes: 16,
  downvotes: 1,
  theme_color: 'blue',
  relevance_title: 'Porque importa a literacia',
  relevance_headline: 'A IA já entrou em casa de muita gente. A explicação nem sempre veio com ela.',
  relevance_infographic_text:
    '38,7 % das pessoas dos 16 aos 74 anos em Portugal usaram ferramentas de IA nos três meses anteriores ao inquérito (Instituto Nacional de Estatística, 2025).',
  relevance_facts: [
    'Na União Europeia, 32,7 % das pessoas dos 16 aos 74 anos usaram IA generativa em 2025 (Eurostat, 2025).',
    'Em Portugal, saber usar o computador e a Internet é muito mais comum entre quem estudou mais. Em cada 100 pessoas que estudaram mais, há mais 66 a saber fazê-lo do que em cada 100 que estudaram menos. É a maior diferença da União Europeia (Eurostat, 2023).',
    'Desde 2 de fevereiro de 2025, a lei europeia da IA (art. 4.º) pede às organizações medidas para os seus trabalhadores compreenderem melhor a IA.',
  ],
  relevance_sources: [INE_2025, EUROSTAT_AI_2025, EUROSTAT_SKILLS_2023, AI_ACT],
  chart_data: {
    type: 'bar',
    title: 'Pessoas dos 16 aos 74 anos que usaram IA, em percentagem',
    data: [
      { label: 'Portugal', value: 38.7 },
      { label: 'União Europeia', value: 32.7 },
    ],
    unit: '%',
    note: 'Portugal: ferramentas de IA, nos três meses anteriores. União Europeia: IA generativa.',
    source: {
      ...EUROSTAT_AI_2025,
      fonte: 'Instituto Nacional de Estatística (Portugal) e Eurostat (União Europeia)',
    },
  },
  accordion_title: 'Compreender para escolher',
  accordion_content: `Um assistente de IA responde com a mesma segurança quando acerta e quando se engana. Quem sabe como funciona faz melhores perguntas, confere as respostas e percebe quando é preferível falar com uma pessoa.

Literacia em IA não é saber programar. É saber:

- **o que a máquina faz**: prevê palavras ou imagens prováveis, a partir de muitos exemplos;
- **o que não faz**: não sabe se é verdade, não tem opinião e não é responsável pelas consequências;
- **o que fazer com a resposta**: confirmar, adaptar e decidir.

Por isso o Manifesto pede aprendizagem gratuita, em português claro e ao alcance de toda a gente.`,
  practical_example:
    'Uma moradora recebe da Junta uma carta escrita em linguagem difícil. Retira o nome, a morada e os números que a identificam, e pede a um assistente de IA que explique a carta por palavras simples. No fim, liga para a Junta e confirma o prazo. Usou a ferramenta, mas quem verificou foi a moradora.',
  quiz_question: 'Um assistente de IA dá-lhe uma data e um nome, com muita certeza. O que faz?',
  quiz_options: [
    { text: 'Confio: se houvesse algum erro na resposta, o assistente avisava.', isCorrect: false },
    { text: 'Confirmo numa fonte segura antes de usar a informação.', isCorrect: true },
    { text: 'Repito a pergunta até a resposta me agradar.', isCorrect: false },
  ],
  quiz_correct_feedback:
    'Certo! O tom seguro não prova nada. Confirmar numa fonte de confiança é o hábito mais útil de todos.',
  quiz_incorrect_feedback:
    'Ainda não. O assistente não sabe quando se engana e responde sempre com segurança. O melhor é confirmar numa fonte de confiança.',
};
