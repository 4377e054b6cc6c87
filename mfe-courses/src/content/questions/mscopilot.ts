/** Questions about the lessons of this course. Over 300 lines: data, one question after the other. */
import type { Question } from './schema.ts';

export const questions: Question[] = [
  {
    id: 'mscopilot-o-que-e',
    block: 1,
    aim: 'Dizer o que o Copilot é e não é',
    question: 'Um colega diz que o Copilot é uma fonte oficial. O que lhe responde?',
    options: [
      {
        text: 'Ajuda a escrever, a rever e a explicar. Os factos confirmam-se na fonte.',
        isCorrect: true,
        explanation: 'O Copilot escreve o que soa provável. Para um facto, vale o documento oficial.',
      },
      {
        text: 'É um motor de busca com respostas já verificadas por quem fez o programa.',
        isCorrect: false,
        explanation: 'Escreve respostas novas: não as verifica.',
      },
      {
        text: 'É uma pasta com os documentos do serviço.',
        isCorrect: false,
        explanation: 'O Copilot não guarda os documentos do serviço.',
      },
    ],
    hint: 'Reveja a lista «É» e «Não é».',
    source: 'lesson',
  },
  {
    id: 'mscopilot-notas',
    block: 1,
    aim: 'Pedir sem acrescentos',
    question: 'Quer pôr notas de uma visita por ordem. O que junta ao pedido para ser fácil confirmar?',
    options: [
      {
        text: '«Faz o melhor texto possível.»',
        isCorrect: false,
        explanation: '«Melhor» leva a IA a acrescentar coisas.',
      },
      {
        text: '«Não acrescentes nada.»',
        isCorrect: true,
        explanation: 'Assim, o que aparecer a mais vê-se logo, e é fácil conferir.',
      },
      {
        text: '«Escreve como um especialista na matéria.»',
        isCorrect: false,
        explanation: 'O papel muda o tom, mas não impede acrescentos.',
      },
      {
        text: '«Verifica a resposta antes de a dares.»',
        isCorrect: false,
        explanation: 'A IA não verifica. Peça-lhe que não acrescente nada, e compare.',
      },
    ],
    hint: 'O Manuel quis que fosse fácil confirmar o resultado.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-conta',
    block: 2,
    aim: 'Escolher a conta certa',
    question: 'Que diferença faz entrar com a conta de trabalho?',
    options: [
      {
        text: 'As respostas passam a estar certas.',
        isCorrect: false,
        explanation: 'A proteção é para os dados. As respostas continuam a poder ter erros.',
      },
      {
        text: 'As conversas deixam de ficar registadas.',
        isCorrect: false,
        explanation: 'Ficam registadas, e a equipa de informática pode auditá-las.',
      },
      {
        text: 'Vale o contrato da organização com a Microsoft.',
        isCorrect: true,
        explanation:
          'Os pedidos têm a proteção do contrato e não servem para treinar os modelos que o Copilot usa.',
      },
    ],
    hint: 'Pense no contrato da organização.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-fora',
    block: 2,
    aim: 'Deixar dados de fora',
    question: 'Precisa de ajuda com um processo de apoio a obras. Qual destas frases pode escrever?',
    options: [
      {
        text: '«Que perguntas devo fazer a quem pede apoio?»',
        isCorrect: true,
        explanation: 'Ajuda no mesmo trabalho e não identifica uma pessoa.',
      },
      {
        text: '«Resume o processo da Dona Amélia.»',
        isCorrect: false,
        explanation: 'O nome identifica a pessoa.',
      },
      {
        text: '«Vê se a morada em baixo dá direito a apoio.»',
        isCorrect: false,
        explanation: 'A morada identifica a pessoa.',
      },
      {
        text: '«O rendimento desta viúva com três filhos, da Rua do Poço, é baixo?»',
        isCorrect: false,
        explanation: 'Mesmo sem o nome, percebe-se quem é.',
      },
    ],
    hint: 'Qual não conta a vida de uma pessoa?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-icone',
    block: 3,
    aim: 'Encontrar o Copilot',
    question: 'O ícone do Copilot não aparece no Teams. O que faz?',
    options: [
      {
        text: 'Instalo outro assistente da Internet no computador do serviço.',
        isCorrect: false,
        explanation: 'Outro serviço fica fora do contrato da organização.',
      },
      {
        text: 'Pergunto à equipa de informática se tenho licença.',
        isCorrect: true,
        explanation: 'Pode faltar a licença, ou a organização pode ter escondido o ícone.',
      },
      {
        text: 'Entro com a minha conta pessoal.',
        isCorrect: false,
        explanation: 'Com a conta pessoal, as condições são outras.',
      },
    ],
    hint: 'A organização pode ter mudado a definição.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-sitio',
    block: 3,
    aim: 'Escolher onde o abrir',
    question:
      'Está a ler um e-mail com a morada de uma pessoa e quer ajuda para preparar a resposta. O que faz?',
    options: [
      {
        text: 'Colo o e-mail no Copilot, com a minha conta pessoal.',
        isCorrect: false,
        explanation: 'Fora da conta de trabalho, não vale o contrato da organização. E a morada vai atrás.',
      },
      {
        text: 'Abro o Copilot no Outlook, ao lado do e-mail.',
        isCorrect: false,
        explanation: 'No Outlook, o Copilot pode usar a mensagem que está aberta, com a morada.',
      },
      {
        text: 'Abro o Copilot no navegador e conto o assunto por palavras minhas.',
        isCorrect: true,
        explanation: 'Assim, não lhe dá o e-mail. Pergunte à equipa de informática o que ele pode ler.',
      },
      {
        text: 'Junto ao pedido uma fotografia do e-mail.',
        isCorrect: false,
        explanation: 'A fotografia leva tudo, até a morada.',
      },
    ],
    hint: 'O que é que o Copilot fica a ler?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-habitos',
    block: 4,
    aim: 'Dizer o que fazer',
    question: 'Qual destas frases segue o conselho «diga o que fazer»?',
    options: [
      { text: '«Usa frases curtas.»', isCorrect: true, explanation: 'Diz o que quer, e a IA pode cumprir.' },
      {
        text: '«Não sejas complicado nem aborrecido.»',
        isCorrect: false,
        explanation: 'Diz o que evitar. Falta dizer o que fazer.',
      },
      {
        text: '«Evita as palavras que os outros usam.»',
        isCorrect: false,
        explanation: 'Não diz que palavras usar.',
      },
    ],
    hint: 'Uma diz o que quer; as outras, o que não quer.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-pormenores',
    block: 4,
    aim: 'Dar pormenores',
    question: 'O aviso da feira do livro saiu vago. O que faltou no pedido?',
    options: [
      { text: 'Uma ordem mais firme.', isCorrect: false, explanation: 'O tom de ordem não traz informação.' },
      {
        text: 'Um pedido de confirmação.',
        isCorrect: false,
        explanation: 'Pedir que confirme não traz as datas nem o local.',
      },
      {
        text: 'O papel de quem escreve avisos.',
        isCorrect: false,
        explanation: 'O papel muda o tom. O que faltava eram os factos.',
      },
      {
        text: 'As datas certas e o local da feira.',
        isCorrect: true,
        explanation: 'São os pormenores que a IA não pode adivinhar.',
      },
    ],
    hint: 'O que fica a saber quem lê um bom aviso?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-partes',
    block: 5,
    aim: 'Reconhecer as três partes',
    question: 'Em «Age como bibliotecária. Escreve um convite. Usa cinco linhas.», qual é o formato?',
    options: [
      { text: '«Age como bibliotecária.»', isCorrect: false, explanation: 'Esse é o papel.' },
      { text: '«Escreve um convite.»', isCorrect: false, explanation: 'Essa é a tarefa.' },
      {
        text: '«Usa cinco linhas.»',
        isCorrect: true,
        explanation: 'É o formato: diz o tamanho da resposta.',
      },
    ],
    hint: 'O formato diz como quer receber a resposta.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-contexto',
    block: 5,
    aim: 'Acrescentar o que falta a um pedido',
    question:
      '«Age como bibliotecária. Escreve um convite. Usa cinco linhas.» O convite saiu sem data. O que junta?',
    options: [
      {
        text: 'A pergunta «podes confirmar a data?»',
        isCorrect: false,
        explanation: 'A IA não sabe a data. Só a pode inventar.',
      },
      {
        text: 'O dia e o local, que só eu sei.',
        isCorrect: true,
        explanation: 'São factos, e quem os sabe é quem pede.',
      },
      {
        text: 'Um papel mais importante.',
        isCorrect: false,
        explanation: 'O papel muda as palavras e o tom. Não traz factos.',
      },
      {
        text: 'Um formato com mais linhas.',
        isCorrect: false,
        explanation: 'Mais linhas dão mais espaço, e não uma data.',
      },
    ],
    hint: 'O que é que só quem pede sabe?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-em-regra',
    block: 6,
    aim: 'Confirmar na fonte',
    question: 'O resumo diz «sempre» e o regulamento diz «em regra». O que escreve ao munícipe?',
    options: [
      {
        text: 'O que está no resumo, que é mais claro.',
        isCorrect: false,
        explanation: '«Sempre» promete mais do que o regulamento diz.',
      },
      {
        text: '«Em regra»: vale o texto original.',
        isCorrect: true,
        explanation: 'Vale o regulamento: «em regra» deixa lugar a exceções.',
      },
      {
        text: 'O que o Copilot confirmar.',
        isCorrect: false,
        explanation: 'Quem decide é o texto do regulamento, e não a IA.',
      },
    ],
    hint: 'As duas palavras prometem o mesmo?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-unanimidade',
    block: 6,
    aim: 'Desconfiar do provável',
    question: 'O resumo da ata diz «aprovada por unanimidade». Houve uma abstenção. Porque é que a IA errou?',
    options: [
      {
        text: 'A frase é frequente em atas, e soou provável.',
        isCorrect: true,
        explanation: 'O modelo escreve o que soa provável, mesmo com o documento à frente.',
      },
      {
        text: 'A ata estava mal escrita.',
        isCorrect: false,
        explanation: 'O original dizia bem o que aconteceu.',
      },
      {
        text: 'O Copilot não lê documentos com mais de uma página.',
        isCorrect: false,
        explanation: 'Lê, mas pode acrescentar ou trocar.',
      },
      { text: 'Alguém mudou a ata depois.', isCorrect: false, explanation: 'O erro estava no resumo.' },
    ],
    hint: 'Que frase costuma estar nas atas?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-naoencontrei',
    block: 7,
    aim: 'Aceitar um «não encontrei»',
    question: 'Fez três perguntas sobre um edital e a terceira resposta foi «não encontrei». O que conclui?',
    options: [
      {
        text: 'O edital pode não o dizer, e convém avisar.',
        isCorrect: true,
        explanation:
          'É uma boa resposta: pode mostrar uma falta no documento, que convém confirmar antes de avisar.',
      },
      {
        text: 'Alguém alterou o edital.',
        isCorrect: false,
        explanation: 'Não há sinal disso. A IA diz só que não achou a resposta.',
      },
      {
        text: 'Devo insistir até ele responder.',
        isCorrect: false,
        explanation: 'Se insistir, é provável que a IA invente.',
      },
    ],
    hint: 'O que diz essa resposta sobre o edital?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-imagem',
    block: 7,
    aim: 'Dizer que é de IA',
    question: 'Vai publicar uma imagem criada por IA. O que põe junto dela?',
    options: [
      {
        text: 'O nome da pessoa que a pediu.',
        isCorrect: false,
        explanation: 'Diz quem a pediu, e não que foi uma IA que a fez.',
      },
      {
        text: 'O pedido que escreveu, na íntegra.',
        isCorrect: false,
        explanation: 'O pedido pode ser interessante, mas não avisa com clareza.',
      },
      {
        text: '«Imagem gerada por IA»',
        isCorrect: true,
        explanation: 'Quem vê fica a saber como foi feita.',
      },
      {
        text: 'Nada: pode ver-se que é um desenho.',
        isCorrect: false,
        explanation: 'Nem toda a gente o percebe. A indicação é para todos.',
      },
    ],
    hint: 'O que gosta de saber quem vê a imagem?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-analogia',
    block: 8,
    aim: 'Testar uma analogia',
    question: 'Pediu uma explicação com uma analogia. Que pergunta evita uma ideia errada?',
    options: [
      {
        text: '«Podes repetir a explicação?»',
        isCorrect: false,
        explanation: 'A repetição não mostra o limite.',
      },
      {
        text: '«Há outra mais divertida?»',
        isCorrect: false,
        explanation: 'Uma comparação divertida também pode ter um engano.',
      },
      {
        text: '«Onde falha a comparação?»',
        isCorrect: true,
        explanation: 'Mostra o limite da analogia antes de a levar longe demais.',
      },
    ],
    hint: 'Nenhuma comparação é perfeita.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-treinar',
    block: 8,
    aim: 'Aprender com perguntas',
    question: 'O que ajuda mais a aprender um assunto com o Copilot?',
    options: [
      {
        text: 'Ler a resposta duas vezes.',
        isCorrect: false,
        explanation: 'Ler de novo dá a ideia de saber, mas fixa pouco.',
      },
      {
        text: 'Guardar a conversa numa pasta.',
        isCorrect: false,
        explanation: 'Fica na pasta. Para ficar na memória, é preciso treinar.',
      },
      { text: 'Pedir a resposta mais longa.', isCorrect: false, explanation: 'O tamanho não ajuda a fixar.' },
      {
        text: 'Responder a perguntas e receber a correção.',
        isCorrect: true,
        explanation: 'Quem puxa pela memória e recebe a correção fixa melhor a matéria.',
      },
    ],
    hint: 'Aprende-se mais a responder do que a ler.',
    source: 'lesson',
  },
  {
    id: 'mscopilot-aviso',
    block: 9,
    aim: 'Partilhar com um aviso',
    question: 'Vai partilhar com a equipa um pedido que funciona bem. O que junta?',
    options: [
      {
        text: 'A melhor resposta que obteve.',
        isCorrect: false,
        explanation: 'Essa resposta serviu ao seu caso, e pode não servir ao deles.',
      },
      {
        text: 'Uma frase que diz o que confirmar antes de usar a resposta.',
        isCorrect: true,
        explanation: 'Quem o usar fica a saber onde pode haver engano.',
      },
      {
        text: 'A lista das pessoas que o aprovaram.',
        isCorrect: false,
        explanation: 'A aprovação não diz o que confirmar.',
      },
    ],
    hint: 'O que precisa de saber quem usa o pedido pela primeira vez?',
    source: 'lesson',
  },
  {
    id: 'mscopilot-tarefa',
    block: 9,
    aim: 'Escolher a tarefa',
    question: 'Que tarefa é boa para um pedido reutilizável?',
    options: [
      {
        text: 'A resposta a uma queixa com nome e morada.',
        isCorrect: false,
        explanation: 'Traz dados pessoais.',
      },
      {
        text: 'O resumo das atividades de cada semana.',
        isCorrect: true,
        explanation: 'Repete-se e não precisa de dados pessoais.',
      },
      {
        text: 'A avaliação de um colega de equipa.',
        isCorrect: false,
        explanation: 'É sobre uma pessoa, e a decisão é humana.',
      },
      {
        text: 'Um assunto que aconteceu uma vez.',
        isCorrect: false,
        explanation: 'Se não se repete, o pedido não se reutiliza.',
      },
    ],
    hint: 'Repete-se e não expõe pessoas.',
    source: 'lesson',
  },
];
