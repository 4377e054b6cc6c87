/**
 * Groups 1 to 5: the assistant, data protection, how it works, where to find it, and its capabilities.
 * Over 300 lines: lessons, read and corrected as one text.
 */
import type { Group } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const groups1to5: Group[] = [
  {
    group_id: 1,
    showContinueButton: true,
    blocks: [
      {
        id: 1,
        title: 'O que é o Microsoft Copilot',
        category: 'aprender',
        aim: 'No fim, consegue explicar a um colega o que é o Copilot e para que serve no dia a dia.',
        ailit: ['engage'],
        topic: 'perceber',
        parts: [
          {
            type: 'paragraph',
            text: 'O Microsoft Copilot é um [[assistente|assistente]]: faz-se um pedido e ele responde. Usa [[ia-generativa|IA generativa]], que **cria** respostas novas. Por isso, a mesma pergunta pode ter respostas diferentes.',
          },
          {
            type: 'paragraph',
            text: 'Já fez outro curso de Copilot? Nos módulos 1, 3, 4, 6, 7, 8 e 11, bastam os exemplos, as atividades e os testes. No módulo 6, leia também as quatro perguntas.',
          },
          {
            type: 'example',
            title: 'A segunda-feira do Rui',
            situation: 'O Rui tem de avisar os munícipes de um novo horário.',
            prompt:
              'Escreve um aviso curto e simpático para o balcão. A partir de segunda-feira, o atendimento é das 9h às 16h.',
            answer: ['Novo horário. A partir de segunda-feira, esperamos por si entre as 9h e as 16h.'],
            notice:
              'O Rui confirmou as horas e juntou a nota do serviço: «Texto feito com ajuda da IA e revisto por uma pessoa».',
          },
          {
            type: 'activity',
            title: 'Experimente: descreva a sua tarefa',
            text: 'Escolha uma tarefa de escrita que lhe tome tempo. Vai usá-la ao longo do curso.',
            steps: [
              'Escreva a tarefa numa frase, por exemplo «responder a pedidos de informação».',
              'Anote quem lê o resultado.',
              'Confirme que a pode treinar sem dados de pessoas reais.',
            ],
            minutes: 5,
            answerField: {
              kind: 'text',
              id: 'tarefa',
              label: 'A sua tarefa e quem vai ler o resultado',
              model:
                'Responder a pedidos de informação sobre horários. Quem lê é a pessoa que perguntou. Treino com perguntas inventadas.',
            },
          },
        ],
        verified: verified('manage', 'transparency'),
      },
    ],
  },
  {
    group_id: 2,
    showContinueButton: true,
    blocks: [
      {
        id: 2,
        title: 'Os seus dados e o escudo «Protegido»',
        category: 'aprender',
        aim: 'No fim, sabe reconhecer quando a conversa está protegida e o que, mesmo assim, não deve escrever.',
        ailit: ['manage'],
        topic: 'proteger',
        requires: [1],
        parts: [
          {
            type: 'paragraph',
            text: 'Com a **conta de trabalho**, vale a [[protecao-empresarial|proteção de dados empresarial]]: pedidos e respostas têm a mesma proteção contratual que o seu e-mail e **não servem para treinar** os modelos. Se houver pesquisa na Web, só algumas palavras seguem para o Bing, o motor de busca da Microsoft, sem a sua identificação.',
          },
          {
            type: 'illustration',
            name: 'shield',
            caption:
              'O escudo «Protegido» já foi verde, e pode ter hoje outra cor e outras palavras. Se ele não aparecer, não escreva dados de trabalho: pergunte à equipa de informática.',
          },
          { type: 'heading', text: 'O que a proteção não faz' },
          {
            type: 'list',
            items: [
              'Não torna a conversa secreta. Pedidos e respostas **ficam registados** e a equipa de informática pode auditá-los (ler e verificar).',
              'Não vale para a conta pessoal, que tem outras condições.',
              'Não autoriza a escrever tudo. Não inclua informação sensível: a que não pode sair do serviço, como um processo ou uma decisão por tomar. Se já o fez, avise logo a chefia e o encarregado da proteção de dados.',
            ],
          },
          {
            type: 'example',
            title: 'Um pedido sem dados pessoais',
            situation: 'A Teresa quer responder a uma reclamação sobre ruído.',
            prompt:
              'Ajuda-me a responder a uma queixa de ruído à noite. Agradece e explica que o caso foi encaminhado.',
            notice: 'A Teresa junta depois, fora do Copilot, o nome, a morada e o número do processo.',
          },
          {
            type: 'activity',
            title: 'Experimente: pergunte pelas regras do seu serviço',
            text: 'Dentro da lei, cada município define as suas regras para o uso da IA. Pergunte a quem dirige o seu serviço.',
            steps: [
              'Que assistentes podemos usar, e com que conta?',
              'Que documentos podemos juntar à conversa?',
              'Quem lê o texto antes de ele sair do serviço?',
              'Quem recebe o texto fica a saber que a IA ajudou?',
            ],
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'regras-do-servico',
              label: 'As respostas do seu serviço',
              model:
                'Só o Copilot, com a conta de trabalho. Só documentos já publicados. Quem assina lê primeiro. Sim, numa linha no fim.',
            },
          },
          { type: 'external-link', link: 'staffRules', label: 'Ler as regras da câmara para o uso da IA' },
        ],
        verified: verified('dataProtection', 'shield', 'chatSupport', 'whichCopilot'),
      },
      {
        id: 3,
        title: 'Teste rápido: a conversa está protegida?',
        category: 'desafio',
        aim: 'No fim, sabe o que a proteção garante e o que não garante.',
        ailit: ['manage'],
        topic: 'proteger',
        requires: [2],
        isQuiz: true,
        parts: [
          {
            type: 'quiz',
            id: 'v3-confidencialidade',
            question:
              'Entrou no Copilot com a conta de trabalho e vê o escudo «Protegido». O que pode dizer sobre a confidencialidade da conversa?',
            options: [
              {
                text: 'A conversa é secreta. Ninguém na organização a pode ver, por isso posso escrever qualquer dado.',
                isCorrect: false,
                explanation:
                  'A conversa fica registada e a equipa de informática pode auditá-la. Proteção não é o mesmo que segredo.',
              },
              {
                text: 'A conversa tem a proteção do contrato da organização com a Microsoft, como mostra o escudo, e não serve para treinar os modelos.',
                isCorrect: true,
                explanation:
                  'É isso que a proteção de dados empresarial garante a quem entra com a conta de trabalho. Mesmo assim, a conversa fica registada e a equipa de informática pode auditá-la.',
              },
              {
                text: 'A conversa passa a fazer parte do que a IA aprende e pode aparecer nas respostas de outras pessoas.',
                isCorrect: false,
                explanation:
                  'Com a conta de trabalho, os pedidos e as respostas não são usados para treinar os modelos que o Copilot usa.',
              },
            ],
            correctFeedback:
              'Correto! Esta é a garantia mais importante. Com a conta de trabalho, pedidos e respostas ficam protegidos pelo contrato e não treinam os modelos. Ficam registados e podem ser auditados, por isso não escreva dados pessoais nem informação de trabalho sensível.',
            incorrectFeedback:
              'Incorreto. A resposta certa é a segunda. A proteção vem do contrato da organização com a Microsoft e impede o uso no treino dos modelos, mas a conversa fica registada e pode ser auditada. Leia a explicação e tente de novo.',
          },
        ],
        verified: verified('dataProtection', 'chatSupport'),
      },
    ],
  },
  {
    group_id: 3,
    showContinueButton: true,
    blocks: [
      {
        id: 4,
        title: 'Como a IA prevê a palavra seguinte',
        category: 'aprender',
        aim: 'No fim, consegue explicar porque é que a IA escreve bem e, mesmo assim, se engana.',
        ailit: ['engage'],
        topic: 'perceber',
        requires: [1],
        parts: [
          {
            type: 'paragraph',
            text: 'O Copilot usa um [[modelo|modelo de linguagem]]. No [[treino|treino]], esse modelo leu enormes quantidades de texto e aprendeu a **prever as palavras** que costumam vir a seguir.',
          },
          {
            type: 'illustration',
            name: 'next-word',
            alt: sharedTexts.nextWordAlt,
            caption:
              'A frase «Bom dia, como…» e quatro continuações possíveis. As barras são um desenho para ajudar a perceber, não são medidas.',
          },
          {
            type: 'paragraph',
            text: 'A resposta nasce assim, palavra a palavra. O modelo escolhe o que **soa provável**, não o que verificou. Por isso escreve tão bem, mesmo quando não tem a certeza. Depois do treino, há pessoas que avaliam respostas, e essas avaliações servem para melhorar o modelo.',
          },
          {
            type: 'example',
            title: 'Complete a frase',
            situation: 'Leia e complete de cabeça: «Era uma…»',
            answer: ['Pensou em «vez», porque muitas histórias começam assim.'],
            notice:
              'Não foi consultar nenhum livro. Reconheceu um padrão. O modelo faz o mesmo, a uma escala muito maior, e também com frases que parecem verdade e não são.',
          },
          sharedTexts.nextWord,
          {
            type: 'activity',
            title: 'Experimente: o jogo da palavra seguinte',
            text: 'Faça este jogo com um colega ou em grupo, sem computador.',
            steps: [
              'Uma pessoa escreve o início de uma frase do serviço, por exemplo «O pedido deve ser entregue até…».',
              'Cada pessoa escreve a palavra que lhe parece mais provável.',
              'Comparem as respostas e conversem sobre as que estão certas e as que só parecem certas.',
            ],
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'palavra-seguinte',
              label: 'As palavras que apareceram',
              model:
                '«O pedido deve ser entregue até…» sexta-feira, amanhã, ao fim do mês.\nTodas soam bem. Só o regulamento diz qual está certa.',
            },
          },
        ],
        verified: verified('transparency', 'ratings'),
      },
    ],
  },
  {
    group_id: 4,
    showContinueButton: true,
    blocks: [
      {
        id: 5,
        title: 'Onde está o Copilot no Outlook e no Teams',
        category: 'descobrir',
        aim: 'No fim, sabe abrir o Copilot em três sítios e escolher o que lhe for mais útil.',
        ailit: ['engage'],
        topic: 'perceber',
        requires: [2],
        parts: [
          {
            type: 'paragraph',
            text: 'Conversa-se no Copilot Chat. O ícone costuma estar na barra de navegação, a fila de ícones de várias aplicações.',
          },
          {
            type: 'tabs',
            label: 'Onde o encontrar',
            tabs: [
              {
                id: 'outlook',
                label: 'No Outlook',
                parts: [
                  {
                    type: 'paragraph',
                    text: 'O que o Copilot lê do seu correio muda com a licença: nada, só a mensagem aberta ou também outras. Pergunte à equipa de informática, para o Outlook e para o navegador. Não o use onde ele puder ler mensagens de munícipes.',
                  },
                ],
              },
              {
                id: 'teams',
                label: 'No Teams',
                parts: [
                  {
                    type: 'paragraph',
                    text: 'Use-o para preparar a ordem de trabalhos (a lista de assuntos) de uma reunião.',
                  },
                ],
              },
              {
                id: 'web',
                label: 'No navegador',
                parts: [
                  {
                    type: 'paragraph',
                    text: 'Escreva **m365.cloud.microsoft/chat** na barra de endereços e entre com a conta de trabalho.',
                  },
                  {
                    type: 'callout',
                    tone: 'privacy',
                    title: 'Num computador partilhado',
                    text: 'Termine a sessão quando acabar. As conversas ficam registadas.',
                  },
                ],
              },
            ],
          },
          {
            type: 'example',
            title: 'A escolha da Paula',
            situation: 'A Paula está a ler no Outlook um e-mail comprido, com a morada de uma pessoa.',
            answer: [
              'Fecha o e-mail, abre o Copilot no navegador e descreve o assunto por palavras suas, sem dados de ninguém.',
            ],
            notice: 'A equipa de informática tinha-lhe dito que, no navegador, o Copilot não lia o correio.',
          },
          {
            type: 'site-link',
            to: '/mscopilot-course',
            label: 'Abrir o Copilot e guardar o atalho: MS Copilot',
            newTab: true,
            note: sharedTexts.ownTab,
          },
          {
            type: 'callout',
            tone: 'info',
            title: 'Não aparece?',
            text: 'Pergunte à equipa de informática: pode faltar a licença.',
          },
        ],
        verified: verified('pin', 'manage', 'outlook', 'outlookMailbox'),
      },
    ],
  },
  {
    group_id: 5,
    showContinueButton: true,
    blocks: [
      {
        id: 6,
        title: 'O que o Copilot sabe fazer',
        category: 'descobrir',
        aim: 'No fim, conhece três coisas úteis que pode pedir, além de escrever texto.',
        ailit: ['create'],
        topic: 'perceber',
        requires: [5],
        parts: [
          {
            type: 'paragraph',
            text: 'Abra cada ponto e pense onde lhe seria útil.',
          },
          {
            type: 'accordion',
            items: [
              {
                id: 'anexar',
                label: 'Trabalhar sobre um ficheiro Word, Excel ou PDF',
                parts: [
                  {
                    type: 'paragraph',
                    text: 'Em geral, basta arrastar o ficheiro para a caixa do pedido. Em regra, fica uma cópia no seu OneDrive de trabalho, o espaço da Microsoft para guardar ficheiros na Internet.',
                  },
                  {
                    type: 'paragraph',
                    text: 'Faça perguntas e confirme as respostas: podem trazer coisas que não estão no ficheiro.',
                  },
                ],
              },
              {
                id: 'imagens',
                label: 'Criar imagens',
                parts: [
                  {
                    type: 'paragraph',
                    text: 'Comece por «Cria uma imagem de…» e diga o que quer ver.',
                  },
                  {
                    type: 'paragraph',
                    text: 'Se lhe falarem do comando **/criar**, saiba que não o encontrámos na documentação da Microsoft.',
                  },
                ],
              },
              {
                id: 'office',
                label: 'Ajudar dentro das aplicações do Office',
                parts: [
                  {
                    type: 'paragraph',
                    text: 'Conforme a licença, o Copilot Chat também pode aparecer no Word, no Excel, no PowerPoint e no OneNote.',
                  },
                ],
              },
            ],
          },
          { type: 'heading', text: 'Que documentos do serviço pode juntar' },
          {
            type: 'list',
            items: [
              '**Sim:** o que já está publicado e não tem dados pessoais, como um regulamento, um folheto ou um edital sem nomes.',
              '**Pergunte primeiro:** notas internas e modelos em branco de ofícios (as cartas oficiais do serviço).',
              '**Não:** processos, requerimentos, atas por aprovar, rascunhos de atas ou de contratos (as minutas), listas de pessoas e tudo o que tenha dados pessoais.',
            ],
          },
          {
            type: 'example',
            title: 'Um regulamento público em cinco perguntas',
            situation:
              'A Helena tem de explicar à equipa um regulamento municipal publicado, com vinte páginas.',
            prompt:
              'Com base neste documento, faz cinco perguntas e respostas para quem atende ao balcão. Indica o artigo de onde tiraste cada resposta.',
            notice: 'Com o número do artigo, confirma cada resposta em segundos.',
          },
          {
            type: 'activity',
            title: 'Experimente: um documento público',
            text: 'Escolha um documento publicado no site do município, junte-o à conversa e peça um resumo.',
            steps: [
              'Confirme que o documento é público e não tem [[dados-pessoais|dados pessoais]].',
              'Peça um resumo em cinco tópicos, com a página de cada um.',
              'Abra duas dessas páginas e confirme.',
            ],
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'documento',
              label: 'O que confirmou nas duas páginas',
              model:
                'O tópico 2 estava na página indicada. O tópico 4 dizia «sempre», e a página diz «em regra»: corrigi-o.',
            },
          },
        ],
        verified: verified('attach', 'whichCopilot', 'manage', 'transparency'),
      },
    ],
  },
];
