/** The words of the suggestion form and of following a suggestion. */
export const contribute = {
  title: 'A Sua Voz Conta',
  lead: 'Tem uma ideia para melhorar o Manifesto? Escreva-a aqui. Uma pessoa da equipa lê todas as sugestões antes de as publicar.',
  text: {
    label: 'A sua sugestão',
    heading: 'O que mudaria no Manifesto?',
    hint: 'Não escreva [[dados-pessoais|dados pessoais]]: nem os seus, nem os de outras pessoas.',
    empty: 'Escreva a sua sugestão antes de continuar.',
    onlyBeginning: 'Falta a sua sugestão. Escreva-a a seguir ao início que já está no formulário.',
    tooLong: (over: number) =>
      over === 1
        ? 'A sugestão tem 1 carácter a mais. O limite é de 2000 caracteres.'
        : `A sugestão tem ${over} caracteres a mais. O limite é de 2000 caracteres.`,
    kept: 'O texto fica guardado neste dispositivo até o enviar. Enquanto escreve, o servidor procura sugestões parecidas e não guarda o que escreveu.',
    notKept:
      'O seu navegador não deixa guardar dados. O texto dura só enquanto tiver esta página aberta. Enquanto escreve, o servidor procura sugestões parecidas e não guarda o que escreveu.',
    next: 'Continuar',
  },
  analysis: {
    ask: 'Pedir um comentário à IA',
    again: 'Pedir outra vez',
    notice:
      'O texto é enviado a um serviço externo de IA, que o resume e comenta. Não inclua dados pessoais. A sugestão pode ser enviada sem este passo.',
    working: 'A IA está a ler a sua sugestão…',
    label: 'Gerado por IA',
    title: 'O que a IA leu na sua sugestão',
    summary: 'Resumo',
    category: 'Tema',
    feedback: 'Comentário',
    /** For an answer that cannot be read (specification §8): the programme's own words, shown once it is sent. */
    fallback: {
      summary: 'A sua sugestão foi recebida e será analisada.',
      feedback:
        'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
    },
    failed: 'Não foi possível obter o comentário da IA. Pode continuar e enviar a sua sugestão.',
    categories: {
      Fairness: 'Justiça',
      Transparency: 'Transparência',
      Accountability: 'Responsabilização',
      'Human-centric': 'Pessoas no centro',
      Safety: 'Segurança',
      Education: 'Educação',
      Other: 'Outro',
    } as Record<string, string>,
  },
  signing: {
    step: 'Passo 2 de 2',
    stepText: 'Passo 1 de 2',
    title: 'Quer assinar a sua sugestão?',
    yourText: 'A sua sugestão',
    change: 'Alterar o texto',
    named: 'Assinar com o meu nome',
    anonymous: 'Enviar sem assinar',
    name: 'O seu nome (opcional)',
    nameHint: 'Aparece junto da sugestão, se for publicada. Se o deixar vazio, aparece «Anónimo».',
    nameTooLong: 'O nome tem mais de 80 caracteres. Escreva uma forma mais curta.',
    submit: 'Enviar sugestão',
    sending: 'A enviar…',
    back: 'Voltar',
  },
  prefilled: 'O início da sugestão já está no formulário.',
  failed: 'Ocorreu um erro. Por favor, tente novamente mais tarde.',
  failedKept:
    'O seu texto continua aqui e fica guardado neste dispositivo. Pode tentar de novo quando quiser.',
  failedNotKept:
    'O seu texto continua aqui enquanto tiver esta página aberta, porque o seu navegador não deixa guardar dados. Tente de novo ou copie-o para outro lado.',
  failedAway: 'A sua sugestão não foi enviada. O texto continua no formulário da página do Manifesto.',
  sentAway: 'A sua sugestão foi enviada. O código está em «As minhas sugestões», na página do Manifesto.',
  tooMany: (from: string) => `O seu texto continua aqui. Pode enviá-lo ${from}.`,
  refused:
    'O texto não foi aceite pelo servidor e continua aqui. Verifique se tem entre 1 e 2000 caracteres e tente de novo.',
  sameText: 'Já recebemos há pouco tempo uma sugestão com este mesmo texto, e uma basta para a equipa a ler.',
  sameTextKept:
    'O seu texto continua aqui. Pode acrescentar o que a sua ideia tem de diferente, ou apoiar a que já chegou quando aparecer na lista da comunidade.',
  offline: 'O serviço de sugestões não está disponível neste momento.',
  busy: 'Há muita gente a usar o sítio neste momento. Espere um pouco e tente de novo.',
  sent: {
    title: 'Sugestão enviada. Obrigado!',
    text: 'A equipa vai lê-la. Se for aceite, aparece na lista da comunidade.',
    waitsTitle: 'Sugestão guardada neste dispositivo',
    waitsText:
      'Segue sozinha quando houver ligação, mesmo que feche esta página: basta voltar a abrir o sítio. Depois a equipa vai lê-la.',
    heldText:
      'Em «As minhas sugestões» pode tentar enviá-la antes, alterá-la ou desistir. Depois de enviada, a equipa vai lê-la.',
    writtenOn: (date: string) => `Escrita em ${date}`,
    codeTitle: 'O seu código de acompanhamento',
    codeHelp:
      'O código fica em «As minhas sugestões», neste dispositivo. Guarde-o também noutro lugar: é a única forma de acompanhar a sugestão a partir de outro dispositivo, porque não pedimos o seu contacto.',
    codeHelpNotKept:
      'Guarde já este código. O seu navegador não deixa guardar dados e não pedimos o seu contacto: sem o código não pode saber o que aconteceu à sua sugestão.',
    unread: 'A equipa lê todas as sugestões.',
    copy: 'Copiar código',
    copied: 'Código copiado',
    copyFailed: 'Não foi possível copiar. Copie o código selecionado.',
    print: 'Imprimir o recibo',
    another: 'Submeter outra ideia',
    follow: 'Acompanhar esta sugestão',
    receipt: 'Recibo de sugestão',
    sentOn: (date: string) => `Enviada em ${date}`,
  },
} as const;

