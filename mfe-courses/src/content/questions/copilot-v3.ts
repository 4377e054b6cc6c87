/** Questions about the lessons of this course. Over 300 lines: data, one question after the other. */
import type { Question } from './schema.ts';

export const questions: Question[] = [
  {
    id: 'copilot-v3-para-que',
    block: 1,
    aim: 'Explicar para que serve o Copilot',
    question:
      'O Rui tem de avisar as pessoas de um horário novo, que já está decidido. Em que é que o Copilot o pode ajudar?',
    options: [
      {
        text: 'A decidir se o horário é bom.',
        isCorrect: false,
        explanation: 'Quem decide são as pessoas responsáveis.',
      },
      {
        text: 'A escrever o aviso com os factos que já tem.',
        isCorrect: true,
        explanation: 'É o que o Copilot faz melhor: dar forma ao que já se sabe.',
      },
      {
        text: 'A confirmar se as horas do novo horário estavam certas.',
        isCorrect: false,
        explanation: 'Foi o Rui quem confirmou as horas.',
      },
    ],
    hint: 'O horário já estava decidido. O que faltava fazer?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-pessoal',
    block: 2,
    aim: 'Reconhecer quando há proteção',
    question: 'Em casa, entrou no Copilot com a conta pessoal. O que muda?',
    options: [
      {
        text: 'Deixa de valer o contrato da organização.',
        isCorrect: true,
        explanation: 'Com outra conta, as condições são outras.',
      },
      {
        text: 'O escudo fica azul, mas protege na mesma.',
        isCorrect: false,
        explanation: 'Com a conta pessoal, não há contrato da organização que proteja a conversa.',
      },
      {
        text: 'As conversas deixam de poder ser guardadas.',
        isCorrect: false,
        explanation: 'Com a conta pessoal, também podem ficar guardadas.',
      },
    ],
    hint: 'De onde vem a proteção da conta de trabalho?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-fluente',
    block: 4,
    aim: 'Explicar porque se engana',
    question: 'Porque é que um texto da IA pode estar errado e soar tão bem?',
    options: [
      {
        text: 'As fontes que consultou estavam erradas.',
        isCorrect: false,
        explanation: 'Para escrever, o modelo não precisa de fontes: escolhe o que soa provável.',
      },
      {
        text: 'Os erros são postos de propósito.',
        isCorrect: false,
        explanation: 'O modelo não tem intenções.',
      },
      {
        text: 'O modelo escolhe o que soa provável, sem o verificar.',
        isCorrect: true,
        explanation: 'Prevê palavras prováveis. Verificar fica para quem lê.',
      },
      {
        text: 'O português é uma língua difícil para máquinas.',
        isCorrect: false,
        explanation: 'Engana-se em qualquer língua.',
      },
    ],
    hint: 'O que escolhe o modelo a cada palavra?',
    source: 'P20',
  },
  {
    id: 'copilot-v3-simplifica',
    block: 4,
    aim: 'Conhecer o limite da explicação',
    question: 'Dizer que a IA «só prevê a palavra seguinte» é uma simplificação. O que falta?',
    options: [
      {
        text: 'As páginas que consulta em segredo.',
        isCorrect: false,
        explanation: 'O modelo não consulta páginas em segredo.',
      },
      {
        text: 'As pessoas que escrevem as respostas em direto.',
        isCorrect: false,
        explanation: 'As respostas são calculadas. As pessoas avaliaram outras, antes.',
      },
      {
        text: 'A sorte, que decide mais ou menos metade do texto.',
        isCorrect: false,
        explanation: 'Há sorteio entre palavras prováveis, mas isso já faz parte da previsão.',
      },
      {
        text: 'As pessoas que avaliam e afinam as respostas.',
        isCorrect: true,
        explanation: 'As avaliações de pessoas melhoram o modelo depois do treino.',
      },
    ],
    hint: 'Quem avalia as respostas depois?',
    source: 'P25',
  },
  {
    id: 'copilot-v3-porta',
    block: 5,
    aim: 'Terminar a sessão num computador partilhado',
    question: 'Usa um computador partilhado e acabou a conversa com o Copilot. O que faz?',
    options: [
      {
        text: 'Fecho o separador e deixo a conta aberta.',
        isCorrect: false,
        explanation: 'Quem se sentar a seguir entra na sua conta.',
      },
      {
        text: 'Apago a conversa e saio.',
        isCorrect: false,
        explanation: 'A conversa sai, mas a sua conta continua aberta.',
      },
      {
        text: 'Termino a sessão antes de sair.',
        isCorrect: true,
        explanation: 'Com a sessão aberta, quem vier a seguir pode ler as conversas.',
      },
    ],
    hint: 'Quem vem a seguir usa o mesmo computador.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-ficheiro',
    block: 6,
    aim: 'Trabalhar sobre um documento',
    question: 'Juntou um regulamento público e pediu perguntas e respostas. Que pedido ajuda a confirmar?',
    options: [
      {
        text: 'Um resumo mais curto do documento inteiro.',
        isCorrect: false,
        explanation: 'Um resumo curto continua sem dizer onde está cada coisa.',
      },
      {
        text: 'O número do artigo de cada resposta.',
        isCorrect: true,
        explanation: 'Com o artigo, abre o documento e confirma em segundos.',
      },
      {
        text: 'A palavra «confirmado» no fim de cada resposta.',
        isCorrect: false,
        explanation: 'Uma palavra não prova nada. Um artigo pode abrir-se.',
      },
    ],
    hint: 'A Helena pediu uma coisa por resposta.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-claro',
    block: 7,
    aim: 'Transformar um pedido vago',
    question: '«Escreve um e-mail sobre a reunião.» O que acrescenta primeiro?',
    options: [
      {
        text: 'Para quem é, quando, onde e o que se espera.',
        isCorrect: true,
        explanation: 'São os factos que a IA teria de inventar.',
      },
      {
        text: 'Que o assunto é muito urgente.',
        isCorrect: false,
        explanation: 'A urgência não diz o que escrever.',
      },
      {
        text: 'Que confirme os factos antes de escrever.',
        isCorrect: false,
        explanation: 'A IA não sabe os factos da reunião. Tem de os receber.',
      },
    ],
    hint: 'A IA não conhece a reunião.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-so-o-tom',
    block: 8,
    aim: 'Melhorar por etapas',
    question: 'O aviso saiu completo, e só o tom ficou errado. O que faz?',
    options: [
      {
        text: 'Escrevo todo o pedido de novo, noutra conversa.',
        isCorrect: false,
        explanation: 'Perde o que já estava bem.',
      },
      {
        text: 'Aceito, porque os factos já foram confirmados.',
        isCorrect: false,
        explanation: 'O tom também conta para quem lê. Corrige-se numa frase.',
      },
      {
        text: 'Peço só outro tom, e mantenho o resto.',
        isCorrect: true,
        explanation: 'Corrige-se o que falta, e o que estava bem fica.',
      },
    ],
    hint: 'O que é que já está bem?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-acrescento',
    block: 9,
    aim: 'Ler o que veio a mais',
    question: 'No aviso do corte de água, a IA juntou um conselho que não pediu. O que faz?',
    options: [
      {
        text: 'Deixo ficar, porque foi a IA que o disse.',
        isCorrect: false,
        explanation: 'A responsabilidade pelo aviso continua a ser sua.',
      },
      {
        text: 'Decido se o quero manter no aviso que assino.',
        isCorrect: true,
        explanation: 'O que a IA acrescenta passa pela sua decisão.',
      },
      {
        text: 'Apago o aviso e escrevo outro pedido.',
        isCorrect: false,
        explanation: 'O aviso pode estar bom: basta rever.',
      },
    ],
    hint: 'Mesmo que seja um bom conselho, quem assina o aviso?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-monos',
    block: 10,
    aim: 'Consertar um pedido',
    question:
      'O pedido «Faz uma coisa sobre a recolha de monos» trouxe um número de telefone inventado. O que acrescenta?',
    options: [
      {
        text: 'O contacto oficial, ou que não invente contactos.',
        isCorrect: true,
        explanation: 'Com o contacto oficial, a IA não precisa de adivinhar.',
      },
      {
        text: 'Que confirme o número antes de o escrever.',
        isCorrect: false,
        explanation: 'A IA não telefona a ninguém: volta a escrever o que soa provável.',
      },
      {
        text: 'Que indique a fonte de onde tirou o número.',
        isCorrect: false,
        explanation: 'Também pode inventar a fonte. Dê-lhe o contacto certo.',
      },
    ],
    hint: 'Diga o que não deve inventar.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-sinais',
    block: 11,
    aim: 'Reconhecer sinais de invenção',
    question: 'Qual destes é um sinal de que a resposta pode ser inventada?',
    options: [
      {
        text: 'Uma frase escrita com simplicidade e sem adjetivos.',
        isCorrect: false,
        explanation: 'Uma frase simples pode ser verdadeira ou inventada: por aí não se vê.',
      },
      {
        text: 'Um estudo que não se encontra noutro lado.',
        isCorrect: true,
        explanation: 'Se ninguém mais fala dele, desconfie.',
      },
      {
        text: 'Um aviso da IA de que não sabe.',
        isCorrect: false,
        explanation: 'Reconhecer o que não sabe é bom sinal.',
      },
      {
        text: 'Uma lista por ordem alfabética.',
        isCorrect: false,
        explanation: 'A ordem não diz se é verdade.',
      },
    ],
    hint: 'Qual destes se pode procurar noutro lado?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-citada',
    block: 11,
    aim: 'Distinguir citar de confirmar',
    question: 'A resposta cita o «artigo 12.º» do regulamento. Está confirmada?',
    options: [
      {
        text: 'Ainda não: falta abrir o artigo.',
        isCorrect: true,
        explanation: 'O artigo pode falar de outra coisa, ou nem existir.',
      },
      {
        text: 'Sim, porque indica o número exato.',
        isCorrect: false,
        explanation: 'Os números exatos também se inventam.',
      },
      {
        text: 'Sim, se o número for o mesmo duas vezes.',
        isCorrect: false,
        explanation: 'A repetição pode trazer o mesmo erro.',
      },
      {
        text: 'Ainda não: falta a assinatura da chefia.',
        isCorrect: false,
        explanation: 'A assinatura não confirma o que o artigo diz.',
      },
    ],
    hint: 'Uma fonte citada pode não dizer aquilo.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-receita',
    block: 13,
    aim: 'Usar uma receita',
    question: 'Usou uma receita de e-mail para marcar uma reunião. O que tem de escrever quem a usa?',
    options: [
      {
        text: 'A saudação.',
        isCorrect: false,
        explanation: 'A receita já a traz.',
      },
      {
        text: 'O pedido para confirmar a presença.',
        isCorrect: false,
        explanation: 'A receita já traz o pedido de confirmação.',
      },
      {
        text: 'O assunto da reunião.',
        isCorrect: true,
        explanation: 'A receita dá a estrutura. O assunto, só quem pede o sabe.',
      },
    ],
    hint: 'O que é que a receita não sabe?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-parenteses',
    block: 14,
    aim: 'Adaptar um pedido pronto',
    question: 'Copiou um pedido com «[data]» e «[local]». O que faz antes de o enviar?',
    options: [
      {
        text: 'Deixo-os, que a IA os preenche.',
        isCorrect: false,
        explanation: 'A IA não sabe a data nem o local.',
      },
      {
        text: 'Troco-os pelos factos que só eu conheço.',
        isCorrect: true,
        explanation: 'Sem eles, a IA inventa ou deixa o espaço.',
      },
      {
        text: 'Apago o pedido e começo de novo.',
        isCorrect: false,
        explanation: 'O pedido serve: basta completá-lo.',
      },
    ],
    hint: 'Os parênteses marcam o que falta.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-horta',
    block: 15,
    aim: 'Pedir o limite da analogia',
    question: 'Na analogia da horta, onde é que a comparação falha?',
    options: [
      {
        text: 'O modelo não prova o tomate.',
        isCorrect: true,
        explanation: 'Só leu sobre tomates. O hortelão conhece-os.',
      },
      {
        text: 'O hortelão engana-se.',
        isCorrect: false,
        explanation: 'Nisso são parecidos: ambos se enganam.',
      },
      {
        text: 'O hortelão aprendeu com exemplos.',
        isCorrect: false,
        explanation: 'Nisso são parecidos: os dois aprendem com o que já viram.',
      },
    ],
    hint: 'O que fez o hortelão que o modelo não faz?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-ordenar',
    block: 17,
    aim: 'Decidir quando não usar',
    question: 'Um serviço quer que a IA ponha por ordem as candidaturas a um apoio. O que é mais sensato?',
    options: [
      {
        text: 'Usá-la para ordenar, mas em segredo.',
        isCorrect: false,
        explanation: 'Escondido, é ainda menos justo.',
      },
      {
        text: 'Usá-la para ordenar, com os nomes trocados.',
        isCorrect: false,
        explanation: 'A ordem continua a afetar pessoas, e o critério fica por explicar.',
      },
      {
        text: 'Usá-la para explicar, em palavras simples, os critérios que pessoas aprovaram.',
        isCorrect: true,
        explanation: 'A escolha fica com pessoas, e a IA ajuda a escrever com clareza.',
      },
    ],
    hint: 'Alguém teria de explicar a ordem.',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-aviso-trabalho',
    block: 17,
    aim: 'Dizer que usou IA',
    question: 'Um texto feito com ajuda da IA vai ser publicado. O que é responsável dizer?',
    options: [
      {
        text: 'Que as pessoas podem confiar no texto.',
        isCorrect: false,
        explanation: 'Dizer que é de confiança não diz como foi feito.',
      },
      {
        text: 'O tempo que se poupou a escrever.',
        isCorrect: false,
        explanation: 'O tempo interessa pouco a quem lê.',
      },
      {
        text: 'Que teve ajuda e quem o reviu.',
        isCorrect: true,
        explanation: 'Quem lê fica a saber, e há quem responda.',
      },
      {
        text: 'O nome de quem fez a IA, no título.',
        isCorrect: false,
        explanation: 'O fabricante não responde pelo texto.',
      },
    ],
    hint: 'O que quer saber quem vai ler o texto?',
    source: 'lesson',
  },
  {
    id: 'copilot-v3-ideias',
    block: 18,
    aim: 'Resumir o curso',
    question: 'Um colega pergunta o que é mais importante no curso. O que lhe diz?',
    options: [
      {
        text: 'A IA escreve melhor do que nós, e por isso publica-se.',
        isCorrect: false,
        explanation: 'A IA pode escrever bem e enganar-se nos factos.',
      },
      {
        text: 'A IA ajuda a escrever, e eu confirmo e decido.',
        isCorrect: true,
        explanation: 'A IA é um assistente. O pensamento crítico é de quem a usa.',
      },
      {
        text: 'A IA decide depressa, e eu assino.',
        isCorrect: false,
        explanation: 'Quem assina sem ler aceita uma decisão que não tomou.',
      },
    ],
    hint: 'O que faz a IA, e o que fica para si?',
    source: 'lesson',
  },
];
