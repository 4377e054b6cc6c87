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
        text: 'Não usa a Internet para confirmar a temperatura.',
        isCorrect: false,
        explanation: 'Há IA que funciona sem Internet. O que conta é ter aprendido com exemplos.',
      },
      {
        text: 'Só sabe fazer uma coisa.',
        isCorrect: false,
        explanation: 'Há sistemas de IA que só fazem uma coisa. Aqui, alguém escreveu a regra.',
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
        text: 'Leu os nomes escritos nas fotografias.',
        isCorrect: false,
        explanation: 'Aqui juntou caras, sem ler nome nenhum.',
      },
      {
        text: 'Verificou nos contactos que são da mesma família.',
        isCorrect: false,
        explanation: 'O programa não sabe quem é família: compara imagens.',
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
        text: 'Reconhece a maçã pela forma, como uma pessoa.',
        isCorrect: false,
        explanation: 'Só conhece o que os exemplos lhe mostraram, e as maçãs eram todas vermelhas.',
      },
      {
        text: 'Avisa que não conhece a fruta.',
        isCorrect: false,
        explanation: 'O programa escolhe o mais parecido. Não dá pela falta de exemplos.',
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
      'Um sistema que classifica caras por género falha mais com mulheres de pele mais escura. Qual é uma causa possível?',
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
        explanation: 'É a explicação mais referida. O estudo mediu os erros e não provou a causa.',
      },
      {
        text: 'As pessoas não deram autorização para as fotografias.',
        isCorrect: false,
        explanation: 'A autorização é importante, mas não explica porque falha mais com um grupo.',
      },
      {
        text: 'O programa foi feito há muitos anos.',
        isCorrect: false,
        explanation: 'A idade do programa não explica porque falha mais com um grupo.',
      },
    ],
    hint: 'Volte ao que decide aquilo que a IA aprende.',
    source: 'I1',
  },
  {
    id: 'descobrir-a-ia-momento',
    block: 3,
    aim: 'Reconhecer a IA no dia a dia',
    question: 'Qual destes é um momento em que a IA já entra no seu dia?',
    options: [
      {
        text: 'O despertador, quando toca à hora marcada.',
        isCorrect: false,
        explanation: 'Toca à hora que alguém marcou. Não aprendeu com exemplos.',
      },
      {
        text: 'O e-mail, quando separa as mensagens indesejadas.',
        isCorrect: true,
        explanation: 'Aprendeu, com muitos exemplos, a distinguir as mensagens.',
      },
      {
        text: 'A calculadora, quando confirma as contas das compras.',
        isCorrect: false,
        explanation: 'Faz contas exatas, com regras que pessoas escreveram.',
      },
    ],
    hint: 'Qual deles aprendeu com muitos exemplos?',
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
        text: 'Quem a leu primeiro?',
        isCorrect: false,
        explanation: 'Não explica porque lhe foi mostrada a si.',
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
        text: 'Procura a frase numa fonte oficial.',
        isCorrect: false,
        explanation: 'Sozinho, o modelo não consulta fontes: continua o texto.',
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
        text: 'Peço que a confirme.',
        isCorrect: false,
        explanation: 'Confirmar não a encurta. Diga o tamanho que quer.',
      },
      {
        text: 'Uso-a assim: mais texto é mais completo.',
        isCorrect: false,
        explanation: 'Quem a vai ler não precisa de tanto. Diga o tamanho.',
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
    id: 'descobrir-a-ia-ligacao',
    block: 6,
    aim: 'Confirmar antes de publicar',
    question: 'A IA deu-lhe uma data e uma ligação. O que faz?',
    options: [
      {
        text: 'Confio na data, porque vem com uma ligação.',
        isCorrect: false,
        explanation: 'A IA também inventa ligações, ou liga a páginas que dizem outra coisa.',
      },
      {
        text: 'Abro a página e vejo se a data lá está.',
        isCorrect: true,
        explanation: 'Só a página, aberta e lida, mostra se a data é aquela.',
      },
      {
        text: 'Peço à IA que confirme.',
        isCorrect: false,
        explanation: 'A IA diz que sim com a facilidade com que inventa.',
      },
    ],
    hint: 'A ligação prova alguma coisa, sem a abrir?',
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
        text: 'O treino dá mais pontos a quem arrisca uma resposta.',
        isCorrect: true,
        explanation: 'Os treinos e os testes dão pontos a quem tenta adivinhar.',
      },
      {
        text: 'Não teve tempo de verificar o que escreveu.',
        isCorrect: false,
        explanation: 'Não é falta de tempo: o modelo não verifica, continua o texto.',
      },
      {
        text: 'Aprendeu só com textos errados.',
        isCorrect: false,
        explanation: 'O treino tem textos certos e errados. Adivinhar é que dá pontos.',
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
        text: 'Pedir-lhe autorização antes de cada resposta.',
        isCorrect: false,
        explanation: 'O Regulamento da IA manda avisar, e não pedir autorização a cada resposta.',
      },
      {
        text: 'Ter uma pessoa a confirmar cada resposta.',
        isCorrect: false,
        explanation: 'O Regulamento da IA manda avisar. Não exige uma pessoa em cada conversa.',
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
        text: 'Que o sistema confirme a decisão com os mesmos dados.',
        isCorrect: false,
        explanation: 'Com os mesmos dados, dava a mesma resposta. Quem pode rever é uma pessoa.',
      },
      {
        text: 'Que lhe mostrem os pedidos de outras pessoas.',
        isCorrect: false,
        explanation: 'Esses pedidos têm dados pessoais que não são seus.',
      },
      {
        text: 'Que uma pessoa reveja a decisão.',
        isCorrect: true,
        explanation:
          'É o que o RGPD, o regulamento da proteção de dados, prevê em decisões tomadas só por máquinas, com efeitos importantes, com exceções.',
      },
      {
        text: 'Que apaguem os seus dados.',
        isCorrect: false,
        explanation: 'Apagar os dados não explica nem corrige a decisão.',
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
        text: 'Ligo à pessoa da família, para o número que já tinha.',
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
        text: 'Escrevo a quem me pediu o código e peço que o devolva.',
        isCorrect: false,
        explanation: 'Quem burla não devolve. Não continue a conversa.',
      },
    ],
    hint: 'Quem pode bloquear o acesso à sua conta?',
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
          'Desde a Lei n.º 13/2023, o direito à igualdade vale também para decisões tomadas por algoritmos, e há o dever de informar.',
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
    question: 'Uma empresa de IA publica quanta energia gasta cada pergunta. O que é importante saber?',
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
        text: 'Sim, se uma pessoa pagou para usar o assistente.',
        isCorrect: false,
        explanation: 'Pagar o assistente não faz de ninguém autor.',
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
      'Um programa, sozinho, recusou-lhe um contrato, e isso afeta muito a sua vida. O que pode pedir?',
    options: [
      {
        text: 'Que apaguem o registo da recusa.',
        isCorrect: false,
        explanation: 'Apagar o registo não muda a decisão nem a explica.',
      },
      {
        text: 'Que o programa decida outra vez, noutro dia.',
        isCorrect: false,
        explanation: 'Repetir a conta não traz uma pessoa à decisão.',
      },
      {
        text: 'O código do programa, para o verificar em casa.',
        isCorrect: false,
        explanation: 'O direito é a que uma pessoa intervenha, e não ao código.',
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
    question: 'Um serviço do Estado não resolve uma queixa que lhe apresentou. A quem se dirige a seguir?',
    options: [
      {
        text: 'Ao Livro de Reclamações Eletrónico, o das lojas e empresas.',
        isCorrect: false,
        explanation: 'Esse livro é para empresas. O dos serviços públicos é o Livro Amarelo.',
      },
      {
        text: 'À Comissão Nacional de Proteção de Dados, por carta.',
        isCorrect: false,
        explanation: 'Essa comissão trata de dados pessoais, e recebe queixas por formulário.',
      },
      {
        text: 'Ao Livro Amarelo e, se não bastar, ao Provedor de Justiça.',
        isCorrect: true,
        explanation:
          'O Livro Amarelo é o dos serviços públicos. O Provedor quer ver primeiro essa queixa feita.',
      },
    ],
    hint: 'Procure quem recebe queixas contra serviços públicos.',
    source: 'F31',
  },
];
