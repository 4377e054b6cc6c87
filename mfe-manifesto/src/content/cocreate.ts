import { counted } from './counted.ts';
import { countedExamples } from './counted-examples.ts';

/**
 * Texts of the co-creation page. Texts between «specified» marks are copied from the specification: do not edit them.
 */
export const cocreate = {
  hero: {
    kicker: 'Manifesto IA para Todos',
    title: 'Co-criar o Manifesto',
    lead: 'Vote nos princípios, proponha melhorias e veja o que mudou com as ideias de todos.',
    vote: 'Votar nos princípios',
    suggest: 'Deixar uma sugestão',
  },
  wall: {
    label: (votes: string, suggestions: string, examples: string) =>
      `Parede de todos: ${votes}${suggestions}${examples}. Há um azulejo por pintar: é o seu.`,
    noVotes: 'ainda ninguém votou',
    votes: (up: string, down: string) => `${counted(up, 'voto', 'votos')} a favor, ${down} contra`,
    andSuggestions: (count: string) => ` e ${counted(count, 'sugestão publicada', 'sugestões publicadas')}`,
    loading: 'Parede de todos',
    andExamples: (votes: number, suggestions: number) =>
      `. São exemplos: ${countedExamples(votes, suggestions)}`,
    legend: (written: string, each: number) =>
      `${each === 1 ? `Cada azulejo é um voto, na cor do seu princípio, ou uma sugestão publicada` : `Cada azulejo vale até ${written} votos, na cor do seu princípio, ou até ${written} sugestões publicadas`}. Quem não concorda tem o mesmo azulejo com as cores trocadas. O azulejo de barro espera pelo seu voto.`,
    examples: (votes: string) => `Neste painel há ${votes} votos de exemplo.`,
    live: 'Abrir a parede ao vivo, para um ecrã grande',
    print: 'Imprimir o cartaz (A3)',
    printFailed: 'Não foi possível abrir o cartaz. Verifique a ligação e tente de novo.',
    table: 'Ver em tabela',
    caption: (example: boolean) =>
      example ? 'Votos em cada princípio (exemplo)' : 'Votos em cada princípio, sem os exemplos',
    principle: 'Princípio',
    up: 'A favor',
    down: 'Contra',
    all: 'Total',
    suggestions: (count: string) => `Sugestões publicadas: ${count}.`,
    exampleSuggestions: (count: string) => `São exemplos da equipa: ${count}.`,
  },
  stats: {
    title: 'Estatísticas',
    lead: 'O que já construímos em conjunto.',
    startingLead: 'São números de exemplo: os verdadeiros aparecem com o primeiro voto.',
    suggestions: 'Sugestões da comunidade',
    exampleSuggestions: 'Sugestões publicadas',
    example: 'exemplo',
    principles: 'Princípios em votação',
    votes: 'Votos nos princípios',
    voted: 'Os votos são de pessoas. O número de sugestões é um exemplo até haver mais de 10 publicadas.',
    live: 'Números atualizados em tempo real.',
    print: 'Imprimir os resultados',
    printFailed: 'Não foi possível preparar a impressão. Verifique a ligação e tente de novo.',
  },
  read: {
    title: 'O Manifesto',
    paragraphs: [
      'A equipa do programa escreveu a primeira versão do Manifesto IA para Todos: a [[ia|inteligência artificial]] deve ser compreendida por todos, justa para todos e posta ao serviço do bem comum.',
      'São seis princípios. Nenhum está fechado: qualquer pessoa com 18 anos ou mais pode dizer se concorda e propor mudanças. A equipa lê todas as sugestões.',
    ],
    button: 'Ler o Manifesto',
    here: 'Ler o texto aqui',
    listen: 'Ouvir o Manifesto',
    share: 'Partilhar o Manifesto',
    shareTitle: 'Manifesto IA para Todos',
    print: 'Imprimir o Manifesto',
  },
  changes: {
    title: 'O que mudou',
    lead: 'Em cada versão dizemos quais as sugestões que entraram.',
    version: (version: string) => `Versão ${version}`,
    example: 'exemplo',
    exampleNote: 'Versão e data de exemplo.',
    integrated: 'Sugestões integradas nesta versão',
    more: 'Ver mais sugestões integradas',
    loadingMore: 'A carregar mais sugestões…',
    moreFailed: 'Não foi possível carregar mais sugestões integradas. Verifique a ligação e tente de novo.',
    added: (count: number) =>
      count === 1 ? 'Mais 1 sugestão integrada.' : `Mais ${count} sugestões integradas.`,
    none: 'Esta versão não integrou sugestões da comunidade.',
    empty: 'Ainda só existe a primeira versão do Manifesto.',
    compare: (before: string) => `Comparar com a versão ${before}`,
    read: 'Ler o texto desta versão',
    opening: 'A abrir…',
    notOpened: 'Não foi possível abrir o texto. Verifique a ligação e tente de novo.',
    loading: 'A carregar as versões…',
    failed: 'Não foi possível carregar as versões do Manifesto.',
  },
  principles: {
    title: 'Princípios',
    lead: 'Diga se concorda com cada princípio. Pode votar uma vez em cada um, sem registo. Não é uma eleição nem uma sondagem.',
    loading: 'A carregar os princípios…',
    failed: 'Não foi possível carregar os princípios. Verifique a ligação e tente de novo.',
    loadingDetails: 'A abrir…',
    failedDetails: 'Não foi possível abrir os detalhes. Verifique a ligação e tente de novo.',
    agree: (count: string) => `Concordo (${count})`,
    votes: (count: number, text: string) => (count === 1 ? '1 voto.' : `${text} votos.`),
    disagree: 'Não concordo',
    suggest: 'Sugerir Melhoria',
    more: 'Saber mais...',
    less: 'Mostrar menos',
    thanks: 'Obrigado pelo seu voto!',
    undoable: 'Depois de votar, pode anular durante 30 segundos.',
    notStored:
      'O navegador não deixa guardar dados neste dispositivo. O seu voto ou apoio é enviado, mas deixa de aparecer aqui quando fechar a página.',
    final: (vote: string) => `Neste princípio votou «${vote}». Já não pode mudar o voto.`,
    undoFirst: (vote: string) =>
      `Neste princípio votou «${vote}». Para mudar, carregue primeiro em «Anular o voto».`,
    agreed: 'Concordo',
    waits: 'O seu voto está guardado neste dispositivo. Segue sozinho quando houver ligação.',
    queued: 'O seu voto está guardado neste dispositivo. Segue sozinho mais tarde.',
    bar: 'Concordância',
    /** @example '16 de 17 pessoas concordam' */
    agreeing: (people: number, of: number, format: (count: number) => string) => {
      if (of === 0) return 'Ainda ninguém votou';
      if (of === 1) return people === 1 ? '1 pessoa votou e concorda' : '1 pessoa votou e não concorda';
      return `${format(people)} de ${format(of)} pessoas ${people === 1 ? 'concorda' : 'concordam'}`;
    },
    examples: (votes: string) => `Nos botões contam também ${votes} votos de exemplo da equipa.`,
    received: (received: string, counted: string) =>
      `Votos recebidos: ${received}. Já contados: ${counted}. Cada voto espera um pouco antes de contar.`,
    protection: 'Como protegemos os votos',
    facts: 'Factos',
    source: 'Fonte',
    tabs: {
      label: 'Saber mais sobre',
      rationale: 'Fundamentação',
      example: 'Exemplo Prático',
      quiz: 'Teste Rápido',
    },
  },
  responsible: {
    title: 'Uso Responsável',
    lead: 'Seis regras simples para participar e para usar IA no dia a dia.',
    rules: [
      {
        icon: 'brain',
        title: 'Pense com espírito crítico',
        text: 'A IA pode enganar-se com toda a confiança. Confirme o que é importante numa fonte segura.',
      },
      {
        icon: 'message-circle',
        title: 'Diga quando usou IA',
        text: 'Se um texto ou uma imagem teve ajuda de IA, diga-o com clareza.',
      },
      {
        icon: 'handshake',
        title: 'Respeite as outras pessoas',
        text: 'Pode discordar das ideias, mas trate bem as pessoas. Não publique nada que magoe ou exponha alguém.',
      },
      {
        icon: 'lock',
        title: 'Proteja a privacidade',
        text: 'Não escreva moradas, contactos, dados de saúde nem nomes de outras pessoas.',
      },
      {
        icon: 'flag',
        title: 'Denuncie o que for preocupante',
        text: 'Encontrou uma sugestão ofensiva ou perigosa? Use a opção «Denunciar» junto dela.',
      },
      {
        icon: 'graduation-cap',
        title: 'Use a IA para aprender, não para copiar',
        text: 'Peça explicações e exemplos, e escreva depois por palavras suas.',
      },
    ],
    learn: 'Experimentar a Fábrica de Prompts',
  },
} as const;
