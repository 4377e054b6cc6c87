/** Blocks 7 to 9: documents and images, learning, the last mission. */
import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';

export const blocks7to9: Block[] = [
  {
    id: 7,
    title: 'Documentos e imagens',
    category: 'descobrir',
    aim: 'No fim, consegue fazer perguntas sobre um documento e pedir uma imagem.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [2, 4],
    parts: [
      {
        type: 'paragraph',
        text: 'Não precisa de usar só texto. Pode fazer perguntas sobre um documento e pedir uma imagem, sempre com o mesmo cuidado com os dados.',
      },
      {
        type: 'tabs',
        label: 'Três coisas para experimentar',
        tabs: [
          {
            id: 'documentos',
            label: 'Documentos',
            parts: [
              {
                type: 'paragraph',
                text: 'Em geral, pode arrastar para a conversa uma imagem ou um ficheiro Word, Excel, PowerPoint ou PDF. Em regra, fica uma cópia no seu OneDrive de trabalho (o espaço da Microsoft, na Internet, para guardar ficheiros). Pergunte à equipa de informática se é assim no seu serviço.',
              },
              {
                type: 'prompts',
                items: [
                  {
                    id: 'ms-documento',
                    title: 'Perguntar a um documento',
                    description: 'Para um documento já publicado e sem dados pessoais.',
                    promptText:
                      'Com base só neste documento, responde: [pergunta]. Indica a página de onde tiraste a resposta. Se não estiver no documento, diz «não encontrei».',
                  },
                ],
              },
            ],
          },
          {
            id: 'imagens',
            label: 'Imagens',
            parts: [
              {
                type: 'paragraph',
                text: 'Também pode criar imagens. Comece por «Cria uma imagem de…» e descreva o que quer ver, o estilo e as cores.',
              },
              {
                type: 'prompts',
                items: [
                  {
                    id: 'ms-imagem',
                    title: 'Uma imagem para um convite',
                    description: 'Troque o assunto e o estilo.',
                    promptText:
                      'Cria uma imagem de uma biblioteca de bairro ao fim da tarde, com pessoas de várias idades a ler. Estilo de aguarela, cores quentes, sem texto.',
                  },
                ],
              },
            ],
          },
          {
            id: 'aplicacoes',
            label: 'Word e outros programas',
            parts: [
              {
                type: 'paragraph',
                text: 'Esta forma de conversar com o Copilot, a que a Microsoft chama Copilot Chat, pode aparecer no Word, no Excel, no PowerPoint e no OneNote. Depende da licença: pergunte à equipa de informática.',
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'Um edital em três respostas',
        situation: 'O Hugo juntou à conversa um edital já publicado.',
        prompt:
          'Com base só neste documento, responde: quem pode concorrer, até quando e onde? Indica a página de onde tiraste cada resposta. Se não estiver no documento, diz «não encontrei».',
        answer: [
          'Quem pode concorrer: associações do concelho (página 1). Até quando: 30 de abril (página 2). Onde: não encontrei.',
        ],
        notice:
          'O «não encontrei» é uma boa resposta. O Hugo abriu o edital, confirmou que não dizia o local e avisou os colegas.',
      },
      {
        type: 'callout',
        tone: 'warning',
        title: 'Diga que a imagem é de IA',
        text: 'Quando publicar uma imagem criada por IA, escreva «Imagem gerada por IA» junto dela, ou a nota que o seu serviço definiu. É uma regra deste curso. Há imagens que imitam pessoas, lugares ou acontecimentos reais e parecem verdadeiras. Nessas, a lei obriga a dizer que são de IA, com exceções (Regulamento da IA, art. 50.º, desde 2 de agosto de 2026).',
      },
      {
        type: 'activity',
        title: 'Experimente: uma folha de cálculo inventada',
        text: 'Faça uma folha com dez linhas inventadas e pergunte ao Copilot três coisas cuja resposta já sabe.',
        steps: [
          'Crie a folha sem dados reais e junte-a à conversa.',
          'Faça três perguntas.',
          'Veja quantas respostas estão certas.',
        ],
        minutes: 15,
        answerField: {
          kind: 'text',
          id: 'folha',
          label: 'As três perguntas e as respostas que já sabia',
          model:
            'Qual é o mês com mais visitas? Março. Quantas foram ao todo? 120. Que mês ficou abaixo de dez? Agosto.\nComo já se sabem as respostas, um engano vê-se logo.',
        },
      },
    ],
    verified: verified('attach', 'whichCopilot', 'manage'),
  },
  {
    id: 8,
    title: 'Aprender com o Copilot',
    category: 'descobrir',
    aim: 'No fim, tem três maneiras de usar a conversa para aprender.',
    ailit: ['create'],
    topic: 'pedir',
    requires: [4],
    parts: [
      {
        type: 'paragraph',
        text: 'Uma conversa também serve para aprender. Peça uma explicação, responda a perguntas ou siga um plano. O que for importante confirma-se numa fonte.',
      },
      {
        type: 'prompts',
        items: [
          {
            id: 'ms-analogia',
            title: 'Com uma analogia',
            description: 'Para uma ideia que parece não ter nada a ver com o seu dia a dia.',
            promptText:
              'Explica-me [conceito] com uma comparação tirada da cozinha. Depois diz onde a comparação falha.',
          },
          {
            id: 'ms-perguntas',
            title: 'Com perguntas',
            description: 'Para testar o que já sabe.',
            promptText:
              'Faz-me perguntas sobre [assunto], uma de cada vez, cada vez mais difíceis. Corrige-me com paciência e explica porquê.',
          },
          {
            id: 'ms-estudo',
            title: 'Com um plano',
            description: 'Para estudar um pouco por dia.',
            promptText:
              'Faz um plano para eu aprender [assunto] em dez dias, com 15 minutos por dia. Cada dia tem um objetivo, um exercício e uma pergunta final.',
          },
        ],
      },
      {
        type: 'example',
        title: 'A Sílvia aprende tabelas dinâmicas',
        prompt:
          'Explica-me o que é uma tabela dinâmica com uma comparação tirada da cozinha. Depois diz onde a comparação falha.',
        answer: [
          'É como separar as compras em caixas, por tipo, e contar quantas há em cada uma.',
          'A comparação falha porque as caixas ocupam espaço e a tabela muda num instante.',
        ],
        notice: 'Depois da analogia, a Sílvia abriu a ajuda oficial do programa e fez o exercício.',
      },
      {
        type: 'activity',
        title: 'Experimente: agora ensine',
        text: 'Aprenda uma ideia com o Copilot e explique-a a um colega sem olhar para o ecrã.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'ensinar',
          label: 'A ideia, por palavras suas',
          model:
            '«Um modelo de linguagem é como quem acaba as frases dos outros. Ouviu muitas e diz o resto que soa bem, sem ver se é verdade.»\nSe consegue dizer a frase sem olhar para o ecrã, percebeu a ideia.',
        },
      },
    ],
    verified: verified('transparency'),
  },
  {
    id: 9,
    title: 'Missão final: o seu pedido de confiança',
    category: 'desafio',
    aim: 'No fim, tem um pedido para usar todas as semanas e partilhar com a equipa.',
    ailit: ['create', 'manage'],
    topic: 'pedir',
    requires: [2, 5, 6],
    parts: [
      {
        type: 'paragraph',
        text: 'Um bom pedido serve muitas vezes. Nesta missão vai escrever um, testá-lo e juntar-lhe um aviso, para que outra pessoa o use sem surpresas.',
      },
      {
        type: 'steps',
        items: [
          { title: 'Escolha a tarefa', text: 'Uma que se repita e que não tenha dados pessoais.' },
          { title: 'Escreva o pedido', text: 'Com papel, tarefa e formato.' },
          { title: 'Teste três vezes', text: 'Mude uma coisa de cada vez e guarde a melhor versão.' },
          {
            title: 'Escreva o aviso',
            text: 'Uma frase sobre o que é preciso confirmar antes de usar a resposta.',
          },
        ],
      },
      {
        type: 'example',
        title: 'O pedido do Jorge',
        prompt:
          'Age como técnico de biblioteca. Escreve o resumo semanal das atividades desta lista, para o boletim interno. Três parágrafos curtos, sem adjetivos. Não acrescentes atividades.\n\n[lista]',
        notice: 'O aviso do Jorge diz «Confirmar as datas com o calendário antes de publicar».',
      },
      {
        type: 'site-link',
        to: '/prompt-factory',
        label: 'Procurar uma receita na Fábrica de Prompts',
        newTab: true,
        note: 'A Fábrica abre num novo separador. As receitas de texto já trazem o papel, a tarefa e o formato.',
      },
      {
        type: 'activity',
        title: 'Partilhe com a equipa',
        text: 'Envie o pedido e o aviso a dois colegas e peça-lhes que experimentem o pedido.',
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'partilha',
          label: 'O que disseram os colegas',
          model:
            'Uma colega conseguiu à primeira. Outra não percebeu o que pôr no lugar dos parênteses retos, e por isso juntei um exemplo ao pedido.\nO aviso ficou igual: confirmar as datas antes de publicar.',
        },
      },
    ],
    verified: verified('rtf', 'transparency'),
  },
];
