/** Questions about the lessons of this course. Over 300 lines: data, one question after the other. */
import type { Question } from './schema.ts';

export const questions: Question[] = [
  {
    id: 'copilot-v2-primeiro',
    block: 1,
    aim: 'Fazer um primeiro pedido',
    question: 'A Ana pediu ajuda para uma apresentação. O que disse ela para receber algo útil?',
    options: [
      {
        text: 'O assunto da apresentação, o público e o tempo que tinha.',
        isCorrect: true,
        explanation: 'Com três informações, teve um ponto de partida à medida.',
      },
      {
        text: 'O nome e o cargo dos vinte colegas.',
        isCorrect: false,
        explanation: 'Os nomes não melhoram a apresentação e são dados pessoais.',
      },
      {
        text: 'Que queria a melhor apresentação possível, com muita criatividade.',
        isCorrect: false,
        explanation: 'Não diz para quem nem sobre o quê.',
      },
    ],
    hint: 'O que precisa de saber quem ajuda a preparar uma apresentação?',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-provavel',
    block: 1,
    aim: 'Saber o que esperar',
    question:
      'O Copilot responde com toda a certeza a uma pergunta sobre um regulamento. O que quer isso dizer?',
    options: [
      {
        text: 'Que o texto soa provável, e pode estar errado.',
        isCorrect: true,
        explanation: 'A certeza é da escrita. O facto confirma-se no regulamento.',
      },
      {
        text: 'Que leu o regulamento e o confirmou.',
        isCorrect: false,
        explanation: 'O modelo não confirma o que escreve.',
      },
      {
        text: 'Que outra pessoa já o verificou.',
        isCorrect: false,
        explanation: 'A resposta chega sem revisão humana.',
      },
      {
        text: 'Que a resposta pode seguir já para o munícipe que a pediu.',
        isCorrect: false,
        explanation: 'Antes de seguir, alguém tem de a confirmar.',
      },
    ],
    hint: 'O modelo escreve o que parece provável.',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-registo',
    block: 2,
    aim: 'Distinguir proteção de segredo',
    question: 'O escudo «Protegido» está visível. Quem pode vir a consultar a conversa?',
    options: [
      {
        text: 'Outros utilizadores do Copilot.',
        isCorrect: false,
        explanation: 'Com a conta de trabalho, os pedidos não treinam os modelos em que o Copilot assenta.',
      },
      {
        text: 'Os jornais, se o pedirem.',
        isCorrect: false,
        explanation: 'O contrato protege as conversas.',
      },
      {
        text: 'A equipa de informática do serviço.',
        isCorrect: true,
        explanation: 'As conversas ficam registadas e podem ser auditadas.',
      },
    ],
    hint: 'Quem tem acesso ao que fica registado?',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-identifica',
    block: 2,
    aim: 'Saber o que identifica alguém',
    question: 'Trocou o nome do munícipe por «X» e deixou a morada e a doença. Está bem?',
    options: [
      {
        text: 'Sim, porque o nome já lá não está.',
        isCorrect: false,
        explanation: 'Outras pistas identificam a pessoa.',
      },
      {
        text: 'Sim, desde que apague a conversa no fim.',
        isCorrect: false,
        explanation: 'A conversa já ficou registada.',
      },
      {
        text: 'Não: a morada e a doença ainda dizem quem é.',
        isCorrect: true,
        explanation: 'A morada e a doença chegam para identificar alguém.',
      },
      {
        text: 'Não, porque «X» é pouco educado.',
        isCorrect: false,
        explanation: 'O problema está no que ainda identifica a pessoa.',
      },
    ],
    hint: 'Que outras pistas ficaram na mensagem?',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-papel',
    block: 3,
    aim: 'Usar o papel',
    question: 'O que muda quando diz à IA que papel deve assumir?',
    options: [
      {
        text: 'A rapidez da resposta.',
        isCorrect: false,
        explanation: 'O papel não torna a IA mais rápida.',
      },
      {
        text: 'As palavras e o tom.',
        isCorrect: true,
        explanation: 'O papel escolhe o vocabulário e a maneira de falar.',
      },
      { text: 'A verdade dos factos.', isCorrect: false, explanation: 'Os factos continuam por confirmar.' },
    ],
    hint: 'Compare duas respostas ao mesmo pedido.',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-falta',
    block: 3,
    aim: 'Completar um pedido',
    question: '«Age como jurista. Explica este artigo.» Que parte falta?',
    options: [
      { text: 'O papel.', isCorrect: false, explanation: 'O papel está lá: jurista.' },
      { text: 'A tarefa.', isCorrect: false, explanation: 'A tarefa está lá: explicar.' },
      {
        text: 'O agradecimento.',
        isCorrect: false,
        explanation: 'Agradecer é simpático, mas a receita tem outras três partes.',
      },
      {
        text: 'O formato.',
        isCorrect: true,
        explanation: 'Falta dizer como quer a resposta, por exemplo em três passos.',
      },
    ],
    hint: 'Diga em voz alta as três partes da receita. Qual não está no pedido?',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-corrige',
    block: 4,
    aim: 'Aprender com fonte ao lado',
    question: 'Deu uma resposta que julgava certa, e a IA corrigiu-a. Onde vai confirmar?',
    options: [
      {
        text: 'Na lei ou noutra fonte oficial do assunto.',
        isCorrect: true,
        explanation: 'A IA também se engana a ensinar.',
      },
      {
        text: 'Noutra pergunta à mesma IA.',
        isCorrect: false,
        explanation: 'A mesma IA pode repetir o engano.',
      },
      {
        text: 'Na opinião da maioria das pessoas do serviço.',
        isCorrect: false,
        explanation: 'Muitas pessoas podem ter a mesma ideia errada.',
      },
    ],
    hint: 'O Tiago tinha uma coisa aberta ao lado.',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-uma-de-cada',
    block: 4,
    aim: 'Pedir perguntas uma a uma',
    question: 'Porque pedimos as perguntas «uma de cada vez»?',
    options: [
      {
        text: 'Para a IA se cansar menos com o esforço.',
        isCorrect: false,
        explanation: 'Um programa não se cansa.',
      },
      {
        text: 'Para responder antes de ver a solução.',
        isCorrect: true,
        explanation: 'Tentar primeiro é o que faz aprender.',
      },
      {
        text: 'Para a conversa ficar guardada por partes.',
        isCorrect: false,
        explanation: 'A forma de guardar não muda.',
      },
      {
        text: 'Para gastar menos papel na impressora.',
        isCorrect: false,
        explanation: 'Não tem a ver com papel.',
      },
    ],
    hint: 'O que faria com cinco de seguida?',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-depois',
    block: 5,
    aim: 'Verificar no fim',
    question: 'A Fábrica ajudou a escrever o pedido e a resposta chegou. O que falta?',
    options: [
      {
        text: 'Partilhar a resposta com a equipa.',
        isCorrect: false,
        explanation: 'Antes de partilhar, confirma-se.',
      },
      {
        text: 'Escolher outra receita parecida.',
        isCorrect: false,
        explanation: 'A resposta que já tem ainda não foi verificada.',
      },
      {
        text: 'Confirmar pelo menos um facto na fonte.',
        isCorrect: true,
        explanation: 'Mesmo com um bom pedido, a resposta pode trazer um engano.',
      },
    ],
    hint: 'É o quarto passo da missão.',
    source: 'lesson',
  },
  {
    id: 'copilot-v2-arvores',
    block: 5,
    aim: 'Melhorar com uma mensagem',
    question: 'O Nuno não confirmou os nomes das árvores que a IA escreveu. O que lhe pediu?',
    options: [
      {
        text: 'Que tirasse os nomes por confirmar.',
        isCorrect: true,
        explanation: 'Sem os nomes, o convite só diz o que o Nuno já confirmou.',
      },
      {
        text: 'Que juntasse fotografias de cada uma delas.',
        isCorrect: false,
        explanation: 'A fotografia não confirma o nome.',
      },
      {
        text: 'Que os traduzisse para latim.',
        isCorrect: false,
        explanation: 'Em latim, continuariam por confirmar.',
      },
      {
        text: 'Que os escrevesse a negrito.',
        isCorrect: false,
        explanation: 'O destaque só chamaria a atenção para o erro.',
      },
    ],
    hint: 'O que se faz, antes de publicar, a um nome por confirmar?',
    source: 'lesson',
  },
];
