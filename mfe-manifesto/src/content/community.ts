/** Texts of the list of approved suggestions. */
export const community = {
  title: 'Comunidade',
  lead: 'As sugestões publicadas.',
  loading: 'A carregar as sugestões…',
  failed: 'Não foi possível carregar as sugestões da comunidade.',
  failedHelp: 'Verifique a ligação e tente de novo.',
  empty: 'Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!',
  writeFirst: 'Escrever a primeira',
  anonymous: 'Anónimo',
  examples: {
    title: 'Exemplos da equipa',
    lead: 'A equipa escreveu-os e inventou os apoios. Não contam nos números.',
    more: (count: number) => (count === 1 ? 'Ver mais 1 exemplo' : `Ver mais ${count} exemplos`),
  },
  yours: {
    title: 'Tem uma ideia?',
    text: 'Escreva-a aqui, para melhorar o Manifesto.',
    action: 'Deixar uma sugestão',
  },
  signedBy: (author: string, date: string) => `${author}, ${date}`,
  integrated: (version: string) => `Integrada na versão ${version}`,
  redacted: 'Parte deste texto foi retirada pela moderação',
  support: 'Apoiar',
  supportCount: (count: string) => `Apoiar (${count})`,
  about: (part: string) => `Sobre: ${part}`,
  supported: (count: string) => `Apoiada (${count})`,
  thanks: 'Obrigado por apoiar!',
  final: 'O apoio é definitivo.',
  exampleSupport: 'O seu apoio não conta nos números.',
  alreadySupported: 'Já apoiou esta sugestão.',
  waits: 'O seu apoio está guardado neste dispositivo. Segue sozinho quando houver ligação.',
  queued: 'O seu apoio está guardado neste dispositivo. Segue sozinho mais tarde.',
  more: 'Ver mais sugestões',
  loadingMore: 'A carregar mais sugestões…',
  moreFailed: 'Não foi possível carregar mais sugestões. Verifique a ligação e tente de novo.',
  /** Announcement after the list grows. */
  added: (added: number, shown: string, total: string) =>
    `${added === 1 ? 'Mais 1 sugestão' : `Mais ${added} sugestões`}. A mostrar ${shown} de ${total}.`,
  inView: (shown: string, total: string) => `A mostrar ${shown} de ${total} sugestões.`,
  moreThanThousand: 'mais de mil',
  shareTitle: 'Uma sugestão para o Manifesto IA para Todos',
  browse: {
    label: 'Procurar nas sugestões',
    search: 'Procurar',
    filters: 'Filtrar e ordenar',
    principle: 'Sobre o princípio',
    allPrinciples: 'Todos os princípios',
    order: 'Ordenar por',
    orders: { support: 'Mais apoiadas', recent: 'Mais recentes' },
    found: (count: number) =>
      count === 0
        ? 'Nenhuma sugestão corresponde ao que procura.'
        : count === 1
          ? '1 sugestão encontrada.'
          : count > 1000
            ? 'Mais de mil sugestões encontradas.'
            : `${count} sugestões encontradas.`,
    searching: 'A procurar…',
    clear: 'Limpar a procura',
  },
  linked: {
    title: 'Sugestão partilhada',
    all: 'Ver todas as sugestões',
    unknown: 'Não encontrámos a sugestão desta ligação.',
    unknownHelp: 'Pode ter sido retirada da lista, ou a ligação pode estar incompleta.',
  },
  fresh: (count: number) => (count === 1 ? 'Mostrar 1 nova sugestão' : `Mostrar ${count} novas sugestões`),
  report: 'Denunciar',
  reported: 'Já denunciada',
  reportAbout: (text: string) => `Denunciar a sugestão «${text}»`,
  reportNotOpened: 'Não foi possível abrir a denúncia. Verifique a ligação e tente de novo.',
  open: {
    title: 'Dados abertos',
    lead: 'Guarde as sugestões publicadas e os votos, sem os exemplos: «votos» são os recebidos, «contados» os que já contam. CSV abre numa folha de cálculo. Pode usar os dados, dizendo de onde vieram: licença Creative Commons Atribuição 4.0.',
    csv: 'Descarregar CSV',
    json: 'Descarregar JSON',
    collecting: (count: string, total: string) => `A reunir as sugestões: ${count} de ${total}…`,
    ready: 'O ficheiro está pronto.',
    failed: 'Não foi possível reunir os dados. Verifique a ligação e tente de novo.',
  },
} as const;
