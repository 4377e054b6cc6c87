/** Blocks 6 to 10: first conversation, prompt helper, everyday uses, final quiz, end. */
import type { Block } from '../schema.ts';

export const blocks6to10: Block[] = [
  {
    id: 6,
    title: 'A primeira conversa',
    category: 'desafio',
    aim: 'No fim, já fez os seus primeiros pedidos e comparou as respostas.',
    parts: [
      {
        type: 'paragraph',
        text: 'Copie um pedido e cole-o num assistente de IA, como o ChatGPT, o Gemini ou o Copilot. São programas de empresas, num site ou numa aplicação do telemóvel, e alguns pedem que crie uma conta. Quando tiver a resposta, mude uma palavra do pedido e veja o que acontece. Não escreva [[dados-pessoais|dados pessoais]]. Se nunca usou um assistente de IA, peça a alguém que o abra consigo da primeira vez: depois, escreve-se como numa mensagem de telemóvel. Quando há crianças ou jovens, é um adulto que escreve. Para colar no telemóvel, mantenha o dedo na caixa onde se escreve e toque em «Colar».',
      },
      {
        type: 'prompts',
        items: [
          {
            id: 'm1-ola',
            title: 'Dizer olá',
            description: 'Para perceber o que o assistente faz.',
            promptText: 'Olá! Explica-me em três frases simples o que consegues fazer e o que não consegues.',
          },
          {
            id: 'm1-explicar',
            title: 'Pedir uma explicação',
            description: 'Sobre algo que sempre quis perceber.',
            promptText:
              'Explica-me porque é que o mar é salgado, como se eu tivesse dez anos. No fim, diz onde posso confirmar.',
          },
          {
            id: 'm1-ideias',
            title: 'Pedir ideias',
            description: 'Para uma tarde em família.',
            promptText:
              'Dá-me cinco ideias para uma tarde de chuva em casa com crianças e avós, sem gastar dinheiro. Uma linha para cada ideia.',
          },
        ],
      },
      {
        type: 'external-link',
        link: 'assistants',
        label: 'Abrir assistente',
        note: 'Abre num novo separador. É um serviço externo, com as suas próprias regras. O que escrever lá segue para esse serviço.',
      },
    ],
  },
  {
    id: 7,
    title: 'Uma ajuda para escrever prompts',
    category: 'descobrir',
    aim: 'No fim, sabe montar um pedido com uma ferramenta que lhe faz perguntas.',
    parts: [
      {
        type: 'paragraph',
        text: 'Não sabe como começar? O ajudante desta atividade é um programa: pergunta o que quer, para quem e como, e depois escreve o [[prompt|prompt]].',
      },
      {
        type: 'example',
        title: 'O convite do Vasco',
        situation: 'O Vasco só sabia que queria «qualquer coisa para a festa da rua».',
        answer: [
          'Respondeu a três perguntas: o que queria, para quem e como.',
          'Ficou com este pedido: «Escreve um convite de quatro linhas para a festa da rua, no sábado às 16h. É para todas as idades. Usa um tom alegre.»',
        ],
        notice: 'As perguntas ajudaram-no a dizer o que faltava, sem nomes nem moradas.',
      },
      {
        type: 'external-link',
        link: 'promptHelper',
        label: 'Abrir o ajudante de prompts',
        note: 'Abre num novo separador. É um serviço externo: deixe de fora dados pessoais.',
      },
      {
        type: 'site-link',
        to: '/prompt-factory',
        label: 'Ou usar a Fábrica de Prompts deste site',
        note: 'Tem receitas prontas, e cada resposta vale um ponto.',
      },
    ],
  },
  {
    id: 8,
    title: 'A IA no dia a dia',
    category: 'aprender',
    aim: 'No fim, escolhe um uso que faz sentido para si e sabe que cuidado ter.',
    parts: [
      {
        type: 'paragraph',
        text: 'A IA pode ajudar em muitos momentos do dia. Abra cada momento para ver ideias e o cuidado a ter.',
      },
      {
        type: 'tabs',
        label: 'Usos do dia a dia',
        tabs: [
          {
            id: 'casa',
            label: 'Em casa',
            parts: [
              {
                type: 'list',
                items: [
                  'Planear refeições com o que há no frigorífico.',
                  'Perceber um manual de instruções.',
                ],
              },
              {
                type: 'callout',
                tone: 'warning',
                title: 'Cuidado',
                text: 'Alergias e medicamentos confirmam-se com o médico ou o farmacêutico.',
              },
            ],
          },
          {
            id: 'aprender',
            label: 'A aprender',
            parts: [
              {
                type: 'list',
                items: ['Treinar uma língua em conversa.', 'Pedir explicações com exemplos diferentes.'],
              },
              {
                type: 'callout',
                tone: 'warning',
                title: 'Cuidado',
                text: 'Use-a para perceber, não para copiar.',
              },
            ],
          },
          {
            id: 'cidadania',
            label: 'Na vida cívica',
            parts: [
              {
                type: 'list',
                items: [
                  'Pôr um edital (um aviso oficial) em linguagem simples.',
                  'Preparar uma pergunta para a Assembleia de Freguesia.',
                ],
              },
              {
                type: 'callout',
                tone: 'warning',
                title: 'Cuidado',
                text: 'Prazos e direitos confirmam-se no documento oficial ou ao balcão.',
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'O frigorífico do Artur',
        prompt:
          'Tenho ovos, courgettes, arroz e meio queijo fresco. Sugere dois jantares rápidos para duas pessoas, sem ir às compras.',
        answer: [
          'Arroz de courgettes com ovo escalfado. Ou tortilha de courgettes com queijo fresco por cima.',
        ],
        notice:
          'O Artur disse o que tinha, para quantas pessoas era e que limite havia. Não precisou de dizer mais nada sobre si.',
      },
      {
        type: 'activity',
        title: 'Experimente: o seu uso',
        text: 'Escolha um uso, escreva o pedido e escreva também o que vai confirmar.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'uso',
          label: 'O seu pedido e o que vai confirmar',
          model:
            'Pedido: «Explica este edital em linguagem simples e diz até quando se pode responder.»\nVou confirmar a data no edital original.',
        },
      },
    ],
  },
  {
    id: 9,
    title: 'Teste final',
    category: 'desafio',
    aim: 'No fim, sabe se percebeu. Só se responde uma vez, por isso pense com calma.',
    isQuiz: true,
    parts: [
      {
        type: 'quiz',
        id: 'm1-final',
        question: 'Qual destes pedidos vai ter a resposta mais útil?',
        options: [
          {
            text: 'Fala-me de passeios.',
            isCorrect: false,
            explanation: 'O pedido não diz onde vai passear, com quem, nem do que gosta.',
          },
          {
            text: 'Sugere três passeios a pé de uma hora, perto do rio, para um grupo com crianças e um carrinho de bebé.',
            isCorrect: true,
            explanation:
              'Este pedido diz quantos, de que tipo, onde e para quem. É o contexto que faz a diferença.',
          },
          {
            text: 'Quero o melhor passeio de todos, daqueles que agradam a toda a gente e de que se fala durante anos, e depressa!',
            isCorrect: false,
            explanation: '«O melhor» depende de quem passeia. Sem contexto, a IA escolhe no seu lugar.',
          },
        ],
        correctFeedback: 'Correto! Fornecer mais contexto leva a melhores respostas.',
        incorrectFeedback:
          'Tente outra vez. Lembre-se, quanto mais contexto dermos, melhor a IA nos pode ajudar.',
      },
    ],
  },
  {
    id: 10,
    title: 'Fim da Missão 1',
    category: 'partilhar',
    aim: 'No fim, leva uma ideia para contar a alguém.',
    parts: [
      {
        type: 'list',
        items: [
          'A IA prevê palavras. Quem pensa e decide somos nós.',
          'Com mais contexto, as respostas são melhores.',
          'Confirme o que é importante e não escreva o que é pessoal.',
        ],
      },
      {
        type: 'example',
        title: 'Uma ideia contada ao jantar',
        situation: 'O Daniel quis contar à família a sua descoberta do dia.',
        answer: [
          'Disse «Era uma…», e todos acabaram a frase: «vez».',
          'Explicou que a IA também completa frases com o que é mais provável.',
        ],
        notice: 'Explicar uma ideia por palavras suas é uma boa maneira de ver se a percebeu.',
      },
      {
        type: 'complete',
        label: 'Concluir a Missão 1',
        done: 'Missão 1 completa. Bom trabalho! Conte a alguém a ideia de que mais gostou.',
      },
      {
        type: 'site-link',
        to: '/copilot-course',
        label: 'Continuar no curso Descobrir a IA',
      },
      {
        type: 'site-link',
        to: '/copilot-course#bloco-10',
        label: 'Burlas com IA: como se proteger',
      },
    ],
  },
];
