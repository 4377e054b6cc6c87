import { t } from '../text.ts';
import type { SheetData } from './schema.ts';

const letters = 'Cartões com as letras A, B, C e D, um conjunto por pessoa';
const tryFirst =
  'Faça o curso uma vez, do princípio ao fim, no computador que vai projetar. Depois carregue em «Começar de novo».';
const network = 'Confirme que este site abre na rede da sala.';
const shared =
  'Em computadores partilhados, o progresso fica guardado em cada computador. Peça que ninguém escreva nomes nem dados pessoais: entre sessões, quem usar o computador vê o que lá ficou. No fim da última sessão, quem quiser imprime a sua declaração. Só depois abra «O meu progresso» e carregue em «Apagar tudo deste dispositivo».';
const workComputers =
  'Um computador com uma conta de trabalho Microsoft 365, por pessoa. Se duas pessoas usarem o mesmo, só escreve quem entrou com a sua conta. No fim, essa pessoa sai da conta';
const accounts =
  'Confirme com a equipa de informática que o Copilot está disponível para estas contas e onde aparece.';

/** Sheets for trainers, one for each step of the learning paths that is a course or a mission. */
export const sheets: SheetData[] = [
  {
    id: 'missao-1',
    sessionMinutes: 135,
    classroomMinutes: { 3: 15, 6: 10, 7: 15 },
    audience: 'Qualquer pessoa adulta, ou mais nova com um adulto, sem conhecimentos técnicos',
    materials: [
      `A Missão 1 em papel, uma cópia por grupo: na página da missão, carregue em «${t.mission.print}»`,
      'Papel e lápis para cada pessoa',
      'Um quadro, ou folhas grandes, e marcadores',
      'Cartões com as letras A, B e C, um conjunto por pessoa',
      'Os cartões de palavras do fim desta ficha, um conjunto por grupo',
    ],
    before: [
      'Leia a missão inteira e experimente o jogo da atividade 5 com três ou quatro pessoas.',
      'Recorte os cartões de palavras.',
      'Ponha as cadeiras em roda e forme grupos de 4 a 6 pessoas. Os tempos são para três grupos, no máximo.',
    ],
    talk: [
      {
        question: 'Que decisão da sua vida não quer deixar a uma máquina? Porquê?',
        listen: 'Não há resposta certa. Peça sempre a razão.',
      },
      {
        question: 'A quem vai contar o que aprendeu hoje, e o que diz primeiro?',
        listen: 'Uma explicação por palavras da própria pessoa, com um exemplo.',
      },
    ],
    classroomSteps: {
      1: [
        'Leia a situação em voz alta e escreva as três escolhas no quadro, com as letras A, B e C.',
        'Cada pessoa levanta um cartão. Peça uma razão a quem escolheu cada letra.',
        'Leia o que acontece em cada escolha. Está nas respostas desta ficha.',
      ],
      2: [
        'Em vez do vídeo, uma pessoa lê o texto em voz alta e as outras acompanham no papel.',
        'Cada pessoa escreve, numa frase, o que mudou na sua ideia de IA. Quem quiser lê a sua.',
      ],
      3: [
        'Dê a cada grupo uma ou duas das cinco palavras, com a explicação em papel.',
        'Cada grupo explica as suas palavras à sala, com um exemplo seu.',
        'Leia a história da Beatriz e pergunte que palavras aparecem nela.',
      ],
      4: [
        'Cada pessoa faz duas listas: onde gostaria de ajuda e o que quer continuar a fazer sem a IA.',
        'Quem quiser lê uma linha. Ninguém é obrigado a falar.',
      ],
      5: [
        'Siga os passos do jogo em grupo, que estão na missão em papel.',
        'Depois, distribua os cartões de palavras. De cada linha, cada pessoa escolhe uma palavra e lê a frase que fez.',
        'Faça as perguntas sobre o jogo que estão nesta ficha, em «Para conversar».',
      ],
      6: [
        'Escreva no quadro um dos pedidos da missão.',
        'Pergunte o que falta dizer à IA para a resposta ser mais útil, e acrescente-o ao pedido.',
        'Quem quiser experimenta em casa, sem escrever dados pessoais.',
      ],
      7: [
        'A pares: uma pessoa diz que texto gostaria de pedir. A outra faz-lhe três perguntas: o quê, para quem e como.',
        'Juntas, escrevem o pedido numa folha, sem nomes nem moradas.',
      ],
      8: [
        'Cada grupo fica com uma das três listas de usos: em casa, a aprender ou na vida cívica.',
        'O grupo escolhe um uso, escreve o pedido e diz o que vai confirmar e onde.',
        'Os grupos trocam de folha e cada um acrescenta um cuidado à folha que recebeu.',
      ],
      9: [
        'Leia devagar a pergunta e as três respostas. Cada pessoa levanta o cartão com a letra que escolheu.',
        'Diga qual é a certa e leia as explicações desta ficha.',
      ],
      10: [
        'Leia em voz alta as três ideias do fim da missão.',
        'A pares, cada pessoa conta à outra a ideia que mais a surpreendeu.',
      ],
    },
  },
  {
    id: 'descobrir-a-ia',
    sessionMinutes: 75,
    audience: 'Qualquer pessoa adulta, sem conhecimentos técnicos',
    materials: [
      'Um computador ou telemóvel com ligação à Internet, por pessoa ou por par',
      'Um projetor, para mostrar a página do curso',
      'Papel e lápis, para os jogos e as atividades',
      letters,
    ],
    before: [tryFirst, network, shared],
    talk: [
      {
        question: 'Que decisão sobre a sua vida não quer que seja tomada só por um programa?',
        listen: 'Ligue as respostas aos direitos de que fala o bloco 8.',
      },
      {
        question:
          'Onde confirmaria uma resposta da IA sobre a sua saúde, a sua fatura e a história da sua rua?',
        listen:
          'Cada assunto tem a sua fonte: um profissional de saúde, a empresa que passou a fatura e um livro sobre a rua.',
      },
      {
        question: 'Que informação já deu a um programa e não daria a um desconhecido?',
        listen: 'Ninguém tem de responder em voz alta. Recorde o que o bloco 7 aconselha a retirar.',
      },
      {
        question: 'Se um serviço só se pudesse usar com IA, quem ficava de fora?',
        listen: 'Pessoas e situações concretas, sem dizer nomes.',
      },
    ],
  },
  {
    id: 'mscopilot',
    sessionMinutes: 75,
    audience: 'Quem trabalha no município e vai usar o Copilot pela primeira vez',
    materials: [workComputers, 'Um projetor, para mostrar a página do curso', letters],
    before: [tryFirst, accounts, network, shared],
    talk: [
      {
        question: 'Que tarefa desta semana entregaria ao Copilot, e que parte dela fica consigo?',
        listen: 'Decidir, confirmar e assinar ficam com a pessoa.',
      },
      {
        question: 'Que informação do vosso serviço não deve entrar num pedido?',
        listen: 'Exemplos do serviço: nomes, moradas, números de processo, dados de saúde.',
      },
      {
        question: 'Onde é que o vosso serviço confirma um prazo, um valor ou uma regra?',
        listen: 'O documento ou a pessoa que dá a certeza. Escreva a lista no quadro.',
      },
    ],
  },
  {
    id: 'copilot-v2',
    sessionMinutes: 75,
    audience: 'Quem trabalha no município e já abriu o Copilot',
    materials: [workComputers, 'Um projetor, para mostrar a página do curso', letters],
    before: [tryFirst, accounts, network, shared],
    talk: [
      {
        question: 'O que muda na resposta quando só se muda o papel que damos à IA?',
        listen: 'O tom e as palavras. Ainda é preciso confirmar os factos.',
      },
      {
        question: 'Um colega colou no Copilot uma mensagem com nomes e moradas. O que lhe diz?',
        listen:
          'Uma forma simpática de o dizer, uma maneira de fazer o pedido sem esses dados e o aviso imediato à chefia e ao encarregado da proteção de dados do município.',
      },
      {
        question: 'Que assunto gostaria de aprender com a IA, e como saberia que o aprendeu?',
        listen: 'Explicar o assunto a outra pessoa, sem olhar para o ecrã.',
      },
    ],
  },
  {
    id: 'copilot-v3',
    sessionMinutes: 75,
    audience: 'Quem trabalha na câmara municipal e quer usar o Copilot com regularidade',
    materials: [
      workComputers,
      'Um projetor, para mostrar a página do curso',
      'Folhas e lápis de três cores, para sublinhar em cada pedido o papel da IA, a tarefa e o formato',
      letters,
    ],
    before: [tryFirst, accounts, network, shared],
    talk: [
      {
        question: 'O escudo «Protegido» está visível. O que é que, mesmo assim, não se escreve?',
        listen: 'Dados pessoais e informação de trabalho sensível: as conversas ficam registadas.',
      },
      {
        question: 'Que sinais fazem desconfiar de uma resposta bem escrita?',
        listen: 'Nomes, datas e números sem fonte, e um tom demasiado seguro de si.',
      },
      {
        question: 'Quem é responsável por um texto que saiu do serviço com um erro da IA?',
        listen:
          'Para o cidadão, o responsável é o município. Quem decidiu ou assinou também continua a ser responsável. A IA nunca é responsável. Cada serviço deve dizer quem lê e quem assina antes de o texto sair.',
      },
      {
        question: 'Qual das seis regras é a mais difícil de cumprir no vosso serviço?',
        listen: 'Uma forma concreta de a cumprir, com quem e a partir de quando.',
      },
    ],
  },
];
