import type { BuiltInPrinciple } from '../principle.ts';
import { GENDER_SHADES, INE_2025, ITU_2025, NIST_2019 } from './sources.ts';

/** Built-in text of the principle «Inclusividade». `principle.ts` explains the fields. */
export const inclusividade: BuiltInPrinciple = {
  id: 'inclusividade',
  title: 'Inclusividade',
  description:
    'A IA deve servir todas as pessoas, com qualquer idade, origem, língua, rendimento ou capacidade. Uma tecnologia que só funciona bem para alguns não está pronta.',
  icon_name: 'users',
  motif: 'rings',
  upvotes: 12,
  downvotes: 1,
  theme_color: 'roxo',
  relevance_title: 'Porque importa a inclusividade',
  relevance_headline: 'O mesmo sistema pode acertar quase sempre com umas pessoas e falhar muito com outras.',
  relevance_infographic_text:
    '34,7 % de erro no pior caso: um estudo testou programas à venda que dizem, a partir de uma fotografia, se a pessoa é mulher ou homem. O pior caso foi com mulheres de pele mais escura; com homens de pele mais clara, o erro máximo foi 0,8 % (Gender Shades, 2018).',
  relevance_facts: [
    'Há 2,2 mil milhões de pessoas sem acesso à Internet (União Internacional das Telecomunicações, 2025).',
    'Em Portugal, 76,5 % dos jovens dos 16 aos 24 anos tinham usado IA nos três meses anteriores ao inquérito; na população dos 16 aos 74 anos, 38,7 % (Instituto Nacional de Estatística, 2025).',
    'Muitos programas que reconhecem caras trocavam uma pessoa por outra 10 a 100 vezes mais com pessoas negras ou da Ásia Oriental do que com pessoas brancas (NIST, instituto de normas dos Estados Unidos, 2019).',
  ],
  relevance_sources: [GENDER_SHADES, ITU_2025, INE_2025, NIST_2019],
  chart_data: {
    type: 'bar',
    title: 'Uso de IA por região, em percentagem',
    data: [
      { label: 'Grande Lisboa', value: 48.4 },
      { label: 'Península de Setúbal', value: 45.9 },
      { label: 'Algarve', value: 39.7 },
      { label: 'Alentejo', value: 28.3 },
    ],
    unit: '%',
    note: 'Mostram-se só quatro regiões. O Alentejo tem a percentagem mais baixa do país.',
    source: INE_2025,
  },
  accordion_title: 'Ninguém fica de fora',
  accordion_content: `Um sistema de IA aprende com exemplos. Se os exemplos deixam pessoas de fora, o sistema falha precisamente com elas. E quem não tem rede, dispositivo ou apoio nem sequer chega a participar.

Inclusividade quer dizer:

- **testar com pessoas diferentes**, de várias idades, origens e capacidades, antes de pôr um sistema ao serviço do público;
- **manter sempre outro caminho**: o balcão, o telefone, uma pessoa que atende;
- **escrever de forma clara** e cumprir as regras de acessibilidade;
- **ouvir quem costuma ficar de fora** quando se decide o que construir.`,
  practical_example:
    'Uma biblioteca quer oferecer um assistente de voz. Antes de o abrir ao público, convida pessoas mais velhas, pessoas com sotaques diferentes e leitores cegos para o experimentar. O que falha no assistente corrige-se antes da abertura. O atendimento ao balcão continua sempre.',
  quiz_question: 'Um serviço quer usar reconhecimento facial à entrada. Qual é a primeira pergunta a fazer?',
  quiz_options: [
    { text: 'Qual é o sistema mais barato?', isCorrect: false },
    { text: 'Quantas pessoas consegue reconhecer por minuto à hora de maior movimento?', isCorrect: false },
    { text: 'É mesmo necessário, e acerta de igual forma com todas as pessoas?', isCorrect: true },
  ],
  quiz_correct_feedback:
    'Certo! Primeiro vê-se se é necessário e se é justo. A rapidez e o preço vêm depois.',
  quiz_incorrect_feedback:
    'Ainda não. Um sistema rápido ou barato continua a ser injusto se falhar mais com algumas pessoas. Pergunte primeiro se é necessário e se acerta com todas.',
};
