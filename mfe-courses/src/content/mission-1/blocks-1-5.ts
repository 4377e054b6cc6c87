/** Blocks 1 to 5: choice, video, key concepts, reflection, how AI works. */
import type { Block } from '../schema.ts';

export const blocks1to5: Block[] = [
  {
    id: 1,
    title: 'Uma manhã com escolhas',
    category: 'descobrir',
    aim: 'No fim, já viu como uma decisão pequena muda a ajuda que recebe da IA.',
    parts: [
      {
        type: 'paragraph',
        text: 'A associação do seu bairro recebeu uma carta de três páginas sobre as obras na praça. A reunião é daqui a uma hora e ninguém teve tempo de ler a carta. Alguém sugere usar um [[assistente|assistente de IA]].',
      },
      {
        type: 'narrative-choice',
        question: 'O que faria no lugar dessas pessoas?',
        options: [
          {
            text: 'Copio a carta inteira, com nomes e moradas, e peço um resumo.',
            feedback:
              'O resumo chega depressa, mas os [[dados-pessoais|dados pessoais]] dos vizinhos saíram do bairro sem eles saberem. Da próxima vez, risque primeiro tudo o que identifica alguém.',
          },
          {
            text: 'Retiro os nomes e as moradas, peço um resumo e confirmo as datas na carta.',
            feedback:
              'Boa escolha. A IA poupou tempo, os vizinhos ficaram protegidos e as datas estão certas, porque alguém as confirmou.',
          },
          {
            text: 'Não uso IA. Divido a carta pelas pessoas da sala e lemos em voz alta.',
            feedback:
              'Também é uma boa escolha. A IA é uma ajuda, não uma obrigação. Em grupo, a leitura em voz alta faz nascer perguntas que um resumo esconde.',
          },
        ],
      },
    ],
  },
  {
    id: 2,
    title: 'A IA em poucas palavras',
    category: 'aprender',
    aim: 'No fim, tem uma ideia clara do que é a IA.',
    parts: [
      {
        type: 'paragraph',
        text: 'O que é a [[ia|IA]], o que faz bem e onde se engana, em menos de um minuto de leitura.',
      },
      {
        type: 'video',
        setting: 'missionVideoId',
        title: 'A inteligência artificial em poucas palavras',
        lead: 'O vídeo só é carregado quando o pedir. Se preferir ler, a transcrição diz o mesmo.',
        leadWithoutVideo: 'Enquanto não há vídeo, leia o texto. Diz o essencial.',
        transcript: [
          'A inteligência artificial não pensa nem sente. É um programa que aprendeu com muitos exemplos.',
          'Quando lhe escrevemos, responde com as palavras que lhe parecem mais prováveis. Por isso soa tão natural.',
          'Às vezes acerta. Outras vezes inventa com a mesma segurança. Quem confirma somos nós.',
          'Com bons pedidos, ajuda a escrever, a aprender e a ter ideias. Proteger o que é pessoal é tarefa nossa.',
          'A IA pode ser para todos, se todos a perceberem.',
        ],
      },
      {
        type: 'activity',
        title: 'Experimente: uma frase sua',
        text: 'Escreva numa frase o que mudou na sua ideia de IA.',
        minutes: 3,
        answerField: {
          kind: 'text',
          id: 'frase',
          label: 'A sua frase',
          model:
            '«Pensava que a IA sabia as respostas; agora sei que escreve o que lhe parece mais provável, e que quem confirma somos nós.»',
        },
      },
    ],
  },
  {
    id: 3,
    title: 'Palavras para a viagem',
    category: 'aprender',
    aim: 'No fim, conhece cinco palavras que vai encontrar em todo o lado.',
    parts: [
      {
        type: 'paragraph',
        text: 'Estas cinco palavras aparecem em conversas e notícias sobre IA. Abra cada uma. A explicação é curta e tem um exemplo.',
      },
      {
        type: 'accordion',
        items: [
          {
            id: 'ia',
            label: 'Inteligência artificial',
            parts: [
              {
                type: 'paragraph',
                text: 'Programas que fazem tarefas que associamos à inteligência das pessoas. Por exemplo, reconhecer uma planta numa fotografia.',
              },
            ],
          },
          {
            id: 'modelo',
            label: 'Modelo de linguagem',
            parts: [
              {
                type: 'paragraph',
                text: 'A parte da IA que aprendeu a prever palavras. Ao ler «Era uma vez um…», como começam muitas histórias, espera «rei» ou «menino», e não «parafuso».',
              },
            ],
          },
          {
            id: 'prompt',
            label: 'Prompt',
            parts: [
              {
                type: 'paragraph',
                text: 'O pedido que se escreve à IA. «Explica-me a fotossíntese em cinco linhas» é um prompt.',
              },
            ],
          },
          {
            id: 'alucinacao',
            label: 'Alucinação',
            parts: [
              {
                type: 'paragraph',
                text: 'Uma resposta que parece certa e foi inventada. Um livro que não existe, com autor e tudo, é um bom exemplo.',
              },
            ],
          },
          {
            id: 'vies',
            label: 'Viés',
            parts: [
              {
                type: 'paragraph',
                text: 'Uma tendência injusta que vem dos exemplos com que a IA aprendeu. Se a IA só desenha médicos homens, está a repetir o que mais viu.',
              },
            ],
          },
        ],
      },
      {
        type: 'example',
        title: 'As cinco palavras numa história',
        situation:
          'A Beatriz usou a IA: escreveu um prompt a pedir livros sobre o rio da sua terra. O modelo sugeriu cinco títulos.',
        answer: [
          'Dois não existiam: eram [[alucinacao|alucinações]].',
          'Os outros eram todos de autores homens. Talvez houvesse viés nos exemplos.',
        ],
        notice:
          'A Beatriz levou a lista à biblioteca e voltou com outros três livros, todos verdadeiros, dois deles escritos por mulheres.',
      },
    ],
  },
  {
    id: 4,
    title: 'Pensar em voz alta',
    category: 'partilhar',
    aim: 'No fim, sabe em que quer a ajuda da IA e o que prefere fazer sem ela.',
    parts: [
      {
        type: 'example',
        title: 'As duas listas da Joana',
        situation: 'A Joana pensou na sua semana e fez duas listas.',
        answer: [
          'Na primeira, pôs «perceber a fatura da luz», com a ajuda da IA. A Joana copia para o assistente só a linha que não percebe, sem nomes nem números que mostrem quem ela é.',
          'Na segunda, pôs «escrever aos amigos», sem IA. Quer continuar a fazer isso sozinha.',
        ],
        notice: 'As duas listas são boas respostas. Usar IA é uma escolha.',
      },
      {
        type: 'reflection',
        id: 'm1-reflexao',
        question: 'Em que gostaria de ter a ajuda da IA? E o que quer continuar a fazer sem ela?',
        label: 'A sua reflexão',
        entries: [
          {
            author: 'Exemplo 1',
            text: 'Gostava de perceber as cartas que recebo. Quero continuar a escrever eu os postais de Natal.',
          },
          {
            author: 'Exemplo 2',
            text: 'Queria ajuda para treinar inglês. As conversas com os meus avós são só nossas.',
          },
          {
            author: 'Exemplo 3',
            text: 'Preocupa-me não saber se uma notícia é verdadeira. Queria aprender a confirmar.',
          },
        ],
      },
    ],
  },
  {
    id: 5,
    title: 'Como a IA escolhe as palavras',
    category: 'descobrir',
    aim: 'No fim, sabe o que quer dizer prever a palavra seguinte.',
    parts: [
      {
        type: 'paragraph',
        text: 'A IA não pensa. O que faz é prever a palavra seguinte, e estes dois jogos mostram como.',
      },
      {
        type: 'group-game',
        title: 'Em grupo: o modelo somos nós',
        participants: 'De 4 a 10 pessoas',
        minutes: 15,
        materials: ['Papel', 'lápis'],
        steps: [
          'Sentem-se em roda. A primeira pessoa escreve uma palavra num papel e passa-o.',
          'Cada pessoa lê só a última palavra, escreve a seguinte e dobra o papel, deixando à vista só a que escreveu.',
          'Ao fim de duas voltas, abram o papel e leiam a frase em voz alta.',
          'Joguem outra vez, mas agora cada pessoa pode ler a frase toda antes de escrever.',
        ],
        debrief: [
          'Qual das duas frases faz mais sentido? Porquê?',
          'O que acontece quando se dá à IA mais informação sobre a situação (o contexto)?',
          'A frase ficou bonita. E é verdade?',
        ],
      },
      {
        type: 'sentence-builder',
        title: 'A sós: construa uma frase',
        instructions:
          'Escolha uma palavra de cada vez. Tal como o modelo, não pode voltar atrás. Algumas frases ficam estranhas: é de propósito.',
        start: 'Hoje',
        steps: [
          ['está', 'é', 'fui'],
          ['um', 'uma', 'o'],
          ['dia', 'tempo', 'sol'],
          ['de', 'com', 'para'],
          ['sol', 'chuva', 'festa'],
        ],
        done: 'Frase completa! Bom trabalho.',
      },
      {
        type: 'callout',
        tone: 'info',
        title: 'O que acabou de fazer',
        text: 'Um [[modelo|modelo de linguagem]] faz escolhas parecidas, palavra a palavra, com base em muitos textos. Não sabe se hoje está mesmo sol.',
      },
    ],
  },
];
