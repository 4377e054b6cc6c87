const number = new Intl.NumberFormat('pt-PT');

/** Texts of «O meu progresso». */
export const myProgress = {
  hero: {
    eyebrow: 'Só neste dispositivo',
    title: 'O meu progresso',
    lead: 'O que já fez e o que o site guarda neste dispositivo. O site não tem contas e não sabe quem o usa.',
  },
  notStored:
    'Este dispositivo não está a guardar dados de sites. O que fizer dura só enquanto o site estiver aberto.',
  courses: {
    title: 'O que já fez',
    intro: 'Os cursos e as atividades que começou neste dispositivo.',
    progress: 'Progresso',
    finished: 'Concluído',
    go: 'Continuar',
    review: 'Rever',
    declaration: 'Declaração de conclusão',
    medal: 'Medalha ganha',
    none: 'Ainda não começou nenhum curso neste dispositivo. Comece por onde quiser: não é preciso registo.',
    start: 'Escolher um percurso',
    of: (course: string) => ` de ${course}`,
  },
  storedData: {
    title: 'O que está guardado',
    intro:
      'Está guardado neste dispositivo, no programa com que abre a Internet (o navegador). Só sai o que é preciso para fazer o que pediu, o código de visitante e, se o site falhar, um aviso sem o seu nome.',
    sentTitle: 'O que sai deste dispositivo, e quando',
    sent: 'Sai o que é preciso quando faz uma destas coisas: votar; avaliar uma receita da Fábrica de Prompts; escrever, apoiar, denunciar ou acompanhar uma sugestão; pedir ajuda à IA; ver as notícias sobre um princípio do Manifesto; pedir uma credencial. A credencial é um ficheiro que diz que um curso está concluído neste dispositivo. Se já tem um código de visitante (o que identifica este dispositivo), ele vai também quando uma página vai buscar dados ao nosso servidor (o computador onde o site funciona). Só não vai em dois casos: quando se pede uma credencial e quando o site nos avisa de uma falha. Se uma parte do site falhar, o site avisa-nos, sem dizer quem o estava a usar. A página «Privacidade» explica o resto.',
    none: 'Não há nada guardado neste dispositivo.',
    kinds: {
      progress: 'Progresso',
      participation: 'Participação no Manifesto',
      texts: 'O que escreveu e guardou',
      settings: 'Preferências',
      technical: 'Para o site funcionar',
    },
    others: 'Outros dados deste site',
    othersPurpose: 'Dados sem descrição.',
    erase: 'Apagar',
    erased: 'Apagado deste dispositivo.',
    undo: 'Anular',
    what: (label: string) => `: ${label}`,
    erasedAnnouncement: (label: string, canUndo: boolean) =>
      `Apagado: ${label}.${canUndo ? ' Pode anular.' : ''}`,
    restoredAnnouncement: (label: string) => `De volta ao dispositivo: ${label}.`,
  },
  all: {
    title: 'Apagar tudo',
    intro: 'Apague deste dispositivo tudo o que está na lista.',
    nothing: 'Não há nada para apagar neste dispositivo.',
    open: 'Apagar tudo deste dispositivo',
    sure: 'Quer mesmo apagar tudo?',
    warning:
      'Desaparecem os pontos, os blocos feitos, o registo dos votos que deu, os rascunhos, as preferências e os códigos das suas sugestões. O que já enviou não se apaga com este botão. Antes de carregar nele, copie o código de cada sugestão: sem o código, já não a pode acompanhar nem apagar na página do Manifesto. Tem então de escrever ao encarregado da proteção de dados, a pessoa que, no município, recebe estes pedidos. O contacto está na página «Privacidade». Apaga-se também o código de visitante: sem ele, já não conseguimos encontrar os seus votos, apoios, avaliações e denúncias. Se os quiser ver ou apagar, escreva primeiro.',
    confirm: 'Sim, apagar tudo',
    cancel: 'Não apagar',
    done: 'Pronto. Já não há nada deste site guardado neste dispositivo.',
    undo: 'Anular e recuperar os meus dados',
    undoNote: 'Pode anular enquanto não sair desta página.',
    back: 'Os seus dados voltaram ao dispositivo.',
  },
  move: {
    title: 'Mudar de dispositivo',
    intro:
      'Leve o seu progresso para outro telemóvel ou computador, sem conta. Nada passa por nós: o progresso vai num ficheiro, ou em códigos QR (quadrados de pontos) que o outro telemóvel fotografa.',
    carries:
      'Vão o progresso, o registo dos votos que deu, os textos e os códigos das sugestões. Não vão as preferências, o que está por enviar nem o código de visitante: sem ele, não podemos procurar os votos que deu com este dispositivo. Quem tiver o ficheiro ou o código QR pode ver e apagar as suas sugestões: não os partilhe.',
    nothing: 'Ainda não há nada para levar deste dispositivo.',
    out: 'Levar daqui',
    file: 'Descarregar ficheiro',
    fileName: 'o-meu-progresso',
    fileDone: 'Ficheiro descarregado. Abra-o nesta mesma página, no outro dispositivo.',
    code: 'Mostrar código QR',
    hide: 'Esconder código',
    making: 'A preparar o código…',
    failed: 'Não foi possível preparar o código. Tente de novo, ou use o ficheiro.',
    codeTitle: (part: number, of: number) => (of === 1 ? 'Código QR' : `Código QR ${part} de ${of}`),
    codeAlt: (part: number, of: number) =>
      of === 1 ? 'Código QR com o seu progresso' : `Código QR com a parte ${part} de ${of} do seu progresso`,
    codeHow: 'Aponte a câmara do outro telemóvel ao código e abra o endereço que aparece.',
    codesHow: (of: number) =>
      `São ${of} códigos. Leia-os um a um com a câmara do outro dispositivo e abra o endereço de cada um.`,
    next: 'Código seguinte',
    previous: 'Código anterior',
    tooMany: (left: string) =>
      `Nem tudo cabe em códigos QR. Partes que ficaram de fora: ${left}. Para levar tudo, use o ficheiro.`,
    tooLarge: 'Há dados a mais para códigos QR. Use o ficheiro, onde cabem todos.',
    copy: 'Copiar o endereço',
    copied: 'Endereço copiado',
    copyFailed: 'Não foi possível copiar. Copie o endereço selecionado.',
    bring: 'Trazer para aqui',
    bringHow:
      'Envie o ficheiro do outro dispositivo, por exemplo num e-mail para si, e abra-o aqui, neste. Se tiver um código QR, fotografe-o com este dispositivo.',
    open: 'Ficheiro do outro dispositivo',
    part: (got: number, of: number) => `Códigos que já chegaram: ${got} de ${of}. Leia agora o que falta.`,
    missing: (parts: string) => `Por ler: ${parts}.`,
    giveUp: 'Desistir destes códigos',
    gaveUp: 'Os códigos que tinham chegado foram apagados.',
    arrived: 'Isto veio de outro dispositivo',
    madeOn: (day: string) => `Guardado a ${day}. Se o trouxer, fica neste dispositivo com:`,
    nothingLost: 'Nada do que já tem aqui se perde nem diminui.',
    left: (count: number) =>
      count === 1
        ? 'Uma parte não é deste site ou não se consegue ler, e fica de fora.'
        : `${count} partes não são deste site ou não se conseguem ler, e ficam de fora.`,
    take: 'Trazer para este dispositivo',
    refuse: 'Não trazer',
    refused: 'Não trouxemos nada. Está tudo como estava.',
    nothingNew: 'Este dispositivo já tem tudo o que aqui vem. Não é preciso fazer nada.',
    taken: 'Pronto. O progresso do outro dispositivo está agora aqui.',
    undo: 'Anular',
    undone: 'Anulado. Está tudo como estava.',
    problems: {
      unreadable:
        'Não conseguimos ler isto. O ficheiro ou o código pode estar incompleto: volte a fazê-lo no outro dispositivo. Nada mudou aqui.',
      foreign:
        'Este ficheiro não é deste site. Escolha o que descarregou em «O meu progresso». Nada mudou aqui.',
      newer:
        'O ficheiro é de uma versão mais recente do site. Recarregue esta página e tente de novo. Nada mudou aqui.',
      altered:
        'O ficheiro chegou alterado ou incompleto, e por isso não o usamos. Volte a fazê-lo no outro dispositivo. Nada mudou aqui.',
      empty: 'Não vem aqui nada para guardar. Nada mudou.',
      large: 'O ficheiro é grande demais para ser deste site. Nada mudou aqui.',
    },
  },
  /** @example amount(3, { one: 'voto', other: 'votos' }) // '3 votos' */
  amount: (value: number, { one, other }: { one: string; other: string }) =>
    `${number.format(value)} ${value === 1 ? one : other}`,
} as const;
