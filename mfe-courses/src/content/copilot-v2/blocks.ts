/** Blocks of the course, in order. Over 300 lines: lessons, read and corrected as one text. */
import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const blocks: Block[] = [
  {
    id: 1,
    title: 'Boas-vindas ao Copilot',
    category: 'aprender',
    aim: 'No fim, sabe o que esperar de uma primeira resposta.',
    ailit: ['engage'],
    topic: 'perceber',
    parts: [
      {
        type: 'paragraph',
        text: 'Este curso continua o «MS Copilot», que mostra onde está o [[assistente|assistente]] da Microsoft. As respostas parecem certas e podem estar erradas: são um ponto de partida.',
      },
      { type: 'site-link', to: '/mscopilot-course', label: 'O primeiro curso: MS Copilot' },
      {
        type: 'example',
        title: 'O primeiro pedido da Ana',
        prompt:
          'Vou apresentar a vinte colegas um novo balcão de atendimento. Tenho dez minutos. Sugere quatro pontos e uma pergunta para abrir a conversa.',
        answer: ['Pergunta de abertura: «O que faz esperar mais quem vem ao balcão?»'],
        notice: 'Mostramos só a pergunta. A Ana disse o assunto, o público e o tempo.',
      },
    ],
    verified: verified('transparency'),
  },
  {
    id: 2,
    title: 'Confiança e segurança',
    category: 'desafio',
    aim: 'No fim, sabe o que pode escrever ao Copilot e o que deve ficar de fora.',
    ailit: ['manage'],
    topic: 'proteger',
    requires: [1],
    isQuiz: true,
    parts: [
      {
        type: 'paragraph',
        text: 'Com a conta de trabalho, vale a [[protecao-empresarial|proteção de dados empresarial]]. Os pedidos e as respostas não servem para treinar os modelos que o Copilot usa e têm a proteção do contrato da organização. O escudo «Protegido», no topo da conversa, mostra que a proteção está ligada. A cor e as palavras variam com a versão.',
      },
      {
        type: 'paragraph',
        text: 'Uma conversa protegida não é secreta. As conversas ficam registadas e a equipa de informática pode auditá-las (ler e verificar). Por isso, retire os [[dados-pessoais|dados pessoais]] antes de pedir ajuda. Já os colou? Avise logo a chefia e o encarregado da proteção de dados.',
      },
      {
        type: 'compare',
        before: {
          label: 'Não escreva assim',
          text: 'Responde ao senhor com o número de contribuinte [número], da rua [nome da rua], que não entregou o documento por doença.',
        },
        after: {
          label: 'Escreva assim',
          text: 'Escreve uma resposta cordial a um munícipe que ainda não entregou um documento. Deixa um espaço para eu escrever se o munícipe pode pedir mais tempo, e como.',
        },
        notice: 'O segundo pedido dá a mesma ajuda sem contar nada sobre uma pessoa.',
      },
      {
        type: 'quiz',
        id: 'v2-seguranca',
        question:
          'Recebeu um e-mail de um munícipe com nome, morada e um problema de saúde. Como pede ajuda ao Copilot?',
        options: [
          {
            text: 'Colo o e-mail inteiro. A conta de trabalho está protegida.',
            isCorrect: false,
            explanation:
              'A conversa fica registada, e a regra deste curso é não escrever informação sensível no Copilot.',
          },
          {
            text: 'Uso a minha conta pessoal, para não ficar registado no trabalho.',
            isCorrect: false,
            explanation:
              'A conta pessoal tem outras condições e não tem a proteção do contrato da organização com a Microsoft.',
          },
          {
            text: 'Descrevo o caso sem identificar a pessoa e junto os dados depois, fora do Copilot.',
            isCorrect: true,
            explanation: 'A IA não precisa de saber quem é a pessoa para ajudar a escrever bem.',
          },
          {
            text: 'Troco só o nome por outro e deixo o resto.',
            isCorrect: false,
            explanation:
              'A morada e o problema de saúde chegam para identificar alguém. Retire tudo o que não faz falta.',
          },
        ],
        correctFeedback: 'Correto! Descreva a situação e deixe a pessoa de fora.',
        incorrectFeedback: 'Ainda não é essa. Pense no que a IA precisa mesmo de saber e tente de novo.',
      },
    ],
    verified: verified('dataProtection', 'shield', 'chatSupport', 'whichCopilot'),
  },
  {
    id: 3,
    title: 'A receita RTF',
    category: 'aprender',
    aim: 'No fim, consegue escrever um pedido com papel, tarefa e formato.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [1],
    parts: [
      {
        type: 'paragraph',
        text: '[[rtf|RTF]] são as iniciais inglesas de papel, tarefa e formato («Role, Task, Format»). É uma receita que circula entre pessoas que usam IA; não é da Microsoft. Se for preciso, junte o [[contexto|contexto]] (o que a IA não sabe) e os limites (o que não deve fazer).',
      },
      {
        type: 'tabs',
        label: 'As três partes do pedido',
        tabs: [
          {
            id: 'papel',
            label: 'Papel',
            parts: [
              {
                type: 'paragraph',
                text: 'Que papel deve a IA assumir? As palavras e o tom dependem desse papel.',
              },
              {
                type: 'list',
                items: [
                  '«Age como bibliotecária que fala com crianças.»',
                  '«Age como jurista que explica leis em linguagem simples.»',
                ],
              },
            ],
          },
          {
            id: 'tarefa',
            label: 'Tarefa',
            parts: [
              { type: 'paragraph', text: 'O que deve a IA fazer, e com que factos? Comece por um verbo.' },
              {
                type: 'list',
                items: [
                  '«Escreve um convite para a hora do conto de sábado, às 11h.»',
                  '«Explica este artigo em três passos.»',
                ],
              },
            ],
          },
          {
            id: 'formato',
            label: 'Formato',
            parts: [
              { type: 'paragraph', text: 'Como quer receber a resposta? Diga o tamanho e a forma.' },
              {
                type: 'list',
                items: ['«Em cinco linhas, com um título.»', '«Numa tabela com o antes e o depois.»'],
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'A hora do conto',
        prompt:
          'Age como bibliotecária que fala com famílias. Escreve um convite para a hora do conto de sábado, às 11h, com entrada livre. Usa um título alegre e cinco linhas.',
        answer: [
          'Sábado há histórias na biblioteca!',
          'Às 11h, lemos em voz alta, sentados no tapete. Traga as crianças. A entrada é livre.',
        ],
        notice:
          'Leia o pedido outra vez e aponte onde está cada parte. Se souber apontar, sabe usar a receita.',
      },
      {
        type: 'activity',
        title: 'Experimente: mude só o papel',
        text: 'Faça o mesmo pedido com dois papéis diferentes e compare as palavras que a IA escolhe.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'so-o-papel',
          label: 'As palavras que mudaram',
          model:
            'Com o papel de bibliotecária, vieram «aventura» e «descobrir». Com o de jurista, vieram «prazo» e «requerimento».\nA tarefa era a mesma.',
        },
      },
    ],
    verified: verified('rtf', 'transparency'),
  },
  {
    id: 4,
    title: 'O seu assistente pessoal de aprendizagem',
    category: 'descobrir',
    aim: 'No fim, tem quatro pedidos prontos para aprender o que quiser.',
    ailit: ['create', 'engage'],
    topic: 'confirmar',
    requires: [3],
    parts: [
      {
        type: 'paragraph',
        text: 'Copie um destes pedidos, complete o que está entre parênteses retos e cole-o no Copilot. Se a resposta não servir, diga-lhe o que falta. É a [[iteracao|conversa por etapas]].',
      },
      {
        type: 'prompts',
        items: [
          {
            id: 'v2-plano',
            title: 'Um plano de duas semanas',
            description: 'Para aprender um assunto com pouco tempo por dia.',
            promptText:
              'Age como formador de adultos. Quero aprender [assunto] em duas semanas, com 20 minutos por dia. Faz uma tabela com o dia, o objetivo e um exercício curto.',
          },
          {
            id: 'v2-perguntas',
            title: 'Perguntas para treinar',
            description: 'Para confirmar se percebeu mesmo.',
            promptText:
              'Faz-me cinco perguntas sobre [assunto], uma de cada vez. Espera pela minha resposta, diz-me se está certa e explica porquê.',
          },
          {
            id: 'v2-simples',
            title: 'Uma ideia explicada de três maneiras',
            description: 'Para uma ideia difícil de perceber.',
            promptText:
              'Explica [conceito] de três maneiras: para uma criança de dez anos, com uma analogia do dia a dia e em linguagem profissional. Máximo de 60 palavras em cada uma.',
          },
          {
            id: 'v2-duvidas',
            title: 'O que ainda não sei perguntar',
            description: 'Para descobrir o que falta.',
            promptText:
              'Estou a começar a estudar [assunto]. Que perguntas costuma fazer quem já sabe um pouco mais? Indica também que fontes oficiais devo consultar.',
          },
        ],
      },
      {
        type: 'example',
        title: 'O Tiago estuda para um concurso público',
        prompt:
          'Faz-me cinco perguntas sobre o Código do Procedimento Administrativo, uma de cada vez. Espera pela minha resposta, diz-me se está certa e explica porquê.',
        answer: ['Primeira pergunta: por palavras suas, o que é um ato administrativo?'],
        notice:
          'O Tiago responde com a lei aberta ao lado. Quando a correção o surpreende, é na lei que confirma.',
      },
      {
        type: 'callout',
        tone: 'warning',
        title: 'Confirme o que aprende',
        text: 'A IA também se engana a ensinar. Quando aprender um facto importante, procure-o numa fonte oficial. Assim apanha as [[alucinacao|alucinações]].',
      },
      {
        type: 'activity',
        title: 'Experimente: dez minutos de estudo',
        text: 'Use o segundo pedido com um assunto do seu trabalho e responda às cinco perguntas.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'estudo',
          label: 'A pergunta em que teve mais dúvidas',
          model:
            'Tive dúvidas na terceira, sobre a diferença entre prazo e data de entrega. Procurei no regulamento e anotei a página.\nUma dúvida mostra o que rever.',
        },
      },
    ],
    verified: verified('transparency'),
  },
  {
    id: 5,
    title: 'Missão final: a Fábrica de Prompts',
    category: 'desafio',
    aim: 'No fim, tem um pedido seu, feito do princípio ao fim.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [2, 3],
    needsNavigate: true,
    parts: [
      {
        type: 'paragraph',
        text: 'Na Fábrica de Prompts escolhe-se uma opção de cada vez e vê-se o pedido a formar-se. As receitas de texto já trazem as três partes do [[rtf|RTF]], o papel, a tarefa e o formato, e mais duas: o contexto e os limites. Procure-as enquanto escolhe.',
      },
      {
        type: 'steps',
        items: [
          { title: 'Abra a Fábrica', text: 'Escolha o tema mais parecido com o seu trabalho.' },
          { title: 'Complete a receita', text: 'Escolha cada opção e leia o pedido até ao fim.' },
          {
            title: 'Experimente no Copilot',
            text: 'Copie o pedido, leia a resposta e melhore-a com uma mensagem. Se outro papel servir melhor, use-o.',
          },
          { title: 'Verifique', text: 'Procure um facto da resposta numa fonte oficial.' },
        ],
      },
      {
        type: 'example',
        title: 'Um pedido do princípio ao fim',
        situation: 'O Nuno quer anunciar um passeio pelas árvores do bairro.',
        prompt:
          'Age como guia da natureza que fala com famílias. Escreve um convite para um passeio pelas árvores do bairro, no domingo às 10h. Usa um título e quatro linhas.',
        notice:
          'O convite trazia nomes de árvores que o Nuno não tinha dado. O Nuno pediu: «Tira os nomes das árvores, ainda não os confirmei». Foi a mensagem que faltava.',
      },
      {
        type: 'site-link',
        to: '/prompt-factory',
        label: 'Ir para a Fábrica de Prompts',
        newTab: true,
        note: sharedTexts.ownTab,
      },
      {
        type: 'activity',
        title: 'Em grupo',
        text: 'Cada pessoa lê o seu pedido em voz alta. O grupo diz o papel, a tarefa e o formato que ouviu.',
        minutes: 15,
        answerField: {
          kind: 'checklist',
          id: 'grupo',
          label: 'O que o grupo ouviu no seu pedido',
          items: ['O papel', 'A tarefa', 'O formato'],
          model:
            'No pedido do Nuno, o papel é «guia da natureza que fala com famílias», a tarefa é «escreve um convite» e o formato é «um título e quatro linhas».',
        },
      },
    ],
    verified: verified('rtf', 'transparency'),
  },
];
