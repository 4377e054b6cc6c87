/** Blocks 7 to 9: privacy, fairness and rights, final project. */
import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';
import { sharedTexts } from '../text.ts';

export const blocks7to9: Block[] = [
  {
    id: 7,
    title: 'O que nunca se conta a uma IA',
    category: 'aprender',
    aim: 'No fim, sabe retirar dados pessoais de um pedido sem perder a ajuda.',
    ailit: ['manage'],
    topic: 'proteger',
    requires: [5],
    parts: [
      {
        type: 'paragraph',
        text: 'Há assistentes que qualquer pessoa pode usar. O que lá escreve sai do seu dispositivo (o telemóvel ou o computador) e segue para um serviço de fora. Imagine que está a escrever num postal: outra pessoa pode lê-lo. Não escreva:',
      },
      {
        type: 'list',
        items: [
          '[[dados-pessoais|Dados pessoais]] seus ou de outras pessoas, como nome, morada, telefone ou número de contribuinte.',
          'Informação de saúde, de dinheiro ou de família que deixe perceber de que pessoa se trata.',
          'Palavras-passe, códigos e fotografias de documentos.',
          'Documentos internos do trabalho.',
        ],
      },
      {
        type: 'callout',
        tone: 'privacy',
        title: 'O que fica guardado',
        text: 'No ChatGPT, o que escreve pode servir para treinar a IA: pode desligar essa opção nas definições. Na opção «conversa temporária», o que escreve não serve para treinar a IA e é apagado ao fim de 30 dias. Se não mudar as definições da sua conta, o Gemini guarda durante 18 meses o que lá fez. Algumas conversas com o Gemini são lidas por pessoas e podem ficar guardadas até três anos. O Copilot com conta pessoal também guarda as conversas durante 18 meses, e é possível apagá-las. No WhatsApp, o que escreve ao assistente de IA segue para a empresa Meta. Segundo a Meta, o assistente não lê as suas conversas com outras pessoas: só lê uma mensagem em que alguém chame o assistente. Os menus mudam: confirme nas definições da sua conta.',
      },
      {
        type: 'compare',
        before: {
          label: 'Com dados a mais',
          text: 'A minha vizinha Rosa, do 2.º esquerdo, deve três meses de condomínio. Escreve-lhe uma carta.',
        },
        after: {
          label: 'Com o que é preciso',
          text: 'Escreve uma carta cordial a lembrar uma quota de condomínio em atraso. Deixa espaços para o nome, os meses e o valor.',
        },
        notice: 'A carta serve igualmente bem, e ninguém fica a saber da vida da vizinha.',
      },
      {
        type: 'example',
        title: 'Trocar por letras',
        prompt:
          'A pessoa A e a pessoa B discordam sobre as horas de fazer barulho no prédio. Sugere três frases para começar uma conversa calma entre as duas.',
        notice: 'Letras em vez de nomes. A ajuda é a mesma, e é mais difícil reconhecer alguém.',
      },
      {
        type: 'demonstration',
        name: 'what-to-write',
        title: 'Experimente: o que posso escrever?',
        text: 'Nem tudo se escreve a um assistente aberto a toda a gente. Diga, para cada informação, se a escreveria.',
        minutes: 5,
        onPaper: [
          'Escrevam dez informações inventadas, de vários tipos, cada uma num papel diferente.',
          'Façam três montes: pode, depende e não.',
          'Digam em voz alta a razão de cada uma.',
          'Nas que dependem, digam o que era preciso tirar.',
        ],
      },
      {
        type: 'activity',
        title: 'Experimente: a tesoura',
        text: 'Copie para um papel uma mensagem que já enviou a alguém e risque tudo o que identifica uma pessoa. Leia o que ficou.',
        minutes: 5,
        answerField: {
          kind: 'checklist',
          id: 'tesoura',
          label: 'O que riscou',
          items: ['Nomes e alcunhas', 'Moradas e lugares', 'Números e datas', 'Saúde, dinheiro ou família'],
          model:
            'Antes: «A Dona Amélia, do 14, faltou à consulta de terça e precisa de boleia.»\nDepois: «Uma pessoa precisa de boleia para um compromisso.»\nA segunda ainda serve para pedir ajuda.',
        },
      },
    ],
    verified: verified('chatGptData', 'geminiData', 'copilotPersonal', 'metaAi'),
  },
  {
    id: 8,
    title: 'Justiça, direitos e quem decide no fim',
    category: 'aprender',
    aim: 'No fim, conhece dois direitos que tem perante a IA e sabe o que perguntar e o que pedir a um serviço.',
    ailit: ['engage', 'manage'],
    topic: 'proteger',
    requires: [2],
    parts: [
      {
        type: 'paragraph',
        text: 'A IA pode ajudar a decidir sobre pessoas. Quando isso acontece, as pessoas têm direitos. A [[supervisao-humana|supervisão humana]] serve para que haja sempre alguém que explique e corrija.',
      },
      {
        type: 'accordion',
        items: [
          {
            id: 'saber',
            label: 'O direito a saber que fala com uma IA',
            parts: [
              {
                type: 'paragraph',
                text: 'Desde 2 de agosto de 2026, o artigo 50.º do Regulamento da IA obriga a avisar as pessoas quando falam com uma IA, a não ser que seja evidente. O regulamento é a lei europeia sobre inteligência artificial. Fonte: Regulamento (UE) 2024/1689.',
              },
            ],
          },
          {
            id: 'pessoa',
            label: 'O direito a que uma pessoa decida',
            parts: [
              {
                type: 'paragraph',
                text: 'Há decisões que mudam os direitos de uma pessoa, ou que pesam muito na vida dela. Em regra, não podem ser tomadas só por uma máquina: é o que diz o Regulamento Geral sobre a Proteção de Dados (RGPD, art. 22.º). Há exceções. Em algumas, pode pedir que uma pessoa veja o caso. Fonte: Regulamento (UE) 2016/679.',
              },
            ],
          },
          {
            id: 'carta',
            label: 'Os direitos na era digital',
            parts: [
              {
                type: 'paragraph',
                text: 'A Carta Portuguesa de Direitos Humanos na Era Digital, a Lei n.º 27/2021, pede que o uso da IA respeite os direitos fundamentais. Fala de explicação, segurança, transparência e responsabilidade.',
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'Duas perguntas e um pedido',
        situation: 'Um serviço diz à Olga que «o sistema recusou» o pedido dela.',
        answer: [
          'A Olga pergunta se a decisão foi tomada só por um programa.',
          'Pergunta também que informação usaram para decidir e se essa informação está certa.',
          'Pede que uma pessoa reveja a decisão.',
        ],
        notice:
          'Não precisa de perceber de informática para fazer estas perguntas. Precisa de saber que as pode fazer.',
      },
      {
        type: 'activity',
        title: 'Experimente: quem fica de fora?',
        text: 'Peça a uma IA a descrição de «uma família feliz» ou «um bom chefe». Leia-a e converse com alguém sobre quem aparece, quem falta e porquê.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'quem-fica-de-fora',
          label: 'Quem aparece e quem falta?',
          model:
            'Apareceram uma mãe, um pai, dois filhos e um jardim. Faltavam avós, famílias com um só adulto e quem vive num apartamento.\nA IA repetiu o que mais viu nos exemplos.',
        },
      },
    ],
  },
  {
    id: 9,
    title: 'Missão final: uma ideia para o seu bairro',
    category: 'desafio',
    aim: 'No fim, tem uma ideia pequena e útil, em que a IA ajuda e as pessoas decidem.',
    ailit: ['create', 'manage'],
    topic: 'pedir',
    requires: [5, 6, 7],
    parts: [
      {
        type: 'paragraph',
        text: 'A IA pode dar ideias para o seu bairro, mas não o conhece. Quem sabe o que faz falta, e decide o que se faz, são as pessoas que lá vivem.',
      },
      {
        type: 'steps',
        items: [
          {
            title: 'Escolha um problema pequeno',
            text: 'Um banco de jardim estragado, vizinhos que não se conhecem, um parque esquecido.',
          },
          {
            title: 'Peça ideias',
            text: 'Diga à IA o problema, o lugar e o que já tentaram, sem dados de ninguém.',
          },
          { title: 'Confirme e corte', text: 'Verifique o que é possível e deite fora o que não serve.' },
          {
            title: 'Mostre a alguém',
            text: 'A melhor ideia é a que outra pessoa quer experimentar consigo.',
          },
        ],
      },
      {
        type: 'example',
        title: 'As cadeiras dos vizinhos',
        situation: 'No prédio da Alice, os vizinhos mal se conheciam. A IA deu-lhe cinco ideias.',
        answer: [
          'Três eram caras, uma precisava de licença. Ficou a mais simples: pôr duas cadeiras no átrio do prédio ao fim da tarde.',
          'Na primeira semana, sentaram-se quatro pessoas.',
        ],
        notice: 'A IA deu as ideias. A escolha, as cadeiras e a conversa foram da Alice.',
      },
      {
        type: 'prompts',
        items: [
          {
            id: 'ia-bairro',
            title: 'Ideias para o meu bairro',
            description: 'Para começar a sua missão.',
            promptText:
              'Age como animador de bairro. O problema é [problema], o lugar é [lugar] e já tentámos [o que já tentaram]. Dá-me cinco ideias simples, baratas e que incluam pessoas de várias idades. Para cada uma, diz o primeiro passo e o que pode correr mal.',
          },
        ],
      },
      {
        type: 'site-link',
        to: '/prompt-factory',
        label: 'Experimentar uma receita na Fábrica de Prompts',
        newTab: true,
        note: sharedTexts.ownTab,
      },
      {
        type: 'activity',
        title: 'Partilhe com o grupo',
        text: 'Conte a sua ideia em dois minutos. O grupo faz uma pergunta e dá um conselho.',
        minutes: 15,
        answerField: {
          kind: 'text',
          id: 'partilha',
          label: 'A pergunta e o conselho que recebeu',
          model:
            'Pergunta: quem guarda as cadeiras quando chove?\nConselho: começar só às sextas-feiras, durante um mês.\nUma boa pergunta mostra o que falta decidir; um bom conselho torna a ideia mais fácil de experimentar.',
        },
      },
    ],
  },
];
