/**
 * Groups 10 to 13: prompts for work, learning with AI, responsible use and the summary.
 * Over 300 lines: lessons, read and corrected as one text.
 */
import type { Group } from '../schema.ts';
import { verified } from '../sources.ts';

export const groups10to13: Group[] = [
  {
    group_id: 10,
    showContinueButton: true,
    blocks: [
      {
        id: 14,
        title: 'Prompts prontos para o trabalho',
        category: 'descobrir',
        aim: 'No fim, tem cinco pedidos que pode copiar e adaptar ao seu serviço.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [9],
        parts: [
          {
            type: 'paragraph',
            text: 'Copie um pedido, troque o que está entre parênteses retos e leia a resposta antes de a usar. Retire primeiro os [[dados-pessoais|dados pessoais]] das mensagens que colar, e não cole as que tenham informação sensível do serviço.',
          },
          {
            type: 'tabs',
            label: 'Escolha um tema',
            tabs: [
              {
                id: 'comunicacao',
                label: 'Comunicação',
                parts: [
                  {
                    type: 'prompts',
                    items: [
                      {
                        id: 'v3-resumir-email',
                        title: 'Resumir um e-mail',
                        description: 'Para um e-mail comprido, já sem dados pessoais.',
                        promptText:
                          'Resume este e-mail em três tópicos. Diz o que foi decidido, o que me é pedido e até quando. Se algo não estiver claro, escreve «por confirmar».\n\n[texto do e-mail]',
                      },
                      {
                        id: 'v3-comunicado',
                        title: 'Redigir um comunicado',
                        description: 'Para avisar colegas ou munícipes de uma mudança.',
                        promptText:
                          'Age como técnico de comunicação de um município. Escreve um comunicado sobre [assunto] para [destinatários]. Inclui a data [data] e o local [local]. Usa frases curtas, no máximo 120 palavras, e não acrescentes dados.',
                      },
                      {
                        id: 'v3-tom',
                        title: 'Afinar o tom',
                        description: 'Para um texto que soa duro ou demasiado técnico.',
                        promptText:
                          'Reescreve este texto com um tom cordial e claro. Mantém todos os factos e datas. No fim, diz o que mudaste e porquê.\n\n[texto]',
                      },
                    ],
                  },
                ],
              },
              {
                id: 'planeamento',
                label: 'Planeamento e Logística',
                parts: [
                  {
                    type: 'prompts',
                    items: [
                      {
                        id: 'v3-reuniao',
                        title: 'Marcar uma reunião',
                        description: 'Para preparar a mensagem e a ordem de trabalhos.',
                        promptText:
                          'Escreve uma mensagem a propor uma reunião de [duração] sobre [assunto], com duas opções de dia e hora: [opção 1] e [opção 2]. Junta uma ordem de trabalhos com três pontos e o tempo de cada um.',
                      },
                      {
                        id: 'v3-plano',
                        title: 'Criar um plano de implementação',
                        description: 'Para dividir um projeto em passos com responsáveis.',
                        promptText:
                          'Age como gestor de projeto numa câmara municipal. Faz um plano para [projeto] até [data]. Apresenta uma tabela com fase, tarefa, quem faz, prazo e risco. Antes de começar, faz-me três perguntas.',
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            type: 'example',
            title: 'O plano da Catarina',
            situation: 'A Catarina organiza a mudança de sala de uma equipa de seis pessoas.',
            prompt:
              'Age como gestora de projeto numa câmara municipal. Faz um plano para mudar seis pessoas de sala até ao fim do mês. Apresenta uma tabela com fase, tarefa, quem faz, prazo e risco. Antes de começar, faz-me três perguntas.',
            answer: [
              'Antes do plano, três perguntas. A nova sala já tem tomadas e rede? Quem trata do mobiliário? Há dias em que o atendimento não pode parar?',
            ],
            notice: 'As perguntas mostraram à Catarina um problema que ainda não tinha visto.',
          },
          {
            type: 'activity',
            title: 'Experimente: adapte um',
            text: 'Escolha o pedido mais próximo da sua tarefa, adapte-o e guarde a versão que funcionou.',
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'adaptar',
              label: 'A versão que funcionou',
              model:
                '«Reescreve este aviso com um tom cordial e claro, em cinco linhas. Mantém as datas. No fim, diz o que mudaste.»\nEsta versão diz o tamanho, que faltava no primeiro pedido.',
            },
          },
        ],
        verified: verified('transparency', 'whichCopilot'),
      },
    ],
  },
  {
    group_id: 11,
    showContinueButton: true,
    blocks: [
      {
        id: 15,
        title: 'Um plano de estudo e uma boa analogia',
        category: 'descobrir',
        aim: 'No fim, consegue usar o Copilot para aprender um assunto novo ao seu ritmo.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [8],
        parts: [
          {
            type: 'paragraph',
            text: 'A IA é uma boa companhia para aprender: não se cansa de repetir e muda a explicação as vezes que for preciso.',
          },
          {
            type: 'prompts',
            items: [
              {
                id: 'v3-estudo',
                title: 'O meu plano de estudo',
                description: 'Diga o assunto, o tempo disponível e o que já sabe.',
                promptText:
                  'Age como formador de adultos. Quero aprender [assunto] e tenho 20 minutos por dia durante duas semanas. Já sei [o que já sei]. Faz um plano com um objetivo e um exercício por dia. No fim de cada dia, faz-me uma pergunta.',
              },
              {
                id: 'v3-analogia',
                title: 'Uma explicação com analogia',
                description: 'Para uma ideia difícil, comparada com algo que conhece bem.',
                promptText:
                  'Explica-me [conceito] com uma analogia sobre [algo que conheço bem, como cozinhar ou tratar de uma horta]. Depois diz-me onde é que a analogia falha.',
              },
            ],
          },
          {
            type: 'example',
            title: 'Um modelo de linguagem, explicado com a horta',
            prompt:
              'Explica-me o que é um modelo de linguagem com uma analogia sobre uma horta. Depois diz-me onde é que a analogia falha.',
            answer: [
              'Quem trata da horta há anos olha para a terra e adivinha o que vem a seguir. O modelo faz o mesmo com palavras.',
              'A analogia falha porque quem trata da horta come o tomate e conhece o sabor. O modelo nunca comeu nada, só leu sobre tomates.',
            ],
            notice:
              'Perguntar onde a analogia falha é o que impede que uma boa comparação se torne uma ideia errada.',
          },
          {
            type: 'activity',
            title: 'Experimente: aprenda uma coisa hoje',
            text: 'Escolha um assunto do seu trabalho que nunca percebeu bem e peça uma analogia. Explique-a depois a um colega.',
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'analogia',
              label: 'A analogia, por palavras suas',
              model:
                'Uma cópia de segurança é como uma segunda chave em casa da vizinha: só nos lembramos dela quando perdemos a primeira.\nA comparação falha porque a chave não envelhece, e a cópia sim.',
            },
          },
        ],
        verified: verified('transparency'),
      },
      {
        id: 16,
        title: 'Teste rápido: qual é o melhor prompt?',
        category: 'desafio',
        aim: 'No fim, reconhece um pedido com papel, tarefa e formato.',
        ailit: ['create'],
        topic: 'pedir',
        requires: [9],
        isQuiz: true,
        parts: [
          {
            type: 'quiz',
            id: 'v3-melhor-prompt',
            question:
              'Quer um aviso sobre a recolha de vidro no bairro. Qual destes pedidos vai dar melhor resultado?',
            options: [
              {
                text: '«Escreve sobre reciclagem.»',
                isCorrect: false,
                explanation:
                  'Falta quase tudo. A IA não sabe para quem é, o que aconteceu nem como deve ficar.',
              },
              {
                text: '«Age como técnico de higiene urbana. Escreve um aviso sobre a nova recolha de vidro à terça-feira. Usa um título e três tópicos curtos.»',
                isCorrect: true,
                explanation:
                  'Tem papel (técnico), tarefa (aviso com os factos) e formato (título e três tópicos).',
              },
              {
                text: '«Faz um texto excelente e muito criativo sobre o vidro, por favor. Quero que agrade a quem o ler, que chame a atenção e que fique melhor do que o do ano passado.»',
                isCorrect: false,
                explanation:
                  'Tem mais palavras e diz menos: «excelente» e «melhor» não dão à IA nada com que trabalhar. E «o vidro» pode ser outra coisa.',
              },
            ],
            correctFeedback:
              'Correto! O prompt B diz o papel, a tarefa e o formato. A IA fica com tudo aquilo de que precisa para acertar.',
            incorrectFeedback:
              'Incorreto. Veja qual dos prompts diz o papel, a tarefa e o formato. Leia a explicação e tente de novo.',
          },
        ],
        verified: verified('rtf', 'transparency'),
      },
    ],
  },
  {
    group_id: 12,
    showContinueButton: true,
    blocks: [
      {
        id: 17,
        title: 'Seis regras para um uso responsável',
        category: 'aprender',
        aim: 'No fim, tem seis regras simples para decidir quando e como usar a IA.',
        ailit: ['manage'],
        topic: 'proteger',
        requires: [2, 11],
        parts: [
          {
            type: 'paragraph',
            text: 'Estas seis regras cabem numa folha e servem para qualquer tarefa.',
          },
          {
            type: 'steps',
            items: [
              {
                title: 'Pense antes de confiar',
                text: 'Leia a resposta com espírito crítico e confirme os factos numa fonte.',
              },
              {
                title: 'Proteja os dados',
                text: 'Não escreva dados pessoais ou sensíveis. Mesmo com proteção, a conversa fica registada.',
              },
              {
                title: 'Diga que usou IA',
                text: 'Quando um texto ou uma imagem sai do serviço, junte a nota que o serviço definiu. Ela diz que a IA ajudou e que uma pessoa reviu.',
              },
              {
                title: 'Trate todos com justiça',
                text: 'Procure sinais de [[vies|viés]]. Pergunte quem fica de fora ou mal retratado.',
              },
              {
                title: 'A decisão é sua',
                text: 'A IA propõe, as pessoas decidem e são responsáveis pelo resultado. É a [[supervisao-humana|supervisão humana]].',
              },
              {
                title: 'Use para aprender',
                text: 'Peça explicações e não só respostas. Assim, fica a saber mais no fim.',
              },
            ],
          },
          {
            type: 'callout',
            tone: 'info',
            title: 'Porque é que isto interessa a todos',
            text: 'O Regulamento Geral sobre a Proteção de Dados (RGPD, art. 22.º) protege-nos de decisões tomadas só por máquinas. Vale para as que mudam direitos ou pesam muito na vida de alguém. Há exceções e, em algumas, pode-se pedir que uma pessoa intervenha. Fonte: Regulamento (UE) 2016/679.',
          },
          {
            type: 'example',
            title: 'Uma decisão difícil',
            situation:
              'Um serviço pensa pedir ao Copilot que ponha por ordem as candidaturas a um apoio: primeiro, quem mais o merece.',
            answer: [
              'Os dados são pessoais e sensíveis, a ordem afeta a vida das pessoas e ninguém saberia explicar o critério.',
              'A equipa decide usar a IA só para escrever, em linguagem simples, a explicação dos critérios já aprovados.',
            ],
            notice: 'A pergunta útil não é «a IA consegue?», mas «é justo, é seguro e sei explicar?».',
          },
          {
            type: 'activity',
            title: 'Experimente: a regra mais difícil',
            text: 'Converse com a sua equipa e escolham juntos a regra mais difícil de cumprir no vosso serviço. Combinem uma forma concreta de a respeitar.',
            minutes: 10,
            answerField: {
              kind: 'text',
              id: 'regra',
              label: 'A regra e o que combinaram',
              model:
                'A mais difícil é retirar os dados pessoais, porque há pressa. Combinámos ter à mão um pedido em branco, sem lugar para nomes.',
            },
          },
        ],
        verified: verified('dataProtection', 'chatSupport', 'whichCopilot'),
      },
    ],
  },
  {
    group_id: 13,
    showContinueButton: true,
    blocks: [
      {
        id: 18,
        title: 'O essencial para levar consigo',
        category: 'aprender',
        aim: 'No fim, consegue resumir o curso em três ideias e dar o passo seguinte.',
        ailit: ['manage'],
        topic: 'proteger',
        requires: [8, 11, 17],
        parts: [
          {
            type: 'paragraph',
            text: 'Fica aqui o que mais importa do curso, para reler quando precisar.',
          },
          {
            type: 'steps',
            items: [
              {
                title: 'A IA é um assistente',
                text: 'Ajuda a escrever, a resumir e a pensar. O Copilot não conhece o seu serviço como quem lá trabalha, nem é responsável por ele. No Outlook, pode ler e-mails. Com algumas licenças, lê e-mails e ficheiros também fora do Outlook. Mesmo assim, quem decide é uma pessoa.',
              },
              {
                title: 'Use o pensamento crítico',
                text: 'A IA escreve bem mesmo quando se engana. Confirme o que importa e proteja os dados.',
              },
              {
                title: 'Use a imaginação',
                text: 'Experimente, mude uma coisa de cada vez e guarde os pedidos que funcionam.',
              },
            ],
          },
          {
            type: 'compare',
            before: { label: 'No início do curso', text: 'Escreve um e-mail sobre a reunião.' },
            after: {
              label: 'Agora',
              text: 'Age como coordenadora de equipa. Escreve um e-mail de cinco linhas a lembrar a reunião de quinta-feira, às 10h. Tom cordial. No fim, deixa espaço para os três pontos da ordem de trabalhos.',
            },
            notice:
              'O segundo pedido demora um pouco mais a escrever, e a resposta dá muito menos trabalho a corrigir.',
          },
          {
            type: 'activity',
            title: 'O seu compromisso',
            text: 'Escreva numa frase a primeira tarefa em que vai usar o Copilot esta semana e a forma como vai verificar o resultado.',
            minutes: 5,
            answerField: {
              kind: 'text',
              id: 'compromisso',
              label: 'O seu compromisso',
              model:
                'Na quinta-feira, peço um rascunho da ordem de trabalhos e, antes de o enviar, confirmo as horas e os assuntos na convocatória.',
            },
          },
          {
            type: 'site-link',
            to: '/manifesto-cocreate',
            label: 'Conhecer o Manifesto IA para Todos',
            note: 'Seis princípios para uma IA ao serviço das pessoas. Pode votar e sugerir melhorias.',
          },
        ],
        verified: verified('transparency', 'dataProtection'),
      },
    ],
  },
];
