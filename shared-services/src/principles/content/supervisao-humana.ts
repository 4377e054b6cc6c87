import type { BuiltInPrinciple } from '../principle.ts';
import { EBU_2025, EUROBAROMETER_2026, GDPR } from './sources.ts';

/** Built-in text of the principle «Supervisão Humana». `principle.ts` explains the fields. */
export const supervisaoHumana: BuiltInPrinciple = {
  id: 'supervisao-humana',
  title: 'Supervisão Humana',
  description:
    'As decisões que mudam a vida de alguém têm de passar por uma pessoa com conhecimento, tempo e autoridade para dizer que não à máquina.',
  icon_name: 'eye',
  motif: 'eye',
  upvotes: 15,
  downvotes: 2,
  theme_color: 'blue',
  relevance_title: 'Porque importa a supervisão humana',
  relevance_headline: 'Uma resposta convincente pode estar errada. Alguém tem de olhar para ela.',
  relevance_infographic_text:
    '45 % das respostas de assistentes de IA sobre notícias tinham pelo menos um problema significativo (União Europeia de Radiodifusão e BBC, 2025).',
  relevance_facts: [
    'Das respostas sobre notícias, 31 % tinham problemas sérios nas fontes e 20 % tinham erros graves nos factos (União Europeia de Radiodifusão e BBC, 2025).',
    '80 % dos europeus querem que a IA seja regulada com cuidado para ser segura (Eurobarómetro, 2026).',
    'Em regra, o Regulamento Geral sobre a Proteção de Dados, o RGPD (art. 22.º), não deixa que só uma máquina decida sobre os seus direitos ou sobre o que pesa muito na sua vida. Há exceções e, em algumas, pode pedir que uma pessoa veja o caso.',
  ],
  relevance_sources: [EBU_2025, EBU_2025, EUROBAROMETER_2026, GDPR],
  chart_data: {
    type: 'bar',
    title: 'Respostas de assistentes de IA sobre notícias, em percentagem',
    data: [
      { label: 'Algum problema significativo', value: 45 },
      { label: 'Problemas sérios nas fontes', value: 31 },
      { label: 'Erros graves de exatidão', value: 20 },
    ],
    unit: '%',
    note: 'Uma resposta pode ter mais do que um problema, por isso os valores não se somam.',
    source: EBU_2025,
  },
  accordion_title: 'No fim, decide uma pessoa',
  accordion_content: `Supervisionar não é carregar em «Aceitar». Quando uma máquina sugere sempre a resposta, é fácil deixar de pensar. O Regulamento da IA alerta para este risco no art. 14.º. A lei chama «de risco elevado» a alguns usos da IA (anexo III). A partir de 2 de dezembro de 2027, quem supervisiona um sistema desses tem de poder **ignorar a resposta, corrigi-la ou parar o sistema**. Fonte: Regulamento (UE) 2024/1689, alterado pelo Regulamento (UE) 2026/1744.

Para a supervisão ser a sério:

- **competência**: a pessoa percebe o que o sistema faz e onde costuma falhar;
- **tempo**: há minutos para olhar, não apenas segundos para aprovar;
- **autoridade**: pode decidir de forma diferente da máquina, sem ser prejudicada por isso;
- **caminho de volta**: quem foi afetado pode pedir que uma pessoa reveja a decisão.`,
  practical_example:
    'Um sistema sugere recusar um pedido de apoio. A funcionária faz mais do que confirmar: lê o pedido, telefona a quem o fez e descobre um documento que o sistema não leu. Propõe que o apoio seja dado e escreve porquê.',
  quiz_question: 'Qual destas situações é supervisão humana a sério?',
  quiz_options: [
    { text: 'Uma pessoa aprova cem decisões por hora sem as abrir.', isCorrect: false },
    {
      text: 'Uma pessoa revê cada caso difícil e pode decidir de forma diferente da máquina.',
      isCorrect: true,
    },
    { text: 'O sistema decide e uma pessoa recebe um relatório no fim do ano.', isCorrect: false },
  ],
  quiz_correct_feedback: 'Certo! Rever com tempo e poder mudar a decisão é o que faz a diferença.',
  quiz_incorrect_feedback:
    'Ainda não. Aprovar sem olhar ou saber no fim do ano não protege ninguém. É preciso rever a tempo e poder decidir de outra forma.',
};