/** Drafts that another tab, or an earlier visit, left on this device. */
export const drafts = {
  title: 'Rascunhos neste dispositivo',
  lead: 'Ficaram de outro separador ou de uma visita anterior.',
  from: (date: string) => `Guardado em ${date}`,
  resume: 'Continuar este rascunho',
  discard: 'Apagar',
  discarded: 'Rascunho apagado.',
  undo: 'Anular',
} as const;

/** The suggestions that were sent from this device. */
export const mine = {
  title: 'As minhas sugestões',
  lead: 'As que enviou a partir deste dispositivo, com o estado de cada uma.',
  notKept:
    'O seu navegador não deixa guardar dados: esta lista desaparece quando fechar a página. Guarde os códigos.',
  code: 'Código',
  sentOn: (date: string) => `Enviada em ${date}`,
  writtenOn: (date: string) => `Escrita em ${date}`,
  notOpened:
    'Não foi possível mostrar as suas sugestões. Estão guardadas: verifique a ligação e tente de novo.',
  unconfirmed: 'Por confirmar',
  unconfirmedHelp: 'Ainda não sabemos se o servidor a recebeu. Se a enviar de novo, conta uma só vez.',
  waiting: 'À espera de ligação',
  waitingHelp: 'Guardada neste dispositivo. Segue sozinha quando houver ligação.',
  held: 'Ainda não foi enviada',
  sendNow: 'Tentar enviar agora',
  sendingNow: 'A enviar…',
  refused: 'Não foi enviada',
  resume: 'Voltar a pô-la no formulário',
  cancel: 'Não enviar',
  cancelled: 'A sugestão não vai ser enviada. O texto ficou nos rascunhos deste dispositivo.',
  unknown: 'Não encontrada',
  unknownHelp: 'O servidor já não tem nenhuma sugestão com este código.',
  follow: 'Ver todos os estados',
  refresh: 'Atualizar estados',
  refreshing: 'A atualizar…',
  refreshed: 'Estados atualizados.',
  failed: 'Não foi possível atualizar os estados. Verifique a ligação e tente de novo.',
  more: (count: number) => `Mostrar mais ${count}`,
} as const;

