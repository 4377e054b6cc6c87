/** Blocks 4 to 6: generative AI, the first good prompt, mistakes. */

import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const blocks4to6: Block[] = [
  {
    id: 4,
    title: 'A IA que escreve e desenha',
    category: 'aprender',
    aim: 'No fim, sabe como a IA generativa cria um texto e porque não é um motor de busca.',
    ailit: ['engage', 'create'],
    topic: 'perceber',
    requires: [2],
    parts: [
      {
        type: 'paragraph',
        text: 'A [[ia-generativa|IA generativa]] cria textos, imagens ou sons novos. Por trás dos textos está um [[modelo|modelo de linguagem]], que aprendeu a prever a palavra seguinte.',
      },
      {
        type: 'illustration',
        name: 'next-word',
        alt: sharedTexts.nextWordAlt,
        caption:
          'Quatro continuações possíveis. As barras são um desenho para ajudar a perceber, não são medidas.',
      },
      sharedTexts.nextWord,

      {
        type: 'compare',
        before: {
          label: 'Motor de busca',
          text: 'Procura páginas que já existem e mostra onde estão. Quem procura pode ler a página e ver quem a escreveu.',
        },
        after: {
          label: 'IA generativa',
          text: 'Escreve uma resposta nova. Pode juntar várias ideias, mas nem sempre diz de onde vieram.',
        },
        notice:
          'Para saber um facto, comece por uma fonte. Para escrever, resumir ou ter ideias, experimente a IA.',
      },
      {
        type: 'callout',
        tone: 'warning',
        title: 'Hoje, as duas coisas aparecem juntas',
        text: 'Em Portugal, desde 2025, o motor de busca da Google pode mostrar primeiro um resumo escrito por IA. Esse resumo pode estar errado: abra as páginas que ele indica.',
      },
      {
        type: 'paragraph',
        text: 'Com alguns assistentes, pode falar em vez de escrever. Os cuidados são os mesmos: não conte o que é pessoal e confirme o que ouve.',
      },
      {
        type: 'paragraph',
        text: 'Um **agente de IA** recebe um objetivo e faz várias tarefas, por exemplo gerir e-mails, sem vigilância constante (segundo o site webtech.pt, 2025). Antes de o deixar agir em seu nome, veja o que vai fazer.',
      },
      {
        type: 'example',
        title: 'Um poema para o mercado',
        prompt: 'Escreve uma quadra popular sobre o mercado do bairro, com rima.',
        answer: [
          'No mercado aqui da rua / há peixe, flor e hortelã. / Quem lá passa ao fim da tarde / volta logo de manhã.',
        ],
        notice:
          'Esta quadra, de quatro versos, foi feita para este curso. Se pedir a mesma coisa duas vezes a uma IA, é provável que receba duas quadras diferentes.',
      },
      {
        type: 'activity',
        title: 'Experimente: a mesma pergunta, duas vezes',
        text: 'Abra um [[assistente|assistente de IA]] e faça-lhe uma pergunta. Depois comece uma conversa nova e faça a mesma pergunta.',
        steps: ['Compare as respostas.', 'Sublinhe o que é igual.', 'Procure numa fonte o que mudou.'],
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'duas-vezes',
          label: 'O que ficou igual e o que mudou?',
          model:
            'Pedi duas vezes uma receita de sopa de legumes. Os legumes eram quase os mesmos. Mudaram as quantidades e o tempo de cozedura.\nConfirmei as duas coisas num livro de cozinha.',
        },
      },
    ],
    verified: verified('searchSummary', 'agents'),
  },
  {
    id: 5,
    title: 'O seu primeiro bom pedido',
    category: 'descobrir',
    aim: 'No fim, consegue escrever um pedido claro e melhorá-lo em conversa.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [4],
    parts: [
      {
        type: 'paragraph',
        text: 'O pedido que faz à IA chama-se [[prompt|prompt]]. Diga o **papel** (por exemplo, «Age como cozinheira de uma escola»), a **tarefa** (o que deve fazer) e o **formato** (como quer a resposta). Se for preciso, junte o [[contexto|contexto]] (a situação) e os **limites** (o que não quer).',
      },
      {
        type: 'tabs',
        label: 'Do pedido curto ao pedido claro',
        tabs: [
          {
            id: 'curto',
            label: 'Curto',
            parts: [
              { type: 'paragraph', text: '«Ideias para um lanche.»' },
              {
                type: 'paragraph',
                text: 'A IA não sabe para quantas pessoas é, o que elas não podem comer nem quanto quer gastar.',
              },
            ],
          },
          {
            id: 'melhor',
            label: 'Melhor',
            parts: [
              { type: 'paragraph', text: '«Ideias para o lanche de seis crianças, sem frutos secos.»' },
              {
                type: 'paragraph',
                text: 'Este pedido já tem contexto (para quem é) e um limite (o que evitar).',
              },
            ],
          },
          {
            id: 'claro',
            label: 'Claro',
            parts: [
              {
                type: 'paragraph',
                text: '«Dá-me três ideias de lanche que se preparem em meia hora, sem frutos secos, para seis crianças de oito anos. Apresenta uma lista de compras para cada uma.»',
              },
              {
                type: 'paragraph',
                text: 'Este pedido diz também a tarefa (três ideias) e o formato (uma lista para cada uma). O papel podia ser «Age como cozinheira de uma escola», mas não fez falta.',
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'O lanche da Rita',
        prompt:
          'Dá-me três ideias de lanche que se preparem em meia hora, sem frutos secos, para seis crianças de oito anos. Apresenta uma lista de compras para cada uma.',
        answer: ['Espetadas de fruta com iogurte. Compras: morangos, bananas, uvas e iogurte natural.'],
        notice:
          'É só a primeira das três ideias. A Rita leu os rótulos na loja, porque a IA não sabe o que lá está escrito.',
      },
      {
        type: 'prompts',
        items: [
          {
            id: 'ia-horta',
            title: 'Um plano para a horta da varanda',
            description: 'Troque o que está entre parênteses retos, [assim], pelo seu caso.',
            promptText:
              'Tenho uma varanda com [número] horas de sol por dia. Sugere três plantas fáceis para um principiante. Apresenta uma tabela com a planta, quando semear e de quanta água precisa.',
          },
          {
            id: 'ia-carta',
            title: 'Perceber uma carta difícil',
            description:
              'Retire primeiro nomes, moradas, datas de nascimento e números que identifiquem alguém. Deixe os prazos.',
            promptText:
              'Explica esta carta em linguagem simples. Diz o que me pedem, até quando e a quem devo perguntar se tiver dúvidas. Se algo não estiver claro, diz que não está claro.\n\n[texto da carta, sem dados pessoais]',
          },
        ],
      },
      {
        type: 'demonstration',
        name: 'pieces',
        title: 'Experimente: pedaços e memória',
        text: 'Até aqui falámos de palavras, para simplificar. A IA trabalha com pedaços de texto, chamados «tokens». Em português, são normalmente mais pequenos do que uma palavra e maiores do que uma letra. E na conversa só cabe um certo número deles.',
        minutes: 5,
        onPaper: [
          'Escrevam uma frase numa tira de papel e cortem-na em pedaços de até quatro letras.',
          'Contem as letras, as palavras e os pedaços.',
          'Marquem na mesa um espaço para vinte pedaços em fila. Ponham lá, em fila, os pedaços da primeira frase. Escrevam mais frases, cortem-nas também e juntem os pedaços ao fim da fila. Quando o espaço estiver cheio, tirem pedaços do princípio da fila.',
          'O que sai do início da conversa já não conta. Que informação se perdeu?',
        ],
      },
      {
        type: 'activity',
        title: 'Experimente: três voltas',
        text: 'Escolha um dos pedidos, copie-o para um assistente e melhore a resposta em três mensagens.',
        steps: ['Peça uma resposta mais curta.', 'Peça um exemplo.', 'Pergunte o que falta.'],
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'tres-voltas',
          label: 'As suas três mensagens',
          model:
            '1. «Reduz para metade.»\n2. «Dá-me um exemplo com tomate.»\n3. «O que falta saber sobre a varanda?»\nCada mensagem muda uma coisa só, e por isso vê-se o efeito.',
        },
      },
    ],
  },
  {
    id: 6,
    title: 'Desafio: e se for inventado?',
    category: 'desafio',
    aim: 'No fim, sabe o que fazer quando uma resposta parece certa e pode ter sido inventada.',
    ailit: ['engage'],
    topic: 'confirmar',
    requires: [4],
    isQuiz: true,
    parts: [
      {
        type: 'paragraph',
        text: 'Uma IA pode inventar com a maior naturalidade. A isso chama-se [[alucinacao|alucinação]]. O modelo escreve o que soa provável e não tem forma de saber, sozinho, se é verdade.',
      },
      {
        type: 'paragraph',
        text: 'Porque não diz «não sei»? Um estudo de 2025, de investigadores da OpenAI (a empresa do ChatGPT) e de uma universidade, aponta uma razão: o treino e os testes dão pontos ao modelo que responde, mesmo quando só adivinha.',
      },
      sharedTexts.news,
      {
        type: 'example',
        title: 'O livro que ninguém encontra',
        situation: 'A Elsa pediu um livro sobre a história da sua rua. A IA deu-lhe título, autor e editora.',
        answer: ['Na biblioteca, a bibliotecária procurou. O autor existe, mas nunca escreveu aquele livro.'],
        notice:
          'Havia uma parte verdadeira no meio. É o que torna estas respostas tão convincentes. Esta história foi inventada para o curso.',
      },
      {
        type: 'demonstration',
        name: 'real-or-made-up',
        title: 'Experimente: verdadeira ou inventada?',
        text: 'Há frases bem escritas que são verdadeiras e outras que são inventadas. Veja se as distingue, e como se confirma cada uma.',
        minutes: 5,
        onPaper: [
          'Cada pessoa escreve duas frases verdadeiras e uma inventada sobre a sua terra.',
          'O grupo vota: verdadeira ou inventada?',
          'Antes de saberem a resposta, combinem como se podia confirmar.',
          'Contem quantas vezes o grupo acreditou numa frase falsa só porque estava bem escrita.',
        ],
      },
      {
        type: 'quiz',
        id: 'ia-inventou',
        question: 'Pediu a uma IA a história de um monumento da sua terra. O que faz com a resposta?',
        options: [
          {
            text: 'Publico-a logo. Está muito bem escrita.',
            isCorrect: false,
            explanation: 'Escrever bem é o que a IA faz melhor, mesmo quando inventa.',
          },
          {
            text: 'Pergunto à própria IA se tem a certeza das datas e dos nomes e confio na resposta.',
            isCorrect: false,
            explanation:
              'A segunda resposta nasce da mesma maneira. Pode confirmar um erro com igual segurança.',
          },
          {
            text: 'Confirmo datas e nomes na biblioteca, no museu local ou com quem sabe.',
            isCorrect: true,
            explanation:
              'Um facto confirma-se numa fonte que se possa abrir ou com uma pessoa que o conheça.',
          },
          {
            text: 'Deito tudo fora. A IA nunca serve para nada.',
            isCorrect: false,
            explanation: 'O texto pode ser um bom começo. Basta confirmar os factos.',
          },
        ],
        correctFeedback: 'Correto! A IA ajuda a escrever; quem confirma é uma pessoa.',
        incorrectFeedback:
          'Ainda não é essa. Pense em quem pode garantir que a história é verdadeira e tente de novo.',
      },
    ],
    verified: verified('guessing'),
  },
];
