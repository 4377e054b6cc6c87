/** Questions about the lessons of this course. Over 300 lines: data, one question after the other. */
import type { Question } from './schema.ts';

export const questions: Question[] = [
  {
    id: 'descobrir-a-ia-regra',
    block: 1,
    aim: 'Distinguir uma regra de um padrão',
    question: 'O termóstato liga o aquecimento abaixo dos 18 graus. Porque é que isto não é IA?',
    options: [
      {
        text: 'Segue uma regra que alguém escreveu, e não aprendeu com exemplos.',
        isCorrect: true,
        explanation:
          'Alguém fixou os 18 graus. Um programa de IA teria aprendido, com exemplos, quando deve aquecer.',
      },
      {
        text: 'É um aparelho demasiado pequeno para ter lá dentro um computador assim.',
        isCorrect: false,
        explanation: 'O tamanho não conta. Há IA em telemóveis e relógios.',
      },
      {
        text: 'Não está ligado à Internet lá de casa.',
        isCorrect: false,
        explanation: 'Há programas de IA sem ligação, e aparelhos ligados que só seguem regras.',
      },
    ],
    hint: 'Pense em quem decidiu os 18 graus.',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-neta',
    block: 1,
    aim: 'Saber que a IA acerta sem compreender',
    question: 'O telemóvel juntou no mesmo grupo a neta e a prima. O que aconteceu?',
    options: [
      {
        text: 'Alguém lhe disse que são família.',
        isCorrect: false,
        explanation: 'O programa não recebeu essa informação: só comparou imagens.',
      },
      {
        text: 'O telemóvel está avariado e convém trocá-lo.',
        isCorrect: false,
        explanation: 'É um engano normal de quem procura semelhanças.',
      },
      {
        text: 'Ouviu a conversa lá em casa e percebeu o parentesco.',
        isCorrect: false,
        explanation: 'O agrupamento foi feito com as imagens.',
      },
      {
        text: 'Encontrou caras parecidas e pô-las juntas.',
        isCorrect: true,
        explanation: 'O programa compara padrões. Não sabe quem são.',
      },
    ],
    hint: 'O programa não conhece pessoas. O que compara ele?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-macas',
    block: 2,
    aim: 'Relacionar os exemplos com as respostas',
    question: 'Um programa viu peras verdes e maçãs vermelhas. O que fará com uma maçã verde?',
    options: [
      {
        text: 'Reconhece-a pelo sabor e pela textura da casca.',
        isCorrect: false,
        explanation: 'O programa só viu imagens. Não prova nem toca.',
      },
      {
        text: 'Recusa-se a responder e pede ajuda.',
        isCorrect: false,
        explanation: 'Um programa destes responde com o mais parecido.',
      },
      {
        text: 'Pode chamar-lhe pera, por causa da cor.',
        isCorrect: true,
        explanation: 'Só conhecia maçãs vermelhas, e a cor verde aproxima-a das peras.',
      },
    ],
    hint: 'Que exemplos de maçã verde viu ele?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-vies',
    block: 2,
    aim: 'Reconhecer o viés',
    question:
      'Um sistema que classifica caras por género falha mais com mulheres de pele mais escura. Qual é a causa mais provável?',
    options: [
      {
        text: 'As fotografias delas tinham má luz.',
        isCorrect: false,
        explanation:
          'O estudo citado na lição mediu o erro em grupos inteiros de pessoas, e não em fotografias soltas.',
      },
      {
        text: 'Havia poucas caras assim entre os exemplos do treino.',
        isCorrect: true,
        explanation: 'O que falta nos exemplos falta depois nas respostas. É o viés.',
      },
      {
        text: 'O computador era lento demais para elas.',
        isCorrect: false,
        explanation: 'A velocidade não escolhe com quem se engana.',
      },
      {
        text: 'As pessoas não olharam para a câmara com atenção.',
        isCorrect: false,
        explanation: 'Isso pode estragar uma fotografia. Não explica uma diferença entre grupos.',
      },
    ],
    hint: 'Volte ao que decide aquilo que a IA aprende.',
    source: 'I1',
  },
  {
    id: 'descobrir-a-ia-rua',
    block: 3,
    aim: 'Ver o que um algoritmo conta',
    question: 'O mapa sugere um atalho por uma rua de escola, à hora da entrada. O que lhe faltou?',
    options: [
      {
        text: 'Mais satélites para ver melhor a rua.',
        isCorrect: false,
        explanation: 'Ver melhor a rua não muda aquilo que o programa procura: tempo.',
      },
      {
        text: 'As crianças que atravessam na passadeira.',
        isCorrect: true,
        explanation: 'O programa contou minutos. O resto não entrou nas contas.',
      },
      {
        text: 'Um telemóvel mais recente em cada carro da cidade.',
        isCorrect: false,
        explanation: 'Com telemóveis mais recentes, o mapa continuaria a contar minutos.',
      },
    ],
    hint: 'O que é que o mapa mede?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-rede',
    block: 3,
    aim: 'Perceber que sugerir não é neutro',
    question: 'A rede social mostra-lhe primeiro umas notícias e esconde outras. O que é sensato perguntar?',
    options: [
      {
        text: 'Quem ganha com esta escolha?',
        isCorrect: true,
        explanation: 'Um algoritmo que escolhe o que mostra também escolhe o que fica para trás.',
      },
      {
        text: 'Quantas pessoas já leram isto hoje?',
        isCorrect: false,
        explanation: 'O número de leitores não diz porque lhe apareceu a si.',
      },
      {
        text: 'A que horas foi publicada esta notícia?',
        isCorrect: false,
        explanation: 'A hora ajuda pouco a perceber a escolha.',
      },
      {
        text: 'Que telemóvel usou quem a escreveu?',
        isCorrect: false,
        explanation: 'O aparelho não explica a ordem do que vê.',
      },
    ],
    hint: 'Alguém decidiu esta ordem. Com que interesse?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-busca',
    block: 4,
    aim: 'Escolher entre motor de busca e IA',
    question: 'Precisa do horário certo da biblioteca. Por onde começa?',
    options: [
      {
        text: 'Pela página oficial do serviço.',
        isCorrect: true,
        explanation:
          'É o próprio serviço que decide o horário e o publica. A IA pode escrever um que parece certo.',
      },
      {
        text: 'Por uma IA, porque responde com frases bem escritas.',
        isCorrect: false,
        explanation: 'A boa escrita não garante o horário.',
      },
      {
        text: 'Por uma IA, duas vezes, para comparar as respostas.',
        isCorrect: false,
        explanation: 'Duas respostas iguais podem estar igualmente erradas.',
      },
    ],
    hint: 'Quem decide o horário e o publica?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-palavra',
    block: 4,
    aim: 'Saber como nasce um texto',
    question: 'Como é que um modelo de linguagem constrói uma frase?',
    options: [
      {
        text: 'Copia a frase de uma enciclopédia que tem guardada.',
        isCorrect: false,
        explanation: 'O texto é novo: não é uma cópia de uma página.',
      },
      {
        text: 'Pergunta a uma pessoa que está de serviço nesse dia.',
        isCorrect: false,
        explanation: 'A resposta é calculada por um programa.',
      },
      {
        text: 'Prevê a continuação mais provável.',
        isCorrect: true,
        explanation: 'É como o teclado que sugere palavras, numa escala muito maior.',
      },
      {
        text: 'Traduz a frase a partir do inglês, palavra por palavra.',
        isCorrect: false,
        explanation: 'Não precisa do inglês: prevê as palavras na própria língua da resposta.',
      },
    ],
    hint: 'Lembre-se do teclado do telemóvel.',
    source: 'P20',
  },
  {
    id: 'descobrir-a-ia-lanche',
    block: 5,
    aim: 'Dar contexto a um pedido',
    question: 'Qual destes pedidos dá à IA o contexto de que ela precisa?',
    options: [
      {
        text: '«Os melhores lanches que existem, com muita criatividade e rapidez.»',
        isCorrect: false,
        explanation: '«Melhores» não diz para quem nem com que limites.',
      },
      {
        text: '«Ideias para um lanche bom, por favor, e obrigado pela ajuda.»',
        isCorrect: false,
        explanation: 'A delicadeza fica bem, mas não dá informação.',
      },
      {
        text: '«Três lanches para seis crianças, sem frutos secos.»',
        isCorrect: true,
        explanation: 'Diz quantos, para quem e o que evitar.',
      },
    ],
    hint: 'Procure para quem é, quantos são e o que evitar.',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-voltas',
    block: 5,
    aim: 'Melhorar em conversa',
    question: 'A resposta veio comprida demais. O que faz?',
    options: [
      {
        text: 'Apago a conversa e mudo de assistente.',
        isCorrect: false,
        explanation: 'Mudar não resolve: falta dizer o que quer.',
      },
      {
        text: 'Escrevo o mesmo pedido, em letras maiúsculas.',
        isCorrect: false,
        explanation: 'As maiúsculas não dizem o tamanho que pretende.',
      },
      {
        text: 'Uso o texto comprido e corto-o ao acaso.',
        isCorrect: false,
        explanation: 'Ao acaso pode cortar o que importa.',
      },
      {
        text: 'Peço uma versão mais curta.',
        isCorrect: true,
        explanation: 'Basta uma mensagem. A conversa por etapas serve para isso.',
      },
    ],
    hint: 'A conversa ainda não acabou.',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-coreto',
    block: 6,
    aim: 'Confirmar antes de publicar',
    question: 'A IA escreveu a história do coreto da terra, com datas. O que faz antes de a publicar?',
    options: [
      {
        text: 'Pergunto à mesma IA se tem a certeza das datas.',
        isCorrect: false,
        explanation: 'A segunda resposta nasce da mesma maneira que a primeira.',
      },
      {
        text: 'Confirmo as datas no museu local ou com quem as conhece.',
        isCorrect: true,
        explanation: 'Um facto precisa de uma fonte que se possa abrir, ou de quem saiba.',
      },
      {
        text: 'Troco algumas palavras, para o texto ser mais meu.',
        isCorrect: false,
        explanation: 'O estilo muda, mas um erro continua a ser um erro.',
      },
    ],
    hint: 'Quem pode garantir uma data?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-inventa',
    block: 6,
    aim: 'Saber porque a IA inventa',
    question: 'Porque é que um modelo prefere inventar a dizer «não sei»?',
    options: [
      {
        text: 'Quer enganar as pessoas de propósito.',
        isCorrect: false,
        explanation: 'O modelo não quer: calcula o que é provável.',
      },
      {
        text: 'Os treinos premeiam quem arrisca uma resposta.',
        isCorrect: true,
        explanation: 'Os treinos e os testes dão pontos a quem tenta adivinhar.',
      },
      {
        text: 'Tem vergonha de mostrar que não sabe.',
        isCorrect: false,
        explanation: 'Um programa não sente vergonha.',
      },
      {
        text: 'A lei obriga os assistentes a responder.',
        isCorrect: false,
        explanation: 'Não há lei que obrigue um assistente a inventar.',
      },
    ],
    hint: 'Pense em como se corrige um teste de escolha múltipla.',
    source: 'P24',
  },
  {
    id: 'descobrir-a-ia-vizinha',
    block: 7,
    aim: 'Retirar dados pessoais',
    question: 'Quer ajuda para escrever a uma vizinha com quotas em atraso. O que escreve à IA?',
    options: [
      {
        text: 'O assunto, com espaços em branco.',
        isCorrect: true,
        explanation: 'A ajuda é a mesma, e os dados juntam-se depois, fora da IA.',
      },
      {
        text: 'O nome e o andar, para a carta ficar completa.',
        isCorrect: false,
        explanation: 'O nome e o andar identificam a vizinha.',
      },
      {
        text: 'Uma fotografia do aviso que está na entrada.',
        isCorrect: false,
        explanation: 'A fotografia pode mostrar o nome e a morada.',
      },
    ],
    hint: 'A carta fica igual sem o nome.',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-conversas',
    block: 7,
    aim: 'Saber o que um assistente guarda',
    question: 'Escreve num assistente com a sua conta pessoal. O que deve ter presente?',
    options: [
      {
        text: 'A conversa pode ficar guardada.',
        isCorrect: true,
        explanation: 'Depende das definições: pode ser guardada e usada para melhorar o serviço.',
      },
      {
        text: 'A conversa desaparece quando fecha o separador.',
        isCorrect: false,
        explanation: 'Fechar o separador não apaga o que o serviço guardou.',
      },
      {
        text: 'A lei proíbe os serviços de guardar conversas.',
        isCorrect: false,
        explanation: 'Podem guardá-las. As definições dizem como.',
      },
      {
        text: 'O navegador, sozinho, torna a conversa secreta.',
        isCorrect: false,
        explanation: 'O navegador não decide o que o serviço guarda.',
      },
    ],
    hint: 'Veja as definições de privacidade do serviço.',
    source: 'C1',
  },
  {
    id: 'descobrir-a-ia-conversa-ia',
    block: 8,
    aim: 'Conhecer o direito a saber',
    question:
      'Desde 2 de agosto de 2026, o que tem de fazer um serviço que lhe responde com um programa de IA?',
    options: [
      {
        text: 'Pedir-lhe primeiro o número do Cartão de Cidadão, para confirmar quem é.',
        isCorrect: false,
        explanation: 'Não é preciso identificar-se para saber que fala com uma IA.',
      },
      {
        text: 'Pagar-lhe uma compensação por cada conversa.',
        isCorrect: false,
        explanation: 'O Regulamento da IA manda avisar as pessoas. De lhes pagar não fala.',
      },
      {
        text: 'Avisar as pessoas quando falam com uma IA, salvo se for evidente.',
        isCorrect: true,
        explanation: 'É o que diz o artigo 50.º do Regulamento da IA.',
      },
    ],
    hint: 'Lembre-se do artigo 50.º do Regulamento da IA.',
    source: 'D10',
  },
  {
    id: 'descobrir-a-ia-recusa',
    block: 8,
    aim: 'Fazer as perguntas certas',
    question: 'Um serviço diz que «o sistema recusou» o seu pedido. O que pode pedir?',
    options: [
      {
        text: 'Que o sistema repita o cálculo até aceitar o pedido.',
        isCorrect: false,
        explanation: 'O mesmo cálculo dá o mesmo resultado. Falta alguém que olhe para o seu caso.',
      },
      {
        text: 'Que lhe deem acesso ao computador do serviço.',
        isCorrect: false,
        explanation: 'Pode saber que critérios contaram, sem mexer nas máquinas.',
      },
      {
        text: 'Que uma pessoa reveja a decisão.',
        isCorrect: true,
        explanation:
          'É o que o RGPD, o regulamento da proteção de dados, prevê em decisões só automatizadas com efeitos importantes, com exceções.',
      },
      {
        text: 'Que o seu pedido passe à frente dos outros.',
        isCorrect: false,
        explanation: 'Pode pedir que olhem para o seu caso sem prejudicar quem está à espera.',
      },
    ],
    hint: 'O Regulamento Geral sobre a Proteção de Dados (RGPD) fala da intervenção de alguém.',
    source: 'D3',
  },
  {
    id: 'descobrir-a-ia-bairro',
    block: 9,
    aim: 'Usar a IA numa ideia do bairro',
    question: 'A IA deu cinco ideias para o bairro. Qual é o passo seguinte?',
    options: [
      {
        text: 'Pôr em prática a primeira, que vem no topo da lista.',
        isCorrect: false,
        explanation: 'A ordem da lista não diz qual serve ao bairro.',
      },
      {
        text: 'Ver com os vizinhos o que é possível e o que faz falta.',
        isCorrect: true,
        explanation: 'A IA dá ideias. Quem lá vive confirma e decide.',
      },
      {
        text: 'Pedir à IA que decida qual é a melhor para o bairro.',
        isCorrect: false,
        explanation: 'A IA não conhece o bairro.',
      },
    ],
    hint: 'Quem vive no bairro?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-pedido-bairro',
    block: 9,
    aim: 'Pedir ideias sem expor pessoas',
    question: 'O que conta à IA sobre um problema da rua?',
    options: [
      {
        text: 'O nome de quem se queixou primeiro.',
        isCorrect: false,
        explanation: 'O nome não melhora as ideias e expõe uma pessoa.',
      },
      {
        text: 'As matrículas dos carros que lá ficam mal estacionados.',
        isCorrect: false,
        explanation: 'As matrículas identificam pessoas.',
      },
      {
        text: 'As conversas do grupo de moradores.',
        isCorrect: false,
        explanation: 'As conversas são dos outros e trazem nomes.',
      },
      {
        text: 'O que se passa na rua e o que já tentaram fazer.',
        isCorrect: true,
        explanation: 'Com isso, as ideias ficam próximas do caso, sem expor pessoas.',
      },
    ],
    hint: 'Há coisas que ajudam e coisas que expõem.',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-burla-filho',
    block: 10,
    aim: 'Confirmar por outro caminho',
    question: 'Um número novo escreve «Olá mãe, mudei de telemóvel» e pede dinheiro hoje. O que faz?',
    options: [
      {
        text: 'Peço-lhe uma fotografia ou uma mensagem de voz, para confirmar que é mesmo da família.',
        isCorrect: false,
        explanation:
          'Uma fotografia copia-se e uma voz imita-se. E continuaria a falar com quem enviou a mensagem.',
      },
      {
        text: 'Pago uma parte e espero a explicação.',
        isCorrect: false,
        explanation: 'O dinheiro enviado pode não voltar. Antes de pagar, confirme quem está a pedir.',
      },
      {
        text: 'Ligo ao familiar, para o número que já tinha.',
        isCorrect: true,
        explanation:
          'É outro caminho, escolhido por si. A Polícia Judiciária aconselha a confirmar antes de pagar.',
      },
      {
        text: 'Respondo que não tenho dinheiro neste momento.',
        isCorrect: false,
        explanation: 'Responder mostra que o número está ativo, e nada fica confirmado.',
      },
    ],
    hint: 'Que caminho não foi escolhido por quem enviou a mensagem?',
    source: 'F9',
  },
  {
    id: 'descobrir-a-ia-burla-codigo',
    block: 10,
    aim: 'Agir depressa depois de uma burla',
    question: 'Deu um código a alguém que se fez passar pelo banco. O que faz primeiro?',
    options: [
      {
        text: 'Ligo para o meu banco e cancelo o acesso.',
        isCorrect: true,
        explanation: 'O banco pode travar o acesso ou o cartão. Logo a seguir, apresente queixa.',
      },
      {
        text: 'Espero pelo extrato, para ver se falta dinheiro.',
        isCorrect: false,
        explanation: 'Esperar dá tempo a quem tem o código.',
      },
      {
        text: 'Escrevo a quem me pediu o código, para que mo devolva.',
        isCorrect: false,
        explanation: 'Quem burla não devolve. Não continue a conversa.',
      },
    ],
    hint: 'Quem pode fechar a porta que se abriu?',
    source: 'F11',
  },
  {
    id: 'descobrir-a-ia-algoritmo-trabalho',
    block: 11,
    aim: 'Conhecer direitos no trabalho',
    question: 'Uma empresa escolhe candidatos com um algoritmo. O que diz o Código do Trabalho?',
    options: [
      {
        text: 'Proíbe o uso de algoritmos nas empresas.',
        isCorrect: false,
        explanation: 'Não os proíbe. Exige que respeitem a igualdade.',
      },
      {
        text: 'O direito à igualdade também vale aí.',
        isCorrect: true,
        explanation:
          'Desde a Lei n.º 13/2023, o direito à igualdade abrange decisões tomadas por algoritmos, e há o dever de informar.',
      },
      {
        text: 'Deixa a escolha por conta de quem fez o programa.',
        isCorrect: false,
        explanation: 'As regras dirigem-se à empresa que usa o algoritmo.',
      },
    ],
    hint: 'Um algoritmo não muda os direitos de quem se candidata.',
    source: 'D16',
  },
  {
    id: 'descobrir-a-ia-estudar',
    block: 11,
    aim: 'Usar a IA para aprender',
    question: 'Qual destes pedidos ajuda mais a aprender a matéria?',
    options: [
      {
        text: '«Faz-me perguntas e corrige-me.»',
        isCorrect: true,
        explanation: 'Quem responde é quem estuda. A IA pergunta e comenta.',
      },
      {
        text: '«Escreve o trabalho por mim, com palavras da minha idade.»',
        isCorrect: false,
        explanation: 'Fica um texto, mas a aprendizagem não foi feita.',
      },
      {
        text: '«Resume o capítulo para eu não o ter de ler.»',
        isCorrect: false,
        explanation: 'Um resumo pode ter erros, e quem não leu não os vê.',
      },
      {
        text: '«Dá-me só as respostas do teste do ano passado.»',
        isCorrect: false,
        explanation: 'As respostas soltas não explicam, e podem ser inventadas.',
      },
    ],
    hint: 'Em cada pedido, quem tem de pensar?',
    source: 'lesson',
  },
  {
    id: 'descobrir-a-ia-numero-energia',
    block: 12,
    aim: 'Ler um número com cautela',
    question: 'Uma empresa de IA publica quanta energia gasta cada pergunta. O que convém saber?',
    options: [
      {
        text: 'Se o número é mais baixo do que o das outras.',
        isCorrect: false,
        explanation: 'Números feitos de maneiras diferentes não se comparam.',
      },
      {
        text: 'Se o número tem muitas casas decimais e um gráfico.',
        isCorrect: false,
        explanation: 'As casas decimais não dizem como se fez a conta.',
      },
      {
        text: 'Se alguém de fora o confirmou.',
        isCorrect: true,
        explanation: 'Veja quem publicou, o que entrou na conta e quem a confirmou.',
      },
    ],
    hint: 'Quem fez a conta tem interesse no resultado?',
    source: 'E5',
  },
  {
    id: 'descobrir-a-ia-prompt-autor',
    block: 12,
    aim: 'Saber o que ainda se discute',
    question: 'Pediu um poema a uma IA com um prompt curto. O poema está protegido por direito de autor?',
    options: [
      {
        text: 'Sim: o autor é o programa, porque foi ele que escreveu.',
        isCorrect: false,
        explanation: 'Os juristas citados na lição falam de criação humana, e um programa não é uma pessoa.',
      },
      {
        text: 'Há juristas que duvidam: um prompt pode não chegar.',
        isCorrect: true,
        explanation: 'Entendem que é precisa criação humana. Por agora, é a opinião de juristas.',
      },
      {
        text: 'Sim, desde que o guarde primeiro no seu computador de casa.',
        isCorrect: false,
        explanation: 'Guardar um ficheiro não cria direitos de autor.',
      },
      {
        text: 'Não: um tribunal português decidiu que não está.',
        isCorrect: false,
        explanation: 'A lição fala de uma opinião de juristas, e não de um tribunal.',
      },
    ],
    hint: 'O que falta quando a parte humana é só uma frase?',
    source: 'A4',
  },
  {
    id: 'descobrir-a-ia-direito-pessoa',
    block: 13,
    aim: 'Pedir uma pessoa na decisão',
    question:
      'Um contrato foi-lhe recusado só por um programa, com efeitos sérios para si. O que pode pedir?',
    options: [
      {
        text: 'O nome de quem programou o computador.',
        isCorrect: false,
        explanation: 'O direito é a uma pessoa que intervenha na decisão.',
      },
      {
        text: 'Que o programa decida outra vez, noutro dia.',
        isCorrect: false,
        explanation: 'Repetir a conta não traz uma pessoa à decisão.',
      },
      {
        text: 'Uma cópia do programa, para o experimentar em sua casa.',
        isCorrect: false,
        explanation: 'Pode saber com que lógica se decidiu. O regulamento não prevê uma cópia do programa.',
      },
      {
        text: 'Que uma pessoa intervenha e ouça os seus motivos.',
        isCorrect: true,
        explanation: 'É o que prevê o artigo 22.º do RGPD, o regulamento da proteção de dados.',
      },
    ],
    hint: 'O artigo 22.º põe alguém entre a máquina e a decisão.',
    source: 'D3',
  },
  {
    id: 'descobrir-a-ia-queixa-servico',
    block: 13,
    aim: 'Escolher onde se queixar',
    question: 'Um serviço público não resolve uma queixa que lhe apresentou. A quem se dirige a seguir?',
    options: [
      {
        text: 'À Linha Internet Segura, que é gratuita e confidencial.',
        isCorrect: false,
        explanation: 'Essa linha ajuda em problemas na Internet, como as burlas.',
      },
      {
        text: 'Ao 112, por ser o número mais rápido.',
        isCorrect: false,
        explanation: 'O 112 serve para emergências.',
      },
      {
        text: 'Ao Provedor de Justiça, que é gratuito.',
        isCorrect: true,
        explanation: 'Recebe queixas contra organismos públicos, depois de apresentadas ao próprio serviço.',
      },
    ],
    hint: 'Procure quem recebe queixas contra organismos públicos.',
    source: 'F31',
  },
];