export const follow = {
  title: 'Acompanhar uma sugestão',
  lead: 'Escreva o código do recibo para ver em que ponto está a sua sugestão.',
  label: 'Código de acompanhamento',
  hint: 'Por exemplo: IA-7K3M-9QXP-2DFH-4TVW',
  submit: 'Ver o estado',
  loading: 'A procurar…',
  invalid: 'Depois de «IA», o código tem 16 letras e algarismos. Confirme no seu recibo.',
  notFound: 'Não encontrámos nenhuma sugestão com este código. Confirme cada letra no seu recibo.',
  notOpened: 'Encontrámos a sugestão, mas não foi possível mostrá-la. Verifique a ligação e tente de novo.',
  failed: 'Não foi possível consultar a sugestão. Verifique a ligação e tente de novo.',
  busy: 'Há muita gente a usar o sítio neste momento. Espere um pouco e tente de novo.',
  tooMany:
    'Houve muitas consultas a partir desta ligação à Internet na última hora. Espere um pouco e tente de novo.',
  states: 'Estados da sugestão',
  text: 'A sua sugestão',
  answer: 'Resposta da equipa',
  integratedIn: (version: string) => `Integrada na versão ${version} do Manifesto.`,
  redacted: 'Parte deste texto foi retirada pela moderação',
  kept: 'Outra pessoa sugeriu o mesmo. As duas sugestões ficaram juntas, e os apoios da sua contam nesta:',
  keptUnpublished:
    'Outra pessoa sugeriu o mesmo. As duas sugestões ficaram juntas e a equipa responde a ambas.',
  keptStage: (stage: string, support: string) => `Estado: ${stage}. ${support}.`,
  keptSupport: (count: number) => (count === 1 ? '1 apoio' : `${count} apoios`),
  current: 'estado atual',
  next: {
    pending: 'A seguir, uma pessoa da equipa lê a sugestão.',
    in_review: 'A seguir, a equipa decide. Se não a aceitar, explica porquê.',
    approved: 'Pode vir a ser integrada numa próxima versão do Manifesto.',
  } as Record<string, string>,
  due: (date: string) =>
    `Resposta prevista até ${date}. É um objetivo que o próprio programa fixou, em regra 30 dias depois do envio. Não é um prazo da lei.`,
  late: (date: string) =>
    `A resposta está atrasada: contávamos dá-la até ${date}. A sua sugestão não está esquecida, e a equipa continua a lê-la. Pedimos desculpa pela demora.`,
} as const;

/** The words a visitor sees for each status. */
export const STATUS_LABELS: Record<string, string> = {
  pending: 'Recebida',
  in_review: 'Em análise',
  approved: 'Aceite',
  integrated: 'Aceite e integrada',
  rejected: 'Não aceite',
  hidden: 'Retirada da lista pública',
  merged: 'Junta a outra igual',
};

/** Why the team did not accept a suggestion, or withdrew it: what its author reads. Keys as the server names them. */
export const DECISION_REASONS: Record<string, string> = {
  off_topic: 'Não é sobre o Manifesto',
  duplicate: 'Já existe uma sugestão igual',
  already_covered: 'O Manifesto já o diz',
  personal_data: 'Contém dados pessoais',
  language: 'Desrespeita pessoas',
  not_feasible: 'Não é possível pôr em prática',
  other: 'Outro motivo',
};

/** What a suggestion can be about. */
export const about = {
  label: 'É sobre que parte do Manifesto?',
  whole: 'O Manifesto em geral',
  opening: 'Texto de abertura',
  principle: (title: string) => `Princípio «${title}»`,
} as const;
