/** The words of «Como protegemos os votos»: what is done, what is published, and what cannot be done. */
export const votes = {
  title: 'Como protegemos os votos',
  lead: 'Vota-se sem registo e sem dizer quem se é. Isso tem um preço: nenhum sistema sem registo garante que cada pessoa vota só uma vez. Aqui está o que fazemos, o que publicamos e o que não conseguimos fazer.',
  back: 'Votar nos princípios',
  numbers: {
    title: 'Recebidos e contados',
    text: 'O voto é recebido no momento em que vota e entra logo no total que vê na página. É contado mais tarde, em regra pelo menos um quarto de hora depois. A espera dá tempo para reconhecer votos em massa. Publicamos sempre os dois números.',
    caption: 'Votos recebidos e votos contados em cada princípio',
    received: (votes: string) => `Recebidos: ${votes}`,
    counted: (votes: string) => `Contados: ${votes}`,
    upDown: (up: string, down: string) => `${up} a favor, ${down} contra`,
    withoutExamples: 'Sem os votos de exemplo com que o sítio começou.',
    loading: 'A carregar os números…',
    failed: 'Não foi possível carregar os números. O resto da página não precisa deles.',
    none: 'Este sítio não está ligado a um servidor de votos. Aqui não há números para mostrar.',
  },
  done: {
    title: 'O que fazemos',
    items: [
      'Cada dispositivo vota uma vez em cada princípio e apoia uma vez cada sugestão. O primeiro voto fica.',
      'O código de visitante é dado pelo nosso servidor, quando vota pela primeira vez, e só ele o consegue criar. Votos com códigos inventados são recebidos, mas não contam.',
      'Um voto enviado a partir da página de outro sítio é recusado. Um voto enviado por um programa, sem navegador, não conta.',
      'Quando chegam muitos votantes novos da mesma ligação à Internet no mesmo minuto, ou muitos votos no mesmo dia, esses votos ficam à espera e só contam se uma pessoa da equipa os vir e os aceitar. Uma turma que vota na mesma sala não chega a esse limite.',
      'Se isso acontecer muito num princípio ou numa sugestão, a contagem dele passa a esperar algumas horas.',
      'Com cada voto guardamos, em regra durante 30 dias, uma marca do endereço de rede. A partir da marca não se volta ao endereço. Serve para ver de que ligação vieram muitos votos e, se for caso disso, deixar de os contar.',
      'Cada decisão da equipa sobre votos fica registada e pode ser desfeita. Deixar de contar votos não apaga os recebidos.',
    ],
  },
  published: {
    title: 'O que publicamos',
    text: 'De hora a hora ficam publicados os totais. Cada hora leva a impressão digital da hora anterior: se alguém mudasse um número antigo, as impressões seguintes deixavam de bater certo. Quem guardar uma delas pode confirmá-lo.',
    how: 'A impressão digital calcula-se com o método público SHA-256, a partir de três linhas: a impressão da hora anterior, a hora e os totais, tal como estão publicados. Cada hora leva também uma assinatura que só este sítio consegue fazer e confirmar.',
    last: (hour: string) => `Última hora publicada: ${hour}`,
    hash: 'Impressão digital',
    save: 'Descarregar as últimas horas (JSON)',
    none: 'Ainda não há totais publicados por hora.',
  },
  not: {
    title: 'O que não fazemos',
    items: [
      'Não pedimos conta, telefone nem documento para votar.',
      'Não recolhemos características do seu dispositivo para o reconhecer.',
      'Não entregamos votos nem endereços a outras empresas para os analisar.',
      'Não fechamos a porta a escolas, bibliotecas ou serviços em que muitas pessoas usam a mesma ligação. Só quando já votaram centenas de pessoas da mesma ligação num dia pedimos às seguintes que tentem mais tarde.',
    ],
  },
  cannot: {
    title: 'O que não conseguimos fazer',
    items: [
      'Quem apaga os dados do navegador, ou usa outro dispositivo, pode votar outra vez.',
      'Quem vota a partir de muitas ligações diferentes, e com tempo, consegue que contem alguns votos a mais.',
      'Um voto verdadeiro pode ficar à espera por ter chegado ao mesmo tempo que muitos outros.',
    ],
    end: 'Por isso os votos mostram o que importa às pessoas que participam. Não são uma eleição nem uma sondagem.',
  },
} as const;
