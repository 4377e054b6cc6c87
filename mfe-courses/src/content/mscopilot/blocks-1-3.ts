/** Blocks 1 to 3: first contact, safety, where to find it. */
import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const blocks1to3: Block[] = [
  {
    id: 1,
    title: 'Conhecer o Copilot',
    category: 'aprender',
    aim: 'No fim, sabe dizer o que o Copilot é, o que não é e como funciona por dentro.',
    ailit: ['engage'],
    topic: 'perceber',
    parts: [
      {
        type: 'paragraph',
        text: 'O Microsoft Copilot é um [[assistente|assistente]] que conversa em português. Ajuda a escrever, a resumir, a explicar e a ter ideias.',
      },
      {
        type: 'paragraph',
        text: 'Usa um [[modelo|modelo de linguagem]], treinado com grandes quantidades de texto para prever palavras. Por isso escreve muito bem e, às vezes, diz coisas que não são verdade.',
      },
      {
        type: 'list',
        items: [
          '**É** uma ajuda para começar, rever e explicar.',
          '**Não é** um motor de busca nem uma fonte oficial.',
          '**Não é** um colega que conheça o seu serviço.',
        ],
      },
      {
        type: 'example',
        title: 'Uma tarefa de todos os dias',
        situation: 'O Manuel treina com notas inventadas de uma visita e quer pô-las por ordem.',
        prompt:
          'Organiza estas notas em três partes: o que vimos, o que falta e próximos passos. Não acrescentes nada. Notas: portão partido, falta luz na entrada, pedir orçamento, crianças brincam no passeio.',
        answer: [
          'O que vimos: portão partido e crianças a brincar no passeio.',
          'O que falta: luz na entrada.',
          'Próximos passos: pedir orçamento.',
        ],
        notice:
          'O Manuel deu as notas e pediu ao Copilot que não acrescentasse nada. Assim é fácil confirmar o resultado.',
      },
      {
        type: 'activity',
        title: 'Experimente: notas em ordem',
        text: 'Escreva quatro notas soltas sobre um assunto sem importância e peça ao Copilot que as organize.',
        steps: [
          'Diga as partes que quer.',
          'Peça que não acrescente nada.',
          'Conte as notas. Estão lá todas?',
        ],
        minutes: 5,
        answerField: {
          kind: 'text',
          id: 'notas',
          label: 'As suas notas e o que voltou',
          model:
            'Notas: regar as plantas, pilha do relógio, ligar à tia, livro para devolver.\nVoltaram quatro, em duas partes: casa e recados. Se voltassem cinco, uma tinha sido acrescentada.',
        },
      },
    ],
    verified: verified('transparency'),
  },
  {
    id: 2,
    title: 'Entrar com a conta certa',
    category: 'aprender',
    aim: 'No fim, sabe porque é que a conta de trabalho faz diferença e o que deixar fora dos pedidos.',
    ailit: ['manage'],
    topic: 'proteger',
    requires: [1],
    parts: [
      {
        type: 'paragraph',
        text: 'Com a conta de trabalho ou da escola, a [[protecao-empresarial|proteção de dados empresarial]] liga-se sozinha. Com uma conta pessoal, as condições são outras.',
      },
      {
        type: 'list',
        items: [
          '**A conta de trabalho protege os dados.** Pedidos e respostas não servem para treinar os modelos que o Copilot usa e têm a proteção do contrato da organização. O escudo «Protegido» mostra que a proteção está ligada. A cor e as palavras variam com a versão.',
          '**Não torna as conversas secretas.** Ficam registadas e a equipa de informática pode auditá-las (ler e verificar).',
          '**Não garante respostas certas.** O que importa confirma-se numa fonte.',
        ],
      },
      {
        type: 'paragraph',
        text: 'A regra deste curso é não escrever no Copilot informação de trabalho sensível: a que não pode sair do serviço, como um processo ou uma decisão que ainda não foi tomada. Deixe também de fora os [[dados-pessoais|dados pessoais]]. Se já escreveu alguma destas coisas, diga-o logo à chefia e ao encarregado da proteção de dados.',
      },
      {
        type: 'compare',
        before: {
          label: 'Evite',
          text: 'Resume o processo da Dona Amélia. O número de contribuinte e a morada estão em baixo.',
        },
        after: {
          label: 'Prefira',
          text: 'Com base só neste regulamento publicado, que documentos se pedem a quem quer apoio para obras em casa? Indica o artigo.',
        },
        notice:
          'O segundo pedido não resume o processo, mas ajuda a preparar o atendimento, sem contar a vida de ninguém.',
      },
      {
        type: 'activity',
        title: 'Experimente: verifique a sua conta',
        text: 'Abra o Copilot e confirme com que conta entrou. Procure a indicação de proteção. Se não a encontrar, pergunte à equipa de informática.',
        minutes: 5,
        answerField: {
          kind: 'checklist',
          id: 'conta',
          label: 'O que confirmou',
          items: [
            'Entrei com a conta de trabalho.',
            'Vi a indicação de proteção.',
            'Sei a quem perguntar se não a vir.',
          ],
          model:
            'Se entrou com a conta de trabalho e viu a indicação de proteção, pode começar, sempre sem informação sensível. Se faltar uma destas coisas, pare e pergunte à equipa de informática.',
        },
      },
      {
        type: 'site-link',
        to: '/mscopilot-course-v3',
        label: 'A proteção, ponto por ponto: Copilot para a CML (câmara municipal)',
        newTab: true,
        note: sharedTexts.ownTab,
      },
    ],
    verified: verified('dataProtection', 'shield', 'chatSupport', 'whichCopilot'),
  },
  {
    id: 3,
    title: 'Encontrar o Copilot onde já trabalha',
    category: 'descobrir',
    aim: 'No fim, consegue abrir o Copilot sem perder tempo à procura.',
    ailit: ['engage'],
    topic: 'pedir',
    requires: [2],
    parts: [
      {
        type: 'paragraph',
        text: 'O Copilot está na barra de navegação do Outlook e do Teams, na aplicação Microsoft 365 Copilot e em **m365.cloud.microsoft/chat**. Se ele não aparecer, pergunte à equipa de informática.',
      },
      {
        type: 'paragraph',
        text: 'Escolha o sítio mais próximo da tarefa que está a fazer. Em todos, confirme primeiro a conta. Pergunte antes à equipa de informática o que o Copilot lê do seu correio, no Outlook e no navegador: nada, só a mensagem aberta ou, conforme a licença (o que se paga à Microsoft), também outras. Não o use onde ele puder ler mensagens com dados de munícipes.',
      },
      {
        type: 'example',
        title: 'Cada coisa no seu lugar',
        situation: 'A Lúcia usa o Copilot em dois sítios.',
        answer: [
          'No Outlook, para preparar respostas a mensagens gerais de colegas. A equipa de informática disse-lhe que, ali, o Copilot só lê a mensagem aberta. Depois, revê e envia.',
          'No navegador, para estudar um tema com calma e guardar as melhores explicações.',
        ],
        notice: 'A conversa é parecida nos dois. O melhor sítio é aquele em que pode continuar a trabalhar.',
      },
      {
        type: 'activity',
        title: 'Experimente: o atalho',
        text: 'Abra o Copilot nos dois sítios que mais usa, confirme a conta e faça o mesmo pedido simples. No navegador, guarde o endereço do Copilot nos favoritos.',
        minutes: 5,
        answerField: {
          kind: 'checklist',
          id: 'atalho',
          label: 'O que já fez',
          items: [
            'Abri o Copilot no primeiro sítio.',
            'Abri o Copilot no segundo sítio.',
            'Guardei o endereço nos favoritos.',
            'Confirmei a conta nos dois.',
          ],
          model:
            'Por exemplo: no Outlook, para preparar respostas, e no navegador, para estudar com calma. A conversa é parecida nos dois: escolha o que fica mais perto do que está a fazer.',
        },
      },
    ],
    verified: verified('pin', 'outlook', 'outlookMailbox'),
  },
];
