/** Questions about the lessons of this course. Over 300 lines: data, one question after the other. */
import type { Question } from './schema.ts';

export const questions: Question[] = [
  {
    id: 'copilot-v2-apresentacao',
    block: 1,
    aim: 'Fazer um primeiro pedido',
    question: 'Vai pedir ajuda para uma apresentação. O que diz para receber algo útil?',
    options: [
      {
        text: 'O assunto, o público e o tempo que tem.',
        isCorrect: true,
        explanation: 'Com isto, a IA pode escolher o que cabe e como o dizer.',
      },
      {
        text: 'O nome e o cargo dos vinte colegas.',
        isCorrect: false,
        explanation: 'Os nomes não melhoram a apresentação e são dados pessoais.',
      },
      {
        text: 'Que quer a melhor apresentação possível, com muita criatividade.',
        isCorrect: false,
        explanation: '«A melhor» não diz nada sobre o assunto nem sobre quem vai ouvir.',
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
        explanation: 'O texto soa seguro, mas isso não prova nada. Confirme no regulamento.',
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
        explanation:
          'Com a conta de trabalho, os pedidos não servem para treinar os modelos que o Copilot usa.',
      },
      {
        text: 'Só eu: a conversa fica entre mim e o Copilot.',
        isCorrect: false,
        explanation: 'A conversa de trabalho fica registada e pode vir a ser auditada.',
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
    id: 'copilot-v2-retirar',
    block: 2,
    aim: 'Saber o que identifica alguém',
    question: 'Que dado falta retirar em «O senhor que foi operado e mora por cima da farmácia pede apoio»?',
    options: [
      {
        text: 'Nenhum: o nome já lá não está.',
        isCorrect: false,
        explanation: 'Sem o nome, ainda se sabe quem é: só uma pessoa mora por cima da farmácia.',
      },
      {
        text: 'A palavra «senhor», que diz se é homem.',
        isCorrect: false,
        explanation: 'O género, sozinho, não diz quem é.',
      },
      {
        text: 'A operação e o lugar onde mora.',
        isCorrect: true,
        explanation: 'Juntas, dizem quem é, e uma delas é sobre saúde.',
      },
      {
        text: 'A palavra «apoio», que mostra o assunto.',
        isCorrect: false,
        explanation: 'O assunto faz falta à IA e não identifica ninguém.',
      },
    ],
    hint: 'Quem vive na terra, adivinha de quem se fala?',
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
      {
        text: 'A verdade dos factos.',
        isCorrect: false,
        explanation: 'Ainda é preciso confirmar os factos.',
      },
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
        text: 'A confirmação.',
        isCorrect: false,
        explanation: 'Confirmar faz-se depois da resposta. Não é uma parte do pedido.',
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
        text: 'Para a IA ter tempo de verificar cada uma.',
        isCorrect: false,
        explanation: 'A IA não verifica. O intervalo é para quem aprende pensar.',
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
        text: 'Para a conversa ficar mais curta.',
        isCorrect: false,
        explanation: 'Fica mais comprida. O que se ganha é tempo para pensar.',
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
    id: 'copilot-v2-nomes',
    block: 5,
    aim: 'Melhorar com uma mensagem',
    question: 'A IA escreveu nomes de árvores que ninguém confirmou. O que lhe pede?',
    options: [
      {
        text: 'Que tire os nomes por confirmar.',
        isCorrect: true,
        explanation: 'O que não se pode confirmar não vai no texto.',
      },
      {
        text: 'Que junte fotografias de cada árvore.',
        isCorrect: false,
        explanation: 'Uma fotografia também pode ser da árvore errada.',
      },
      {
        text: 'Que confirme os nomes.',
        isCorrect: false,
        explanation: 'A IA confirma com a mesma facilidade com que inventa.',
      },
      {
        text: 'Que indique uma fonte para cada nome.',
        isCorrect: false,
        explanation: 'Também pode inventar a fonte. Alguém tem de a abrir.',
      },
    ],
    hint: 'O que se faz, antes de publicar, a um nome por confirmar?',
    source: 'lesson',
  },
];
