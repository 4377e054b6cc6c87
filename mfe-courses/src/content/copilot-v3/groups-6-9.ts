/**
 * Groups 6 to 9: prompts, conversation, RTF, critical thinking and the mission in the Prompt Factory.
 * Over 300 lines: lessons, read and corrected as one text.
 */
import type { Group } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const groups6to9: Group[] = [
  {
    group_id: 6,
    showContinueButton: true,
    blocks: [
      {
        id: 7,
        title: 'O que é um prompt',
        category: 'aprender',
        aim: 'No fim, consegue transformar um pedido vago num pedido claro e completo.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [4],
        parts: [
          {
            type: 'paragraph',
            text: 'Um [[prompt|prompt]] é o pedido que escreve à IA. Não precisa de palavras técnicas. Precisa de dizer, com clareza, o que quer e para quê.',
          },
          {
            type: 'compare',
            before: { label: 'Pedido vago', text: 'Escreve um e-mail sobre a reunião.' },
            after: {
              label: 'Pedido claro',
              text: 'Escreve um e-mail de cinco linhas à equipa da biblioteca municipal. Lembra a reunião de quinta-feira às 10h, na sala 2, e pede que cada pessoa traga uma ideia.',
            },
            notice: 'O segundo pedido diz o tamanho, o destinatário, os factos e o que se espera de quem lê.',
          },
          { type: 'heading', text: 'Quatro perguntas antes de escrever' },
          {
            type: 'steps',
            items: [
              { title: 'O que quero?', text: 'Responder, resumir, explicar, ter ideias. É a tarefa.' },
              {
                title: 'O que é preciso saber?',
                text: 'Para quem é, que datas, que lugares. É o [[contexto|contexto]].',
              },
              { title: 'Como deve ficar?', text: 'E-mail, lista ou tabela, tamanho e tom. É o formato.' },
              {
                title: 'O que fica de fora?',
                text: 'O que a IA não deve inventar nem dizer. São os limites.',
              },
            ],
          },
          {
            type: 'activity',
            title: 'Experimente: melhore o seu pedido',
            text: 'Pegue na tarefa que escolheu no primeiro módulo e escreva o pedido duas vezes.',
            steps: [
              'Escreva-o sem pensar muito.',
              'Responda às quatro perguntas e escreva-o outra vez.',
              'Envie os dois e compare as respostas.',
            ],
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'melhorar',
              label: 'As duas versões',
              model:
                'Primeira: «Faz uma resposta sobre horários.»\nSegunda: «Escreve uma resposta de quatro linhas a quem pergunta pelo horário de sábado, que é das 10h às 13h. Usa um tom simpático.»',
            },
          },
        ],
        verified: verified('transparency'),
      },
      {
        id: 8,
        title: 'Conversar por etapas em vez de dar uma ordem',
        category: 'aprender',
        aim: 'No fim, consegue melhorar uma resposta em três mensagens curtas.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [7],
        parts: [
          {
            type: 'paragraph',
            text: 'Raramente a primeira resposta é a melhor. Continue a conversa: peça à IA que corrija, encurte ou mude o tom. É a [[iteracao|conversa por etapas]].',
          },
          {
            type: 'compare',
            before: {
              label: 'Uma ordem única',
              text: 'Faz um plano completo para a festa do bairro.',
            },
            after: {
              label: 'Uma conversa',
              text: 'Que perguntas me deves fazer antes de preparares um plano para a festa do bairro?',
            },
            notice: 'Na segunda forma, a IA pergunta e quem pede responde. Assim, a IA não tem de adivinhar.',
          },
          {
            type: 'example',
            title: 'Três mensagens, um bom texto',
            situation:
              'A Joana prepara um convite e começa pelo pedido abaixo. Depois envia mais duas mensagens, uma de cada vez: «Está longo, passa para quatro linhas.» e «Acrescenta que a entrada é livre.»',
            prompt: 'Escreve um convite para uma sessão de leitura para avós e netos.',
            notice:
              'Cada mensagem muda uma coisa só. Se a resposta piorar, é fácil perceber porquê e voltar atrás.',
          },
          {
            type: 'list',
            items: [
              '«Mais curto, no máximo cinco linhas.»',
              '«Explica como se eu nunca tivesse ouvido falar disto.»',
              '«Dá-me outra versão, mais formal.»',
              '«O que falta nesta resposta?»',
            ],
          },
          {
            type: 'activity',
            title: 'Experimente: três passos',
            text: 'Volte à conversa da atividade anterior e envie três mensagens. Mude uma coisa de cada vez.',
            minutes: 5,
            answerField: {
              kind: 'text',
              id: 'tres-passos',
              label: 'As suas três mensagens',
              model:
                '1. «Mais curto, em quatro linhas.»\n2. «Agora com um tom mais simples.»\n3. «O que falta a quem lê isto pela primeira vez?»',
            },
          },
        ],
        verified: verified('transparency'),
      },
    ],
  },
  {
    group_id: 7,
    showContinueButton: true,
    blocks: [
      {
        id: 9,
        title: 'RTF: papel, tarefa e formato',
        category: 'aprender',
        aim: 'No fim, consegue montar um bom pedido com uma receita de três partes.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [7],
        parts: [
          {
            type: 'paragraph',
            text: 'O [[rtf|RTF]], do inglês «Role, Task, Format», é uma receita que circula entre pessoas que usam IA; não é da Microsoft. As três partes são papel, tarefa e formato. Se for preciso, junte o contexto e os limites, que já conhece.',
          },
          {
            type: 'list',
            items: [
              '**Papel:** de que ponto de vista a IA deve escrever.',
              '**Tarefa:** o que a IA deve fazer, com um verbo e com os factos.',
              '**Formato:** como quer receber a resposta.',
            ],
          },
          {
            type: 'example',
            title: 'As três partes juntas',
            prompt:
              'Age como técnica de comunicação de um município. Escreve um aviso sobre o corte de água de sexta-feira, das 9h às 12h, na Rua das Flores. Usa um título e três tópicos, em linguagem simples.',
            answer: [
              'Corte de água na sexta-feira.',
              'Quando: das 9h às 12h.',
              'Onde: Rua das Flores.',
              'O que fazer: guarde alguma água antes das 9h.',
            ],
            notice:
              'O conselho de guardar água não estava no pedido. Parece sensato, mas foi a IA que o acrescentou. Decida se quer mantê-lo.',
          },
          {
            type: 'activity',
            title: 'Experimente: três cores',
            text: 'Numa folha, copie o pedido que melhorou no módulo 6 e sublinhe cada parte com uma cor. Se faltar uma cor, acrescente essa parte.',
            minutes: 10,
            answerField: {
              kind: 'checklist',
              id: 'tres-cores',
              label: 'As partes que encontrou',
              items: ['Papel', 'Tarefa', 'Formato'],
              model:
                'Papel: «Age como quem atende ao balcão.»\nTarefa: «Explica como se pede um cartão de leitor novo.»\nFormato: «Usa três passos, com uma frase cada um.»',
            },
          },
          {
            type: 'site-link',
            to: '/mscopilot-course-v2',
            label: 'A receita, parte por parte: MS Copilot V2',
            newTab: true,
            note: sharedTexts.ownTab,
          },
        ],
        verified: verified('rtf', 'transparency'),
      },
      {
        id: 10,
        title: 'Desafio: corrija este pedido',
        category: 'desafio',
        aim: 'No fim, já usou a receita RTF num caso do dia a dia.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [9],
        parts: [
          {
            type: 'paragraph',
            text: 'Um pedido curto obriga a IA a adivinhar. A receita [[rtf|RTF]] ajuda a dizer o que falta.',
          },
          {
            type: 'example',
            title: 'O pedido de um colega',
            prompt: 'Faz uma coisa sobre a recolha de monos (móveis e eletrodomésticos velhos).',
            answer: [
              'Veio uma página inteira sobre a importância da limpeza, com um número de telefone que ninguém reconhece.',
            ],
            notice: 'A IA não sabia para quem era, o que tinha mudado nem que não devia inventar contactos.',
          },
          {
            type: 'activity',
            title: 'A sua vez',
            text: 'Reescreva o pedido com papel, tarefa e formato. Só depois veja a nossa proposta.',
            steps: [
              'Escolha o papel que a IA deve ter.',
              'Diga os factos que ela precisa de saber. Os que não tem, deixe-os entre parênteses retos, como [data]. Peça que não invente contactos.',
              'Escolha o formato.',
            ],
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'consertar',
              label: 'O seu pedido',
              model:
                '«Age como técnico de higiene urbana que fala com moradores. Escreve um aviso sobre a recolha de monos no dia [data]. Explica que o pedido se faz pelo contacto [contacto oficial]. Usa um título e três tópicos, sem inventar outros dados.»\nEsse limite ajuda, mas leia sempre a resposta.',
            },
          },
        ],
        verified: verified('rtf', 'transparency'),
      },
    ],
  },
  {
    group_id: 8,
    showContinueButton: true,
    blocks: [
      {
        id: 11,
        title: 'Pensamento crítico e alucinações',
        category: 'aprender',
        aim: 'No fim, consegue reconhecer sinais de uma resposta inventada e verificá-la em poucos minutos.',
        ailit: ['engage'],
        topic: 'confirmar',
        requires: [4],
        parts: [
          {
            type: 'paragraph',
            text: 'A IA pode apresentar, com toda a segurança, algo que não existe. A isso chama-se [[alucinacao|alucinação]]. Acontece até quando a IA resume um documento que recebeu.',
          },
          sharedTexts.news,
          { type: 'heading', text: 'Sinais de alerta' },
          {
            type: 'list',
            items: [
              'Nomes de instituições, leis ou estudos que não consegue encontrar noutro lado.',
              'Números muito exatos, sem fonte.',
              'Citações perfeitas, que dizem exatamente o que queria encontrar.',
              'Ligações que não abrem ou que abrem outra coisa.',
            ],
          },
          {
            type: 'example',
            title: 'Verificar em três minutos',
            situation:
              'O Copilot afirma que um regulamento «obriga a responder em cinco dias úteis, artigo 12.º».',
            answer: [
              'O Pedro abre o regulamento oficial e procura o artigo 12.º.',
              'O artigo fala de outra coisa. O prazo está noutro artigo e é diferente.',
            ],
            notice: 'Só a fonte oficial mostrou o engano. Inventámos esta história.',
          },
          {
            type: 'steps',
            items: [
              {
                title: 'Pergunte pela fonte',
                text: '«De onde vem esta informação? Indica o documento e a página.»',
              },
              {
                title: 'Abra a fonte',
                text: 'Leia o original. O assistente pode citar uma fonte que não diz aquilo.',
              },
              {
                title: 'Compare com outra fonte',
                text: 'Procure o mesmo facto num site oficial ou pergunte a quem sabe.',
              },
              {
                title: 'Decida',
                text: 'Se não conseguir confirmar, não use. A decisão é sempre de uma pessoa.',
              },
            ],
          },
          {
            type: 'activity',
            title: 'Experimente: apanhe um engano',
            text: 'Escolha algo que conheça bem, como a história da sua rua, e pergunte ao Copilot. Marque o que está certo, o que está errado e o que não consegue confirmar.',
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'engano',
              label: 'Certo, errado e por confirmar',
              model:
                'Certo: o nome da rua. Errado: diz que teve um chafariz, e nunca teve. Por confirmar: o ano em que lhe puseram a calçada.',
            },
          },
        ],
        verified: verified('transparency'),
      },
      {
        id: 12,
        title: 'Teste rápido: descubra a alucinação',
        category: 'desafio',
        aim: 'No fim, reconhece respostas que parecem certas e não são.',
        ailit: ['engage'],
        topic: 'confirmar',
        requires: [11],
        isQuiz: true,
        parts: [
          {
            type: 'quiz',
            id: 'v3-alucinacao',
            question:
              'Pediu ao Copilot argumentos a favor da leitura em voz alta nas bibliotecas. Qual destas respostas merece desconfiança?',
            options: [
              {
                text: '«O Instituto Ibérico da Leitura Sonora provou que todas as crianças melhoram as notas ao fim de um mês.»',
                isCorrect: true,
                explanation:
                  'O instituto foi inventado para este exercício. Um nome que quer parecer importante, uma prova absoluta e nenhuma fonte são sinais habituais.',
              },
              {
                text: '«Ler em voz alta junta pessoas e dá gosto pelas histórias. Posso preparar um programa de quatro sessões?»',
                isCorrect: false,
                explanation:
                  'É uma opinião geral, sem números nem instituições. Pode discordar dela, mas não há um facto inventado.',
              },
              {
                text: '«Não encontrei estudos sobre a sua biblioteca. Se me der um documento, posso resumi-lo.»',
                isCorrect: false,
                explanation: 'Aqui o assistente reconhece o que não sabe. É o comportamento que queremos.',
              },
            ],
            correctFeedback:
              'Correto! A resposta A cita um instituto que não existe. Antes de usar uma afirmação destas, procure a instituição e o estudo.',
            incorrectFeedback:
              'Incorreto. Procure a resposta que afirma mais do que alguém conseguiria confirmar. Leia a explicação e tente de novo.',
          },
        ],
        verified: verified('transparency'),
      },
    ],
  },
  {
    group_id: 9,
    showContinueButton: true,
    blocks: [
      {
        id: 13,
        title: 'Missão: crie o seu prompt na Fábrica',
        category: 'desafio',
        aim: 'No fim, tem um pedido completo, feito na Fábrica de Prompts.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [2, 9],
        needsNavigate: true,
        parts: [
          {
            type: 'paragraph',
            text: 'A Fábrica de Prompts é uma ferramenta deste site: escolhe-se uma receita e preenchem-se os espaços. Depois, pode pedir um exemplo escrito pela equipa do site ou, se a IA do site estiver ligada, uma resposta da IA. Cada um dá um ponto. Se abrir a Fábrica pelo botão deste módulo, cada prompt que copiar também dá um ponto.',
          },
          {
            type: 'steps',
            items: [
              {
                title: 'Abra a Fábrica',
                text: 'Abre noutro separador (outra página do navegador). Pode voltar ao curso quando quiser.',
              },
              {
                title: 'Escolha uma receita',
                text: 'Procure uma parecida com a tarefa que escolheu no início.',
              },
              { title: 'Copie o prompt', text: 'Cole-o no Copilot e veja o que acontece.' },
              { title: 'Volte e continue', text: 'Feche o separador da Fábrica e carregue em «Continuar».' },
            ],
          },
          {
            type: 'example',
            title: 'A missão da Filipa',
            situation:
              'A Filipa escolheu a receita «E-mail para Marcar Reunião» e escreveu o assunto por palavras suas.',
            prompt:
              'Age como alguém que escreve e-mails claros e breves. Escreve um e-mail cordial e profissional para a minha equipa, a propor uma reunião sobre o horário de verão. A reunião deve durar 30 minutos e ser presencial. Deixa espaço para duas alternativas de dia e hora e termina com um pedido de confirmação. Escreve em português de Portugal e não inventes nomes, datas nem decisões.',
            notice:
              'A receita deu-lhe o papel, a tarefa e o formato. No espaço próprio, a Filipa escreveu o assunto, que só ela conhece. A última frase põe limites à IA.',
          },
          {
            type: 'site-link',
            to: '/prompt-factory-v2',
            label: 'Abrir a Fábrica de Prompts',
            newTab: true,
            note: 'A Fábrica abre num novo separador.',
          },
          {
            type: 'callout',
            tone: 'info',
            title: 'Não pode abrir a Fábrica agora?',
            text: 'Faça a missão numa folha. Escreva um pedido com papel, tarefa e formato e leia-o a um colega.',
          },
        ],
        verified: verified('rtf', 'transparency'),
      },
    ],
  },
];
