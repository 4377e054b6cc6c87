/** Texts of the page «Como protegemos os votos»: measures, published data and known limits. */
export const votes = {
  title: 'Como protegemos os votos',
  lead: 'Vota-se sem registo. Por isso, ninguém pode garantir que cada pessoa vota só uma vez. Veja o que fazemos, e o que não conseguimos fazer.',
  back: 'Votar nos princípios',
  numbers: {
    title: 'Recebidos e contados',
    text: 'O voto é logo recebido, e contado pelo menos um quarto de hora depois. Assim temos tempo de ver se alguém está a enviar muitos votos de uma vez.',
    caption: 'Votos recebidos e votos contados em cada princípio',
    received: (votes: string) => `Recebidos: ${votes}`,
    counted: (votes: string) => `Contados: ${votes}`,
    upDown: (up: string, down: string) => `${up} a favor, ${down} contra`,
    withoutExamples: 'Aqui não entram os votos de exemplo da equipa.',
    noVotes: 'Ainda ninguém votou. Os números aparecem aqui com o primeiro voto.',
    loading: 'A carregar os números…',
    failed: 'Não foi possível carregar os números. O resto da página não precisa deles.',
    none: 'Este site não está ligado a um servidor de votos. Aqui não há números para mostrar.',
  },
  done: {
    title: 'O que fazemos',
    items: [
      'Cada código de visitante (o que identifica o dispositivo) vota uma vez em cada princípio e apoia uma vez cada sugestão. Repetir não muda nada.',
      'Quem se enganou pode anular o voto durante 30 segundos. O apoio a uma sugestão não se pode anular no site.',
      'Quando chegam, no mesmo dia, muitos votos da mesma ligação à Internet, ficam à espera. Só contam depois de uma pessoa da equipa os ver e aceitar.',
      'Cada decisão da equipa sobre votos fica registada e pode ser desfeita. Um voto que deixa de ser contado continua no total de recebidos.',
    ],
    detailsTitle: 'Ver os pormenores',
    details: [
      'Os 30 segundos para anular um voto são contados pelo nosso servidor (o computador onde o site funciona). Passado esse tempo, já não pode anular o voto no site. Se o anular a tempo, pode votar de novo. Se o novo voto for no mesmo dia, já não o pode anular. Para votar, não há pressa: o prazo só começa depois do voto.',
      'Quando alguém vota pela primeira vez, o nosso servidor dá um código de visitante ao dispositivo. Quem vota não tem de fazer nada. Só contam votos com esse código. Um voto enviado a partir da página de outro site é recusado.',
      'Quando chegam muitos votantes novos da mesma ligação no mesmo minuto, pedimos ao telemóvel ou ao computador de cada um que faça, sozinho, um cálculo. Demora quase sempre um ou dois segundos, e quem vota não tem de fazer nada. Assim, votar milhares de vezes fica demorado. Um dispositivo que não consiga fazer o cálculo guarda o voto e envia-o sozinho mais tarde.',
      'Quando há muitos votos à espera de uma decisão da equipa, os votos que chegam depois podem demorar algumas horas a ser contados.',
      'Cada ligação à Internet tem um número, o endereço de rede. Não o guardamos com o voto: guardamos, durante 30 dias, uma marca feita a partir dele. Só com a nossa chave secreta (um código que mais ninguém tem) se pode descobrir o endereço. A chave está no nosso servidor e nas cópias de segurança dele. A marca serve só para perceber que muitos votos vieram da mesma ligação.',
      'As avaliações das receitas (os modelos de pedido) da Fábrica de Prompts são protegidas da mesma maneira.',
    ],
  },
  published: {
    title: 'O que publicamos',
    text: 'De hora a hora ficam publicados os totais dos votos e das avaliações das receitas, recebidos e contados. Com os números de cada hora publicamos um selo: uma fila de letras e algarismos, calculada a partir desses números e do selo da hora anterior. Se alguém mudasse um número antigo, os selos seguintes deixavam de estar certos. Se copiar um selo, pode compará-lo mais tarde com o que aqui estiver para a mesma hora. Se for diferente, alguém mudou os números.',
    check: 'Quem quiser confirmar encontra as instruções no ficheiro.',
    /** Steps that the file of hours carries. The file puts the latest hour first. */
    instructions: [
      'Guarde hoje a impressão digital da primeira hora deste ficheiro, que é a mais recente: é o que está em «impressão». Pode ser num papel.',
      'No dia seguinte, volte a descarregar o ficheiro: traz no máximo 48 horas. Em cada uma estão a hora («hora»), os totais («totais»), a impressão da hora anterior («anterior») e a sua própria («impressão»).',
      'Veja se a impressão que guardou continua lá, igual. Se já lá não estiver, alguém alterou ou retirou essa hora, ou uma anterior.',
      'Veja se em cada hora a linha «anterior» é a «impressão» da hora anterior. Se não for, alguém alterou ou retirou uma hora pelo meio.',
      'Para saber se os números de uma hora são mesmo os da impressão, refaça-a. Escreva num ficheiro de texto o que está em «anterior», «hora» e «totais», uma coisa por linha, sem as aspas à volta. Use as mudanças de linha do Linux e do macOS, e nenhuma depois da última linha. Em «totais», tire a barra que está antes de cada aspa. Calcule o SHA-256 desse ficheiro, que é um método público, com um programa à sua escolha: tem de dar a «impressão».',
    ],
    how: 'Há ainda um segundo selo em cada hora, feito com uma chave secreta. Serve para a própria equipa confirmar os números: não serve de prova a outras pessoas.',
    last: (hour: string) => `Última hora publicada: ${hour}`,
    hash: 'Impressão digital',
    save: 'Descarregar as últimas horas (JSON)',
    loading: 'A carregar os totais por hora…',
    failed: 'Não foi possível carregar os totais por hora. Volte a tentar mais tarde.',
    none: 'Ainda não há totais publicados por hora.',
  },
  not: {
    title: 'O que não fazemos',
    items: [
      'Não pedimos conta, telefone nem documento para votar.',
      'Para reconhecer o seu dispositivo, usamos só o código de visitante. Não vemos a marca, o modelo nem o ecrã.',
      'Não entregamos votos nem endereços de rede a empresas que os analisem.',
      'Não recusamos votos só por virem de bibliotecas, serviços ou salas de formação, onde muitas pessoas usam a mesma ligação. Quando, no mesmo dia, já chegaram centenas de votos dessa ligação, pedimos também um cálculo, que o telemóvel ou o computador faz sozinho. Um dispositivo que não o consiga fazer envia o voto mais tarde. Quando já chegaram milhares, qualquer dispositivo pode ter de enviar o voto mais tarde.',
    ],
  },
  answers: {
    title: 'Respostas às sugestões',
    text: 'Em cada versão do Manifesto, a equipa pode marcar um prazo para responder a todas as sugestões sobre essa versão. Se o prazo passar e faltarem respostas, esta página avisa sozinha.',
    caption: 'Sugestões recebidas e respondidas em cada versão',
    promise: (version: string, date: string) => `Versão ${version}: respondemos a todas até ${date}.`,
    received: (count: number) => (count === 1 ? '1 sugestão recebida' : `${count} sugestões recebidas`),
    answered: (count: number) => (count === 1 ? '1 com resposta' : `${count} com resposta`),
    late: (missing: number) =>
      missing === 1
        ? 'Estamos em atraso: falta 1 resposta. Pedimos desculpa pela demora.'
        : `Estamos em atraso: faltam ${missing} respostas. Pedimos desculpa pela demora.`,
    complete: 'Todas têm resposta.',
    loading: 'A carregar as respostas…',
    failed: 'Não foi possível carregar este quadro. Verifique a ligação e volte a abrir a página.',
    none: 'Ainda não há um dia marcado. Quando houver, aparece aqui. O prazo de cada sugestão vê-se com o código de acompanhamento.',
  },
  cannot: {
    title: 'O que não conseguimos impedir',
    items: [
      'Quem apaga os dados do navegador (o programa com que abre a Internet), ou usa outro navegador ou outro dispositivo, pode votar outra vez.',
      'Quem vota a partir de muitas ligações diferentes, e com tempo, pode votar mais vezes, e contamos esses votos sem o saber.',
      'Um programa que imite um navegador consegue votar, mas tem os mesmos limites e tem de fazer os mesmos cálculos.',
      'O cálculo que pedimos aos dispositivos torna demorado votar milhares de vezes. Não impede quem tenha muitos computadores.',
      'Um voto verdadeiro pode ficar à espera por ter chegado ao mesmo tempo que muitos outros.',
      'A participação é para pessoas com 18 anos ou mais, mas, sem registo, não confirmamos a idade de quem vota.',
    ],
    end: 'Por isso os votos dão só uma ideia do que importa a quem participa. Não são uma eleição nem uma sondagem.',
  },
} as const;
