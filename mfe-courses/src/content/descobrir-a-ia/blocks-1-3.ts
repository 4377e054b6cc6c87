/** Blocks 1 to 3: definition of AI, how it learns, where it is already used. */
import type { Block } from '../schema.ts';

export const blocks1to3: Block[] = [
  {
    id: 1,
    title: 'O que é, afinal, a inteligência artificial?',
    category: 'aprender',
    aim: 'No fim, consegue explicar o que é a IA sem usar palavras técnicas.',
    ailit: ['engage'],
    topic: 'perceber',
    parts: [
      {
        type: 'paragraph',
        text: 'Chamamos [[ia|inteligência artificial]] a programas que fazem tarefas que costumamos associar à inteligência das pessoas. Reconhecer uma cara, traduzir uma frase ou sugerir um caminho são exemplos.',
      },
      {
        type: 'paragraph',
        text: 'Um programa comum segue regras que alguém escreveu. Os programas de IA de que falamos neste curso **aprendem com exemplos**. Ninguém lhes explicou o que é um gato, mas viram muitas fotografias de gatos.',
      },
      {
        type: 'compare',
        before: {
          label: 'Programa comum',
          text: 'Se a temperatura passar dos 25 graus, liga o ar condicionado.',
        },
        after: {
          label: 'Programa de IA',
          text: 'Com base nos hábitos das últimas semanas, prevê a que horas vai querer a casa fresca.',
        },
        notice:
          'O primeiro obedece a uma regra. O segundo procura um padrão (o que se repete nos exemplos) e pode enganar-se.',
      },
      {
        type: 'example',
        title: 'A fotografia do telemóvel',
        situation: 'O telemóvel da Graça junta sozinho as fotografias da neta.',
        answer: [
          'O programa não sabe quem é a neta. Encontrou caras parecidas e juntou-as no mesmo grupo.',
          'Às vezes, junta também a prima. Para o programa, são padrões parecidos.',
        ],
        notice: 'A IA acerta muitas vezes sem compreender nada do que vê. É por isso que precisa de nós.',
      },
      {
        type: 'figure',
        value: '38,7 %',
        text: 'das pessoas dos 16 aos 74 anos em Portugal usaram ferramentas de IA nos três meses anteriores ao inquérito.',
        source: {
          publisher: 'Instituto Nacional de Estatística',
          title: 'inquérito às famílias, citado pelo jornal ECO',
          described: true,
          url: 'https://eco.sapo.pt/2025/11/21/quase-40-das-pessoas-em-portugal-entre-16-e-74-anos-usam-ia/',
          year: 2025,
        },
      },
      {
        type: 'activity',
        title: 'Explique a alguém',
        text: 'Explique o que é a IA a uma pessoa da sua família, numa frase e com um exemplo de casa.',
        steps: [
          'Escreva a frase.',
          'Leia-a a essa pessoa.',
          'Pergunte o que essa pessoa não percebeu e melhore a frase.',
        ],
        minutes: 5,
        answerField: {
          kind: 'text',
          id: 'explicar',
          label: 'A sua frase',
          model:
            '«É um programa que aprendeu com muitos exemplos: o telemóvel junta as fotografias da Inês porque encontra caras parecidas, e às vezes engana-se.»\nA sua frase também diz que a IA aprende com exemplos e que se pode enganar?',
        },
      },
    ],
  },
  {
    id: 2,
    title: 'Como aprende uma máquina',
    category: 'aprender',
    aim: 'No fim, percebe porque é que os exemplos usados no treino decidem o que a IA sabe.',
    ailit: ['engage', 'shape'],
    topic: 'perceber',
    requires: [1],
    parts: [
      {
        type: 'paragraph',
        text: 'Antes de funcionar, a IA passa por um [[treino|treino]]. Recebe muitos exemplos e ajusta-se até acertar na maior parte. Depois usa o que aprendeu em casos novos.',
      },
      {
        type: 'steps',
        items: [
          { title: 'Juntar exemplos', text: 'Textos, imagens, sons ou números, muitas vezes aos milhões.' },
          { title: 'Procurar padrões', text: 'O programa compara exemplos e ajusta-se quando erra.' },
          { title: 'Experimentar', text: 'As pessoas testam-no com casos que ele nunca viu.' },
          { title: 'Corrigir e vigiar', text: 'Mesmo em uso, continua a precisar de quem o acompanhe.' },
        ],
      },
      {
        type: 'example',
        title: 'A IA que só conhecia maçãs vermelhas',
        situation:
          'Imagine um programa treinado com fotografias de maçãs e de peras. As maçãs eram todas vermelhas e as peras, verdes.',
        answer: [
          'Mostram-lhe uma maçã verde. O programa responde que é uma pera.',
          'Não é defeito da máquina. Faltavam maçãs verdes nos exemplos.',
        ],
        notice:
          'Quando os exemplos deixam alguém ou alguma coisa de fora, as respostas ficam injustas. É o [[vies|viés]].',
      },
      {
        type: 'demonstration',
        name: 'fruit',
        title: 'Experimente: treine uma máquina',
        text: 'Ensine uma máquina a distinguir maçãs de peras. Depois veja onde falha, e porquê.',
        minutes: 5,
        onPaper: [
          'Desenhem, com lápis de cor, seis maçãs vermelhas e seis peras verdes, cada uma na sua folha.',
          'Uma pessoa finge que é a máquina: vê os desenhos, com o nome de cada fruta, e escreve uma regra.',
          'Desenhem uma maçã verde. Quem finge ser a máquina faz só o que a regra diz e escolhe: maçã ou pera.',
          'Conversem: que grupo ficou de fora dos exemplos?',
        ],
      },

      {
        type: 'figure',
        value: '34,7 %',
        text: 'de enganos, no pior caso: um estudo testou programas à venda que dizem, a partir de uma fotografia, se a pessoa é mulher ou homem. O pior caso foi com mulheres de pele mais escura. Com homens de pele mais clara, os enganos não passaram de 0,8 %.',
        source: {
          publisher: 'Buolamwini e Gebru',
          title: 'Gender Shades',
          url: 'https://proceedings.mlr.press/v81/buolamwini18a.html',
          year: 2018,
        },
      },
      {
        type: 'activity',
        title: 'Experimente: seja a máquina',
        text: 'Este jogo faz-se em grupo, com papel e lápis.',
        steps: [
          'Uma pessoa pensa numa regra secreta, por exemplo «palavras com a letra r».',
          'Essa pessoa dá cinco exemplos que cumprem a regra e cinco que não cumprem.',
          'O grupo tenta adivinhar a regra e testa-a com palavras novas.',
          'Conversem sobre os exemplos que enganaram o grupo.',
        ],
        minutes: 15,
        answerField: {
          kind: 'text',
          id: 'ser-a-maquina',
          label: 'Que exemplos enganaram o grupo?',
          model:
            'A regra era «palavras com a letra r». Os cinco exemplos certos eram todos animais, e o grupo pensou que era «nomes de animais».\nSe um dos exemplos fosse «porta», que tem r e não é um animal, o grupo já não se enganava.',
        },
      },
    ],
  },
  {
    id: 3,
    title: 'A IA que já está no seu dia',
    category: 'descobrir',
    aim: 'No fim, consegue dizer cinco momentos em que a IA já entra no seu dia.',
    ailit: ['engage'],
    topic: 'perceber',
    requires: [1],
    parts: [
      {
        type: 'paragraph',
        text: 'Talvez já use IA sem reparar. Abra cada momento do dia e veja se o reconhece.',
      },
      {
        type: 'accordion',
        items: [
          {
            id: 'manha',
            label: 'De manhã',
            parts: [
              {
                type: 'paragraph',
                text: 'O e-mail separa as mensagens indesejadas. O mapa prevê o trânsito. O motor de busca, como o da Google, pode mostrar primeiro um resumo escrito por IA.',
              },
            ],
          },
          {
            id: 'tarde',
            label: 'Durante o dia',
            parts: [
              {
                type: 'paragraph',
                text: 'A loja na Internet sugere produtos. O banco avisa de um pagamento estranho. No WhatsApp, o círculo azul é um assistente de IA da empresa Meta.',
              },
            ],
          },
          {
            id: 'noite',
            label: 'À noite',
            parts: [
              {
                type: 'paragraph',
                text: 'A televisão sugere uma série. A rede social escolhe o que lhe mostra primeiro e o que fica para trás.',
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'O caminho do costume',
        situation: 'O mapa sugeriu à Sandra um caminho novo para o trabalho.',
        answer: [
          'A sugestão veio dos dados dos telemóveis de quem estava parado no trânsito da avenida.',
          'A Sandra seguiu a sugestão e passou a andar pela rua de uma escola, à hora de entrada.',
        ],
        notice:
          'O programa só contou minutos: não sabia que ali atravessam crianças. A Sandra voltou ao caminho antigo.',
      },
      {
        type: 'callout',
        tone: 'info',
        title: 'Sugerir não é neutro',
        text: 'Um [[algoritmo|algoritmo]] (os passos que um programa segue) que escolhe o que lhe mostra também escolhe o que lhe esconde. Pergunte-se quem ganha com essa escolha.',
      },
      {
        type: 'activity',
        title: 'Experimente: o seu diário de IA',
        text: 'Durante um dia, escreva sempre que um programa lhe sugerir alguma coisa ou decidir por si.',
        steps: [
          'Escreva o momento e o que foi sugerido.',
          'Marque se aceitou, recusou ou só reparou depois.',
          'Ao fim do dia, escolha uma sugestão e pense por que razão lhe apareceu a si.',
        ],
        minutes: 10,
        answerField: {
          kind: 'text',
          id: 'diario',
          label: 'Os seus apontamentos',
          model:
            '8h, o mapa sugeriu outro caminho: aceitei. 13h, uma loja mostrou-me sapatos: recusei. 21h, a televisão começou outra série: só reparei depois.\nOs sapatos talvez tenham aparecido porque os tinha procurado no dia anterior.',
        },
      },
    ],
  },
];
