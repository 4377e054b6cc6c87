import { staffAccount } from './staff-account.ts';

/** Texts of the moderation page, read by staff only. */
export const moderation = {
  title: 'Moderação',
  lead: 'Página da equipa. As sugestões e as denúncias chegam aqui.',
  unavailable: 'A moderação precisa de ligação ao servidor, e nenhum está configurado.',
  signIn: {
    title: 'Entrar',
    email: 'Endereço de e-mail',
    password: 'Palavra-passe',
    submit: 'Entrar',
    working: 'A entrar…',
    emailMissing: 'Escreva o seu endereço de e-mail.',
    passwordMissing: 'Escreva a sua palavra-passe.',
    wrong: 'O endereço ou a palavra-passe não estão certos. Verifique os dois e tente de novo.',
    failed: 'Não foi possível entrar. Verifique a ligação e tente de novo.',
    tooMany: 'Demasiadas tentativas. Espere alguns minutos e tente de novo.',
    forgotten: 'Não sei a palavra-passe',
  },
  session: {
    signedInAs: (email: string) => `Sessão iniciada como ${email}`,
    signOut: 'Terminar sessão',
    unreachable: 'Não foi possível contactar o servidor. Verifique a ligação e recarregue a página.',
    expired: 'A sessão terminou. Entre de novo para continuar.',
    notModerator:
      'Esta conta não tem permissão para moderar. Peça à pessoa responsável pela equipa que lhe dê acesso.',
    checking: 'A verificar a sessão…',
    leaving: 'Não temos sinal de si há algum tempo. A sessão termina dentro de 2 minutos.',
    stay: 'Continuar a sessão',
    idled:
      'A sessão terminou por falta de atividade. Entre de novo para continuar: o que estava a escrever fica à espera.',
  },
  ...staffAccount,
  arrivals: {
    summary: (suggestions: number, reports: number) => {
      const parts = [
        suggestions > 0 && (suggestions === 1 ? '1 sugestão nova' : `${suggestions} sugestões novas`),
        reports > 0 && (reports === 1 ? '1 sugestão denunciada' : `${reports} sugestões denunciadas`),
      ].filter(Boolean);
      return `Entretanto: ${parts.join(' e ')}.`;
    },
    show: 'Mostrar',
  },
  shortcuts: {
    open: 'Atalhos do teclado',
    title: 'Atalhos do teclado',
    lead: 'Funcionam quando não está a escrever num campo.',
    areOff: 'Estão desligados neste dispositivo.',
    turnOff: 'Desligar os atalhos',
    turnOn: 'Ligar os atalhos',
    keys: [
      { key: 'j', does: 'Sugestão seguinte' },
      { key: 'k', does: 'Sugestão anterior' },
      { key: 'a', does: 'Publicar a sugestão' },
      { key: 'v', does: 'Pôr a sugestão em análise' },
      { key: 'r', does: 'Não publicar a sugestão' },
      { key: 'x', does: 'Escolher a sugestão, ou deixar de a escolher' },
      { key: 'h', does: 'Ver o histórico da sugestão' },
      { key: '/', does: 'Procurar' },
      { key: '?', does: 'Mostrar esta lista' },
    ],
  },
  queue: {
    title: 'Sugestões',
    filter: 'Mostrar',
    filters: [
      { value: 'pending', label: 'Recebidas' },
      { value: 'in_review', label: 'Em análise' },
      { value: 'reported', label: 'Denunciadas' },
      { value: 'approved', label: 'Publicadas' },
      { value: 'integrated', label: 'Integradas' },
      { value: 'rejected', label: 'Não publicadas' },
      { value: 'hidden', label: 'Retiradas' },
    ],
    loading: 'A carregar a fila…',
    failed: 'Não foi possível carregar as sugestões. Verifique a ligação e tente de novo.',
    refresh: 'Atualizar',
    empty: 'Não há sugestões neste grupo.',
    count: (shown: number, total: number) =>
      shown < total ? `${shown} de ${total} sugestões` : shown === 1 ? '1 sugestão' : `${shown} sugestões`,
    more: (count: number) => `Mostrar mais ${count}`,
    loadingMore: 'A carregar mais sugestões…',
    added: (added: number, shown: number, total: number) =>
      `${added === 1 ? 'Mais 1 sugestão' : `Mais ${added} sugestões`}. A mostrar ${shown} de ${total}.`,
    noMore: 'Não há mais sugestões neste grupo.',
    moreFailed: 'Não foi possível carregar mais sugestões. Verifique a ligação e tente de novo.',
    signed: (author: string, date: string) => `${author}, ${date}`,
    support: (count: number) => (count === 1 ? '1 apoio' : `${count} apoios`),
    reports: (count: number) => (count === 1 ? '1 denúncia por tratar' : `${count} denúncias por tratar`),
  },
  actions: {
    label: (text: string) => `Decidir sobre «${text}»`,
    review: 'Pôr em análise',
    approve: 'Publicar',
    reject: 'Não publicar',
    integrate: 'Marcar como integrada',
    hide: 'Retirar da lista',
    restore: 'Repor na lista',
    dismissReports: 'Arquivar denúncias',
    history: 'Ver histórico',
    redact: 'Retirar dados pessoais',
    merge: 'Juntar a outra igual',
    separate: 'Separar de novo',
    rejectMany: (count: number) =>
      count === 1 ? 'Não publicar a escolhida' : `Não publicar as ${count} escolhidas`,
    hideMany: (count: number) =>
      count === 1 ? 'Retirar da lista a escolhida' : `Retirar da lista as ${count} escolhidas`,
    dismissMany: (count: number) =>
      count === 1 ? 'Arquivar as denúncias da escolhida' : `Arquivar as denúncias das ${count} escolhidas`,
    many: (done: string, count: number) =>
      count === 1 ? done : `${done} A decisão vale para ${count} sugestões.`,
    skipped: (count: number) =>
      count === 1
        ? 'Numa das escolhidas, outra pessoa decidiu primeiro: ficou como estava.'
        : `Em ${count} das escolhidas, outra pessoa decidiu primeiro: ficaram como estavam.`,
    leftAsIs: (count: number) =>
      count === 1
        ? 'Uma ficou como está: houve outra decisão depois desta.'
        : `${count} ficaram como estão: houve outras decisões depois desta.`,
    working: 'A guardar…',
    undo: 'Anular',
    undoAbout: (what: string) => `Anular: ${what}`,
    session: 'Decisões desta sessão',
    earlier: (count: number) => `Decisões anteriores (${count})`,
    notRecalled:
      'Não foi possível carregar as decisões que já tomou nesta sessão. Escolha «Atualizar» para tentar de novo.',
    cannotUndo: 'Já não é possível anular esta decisão: passaram 12 horas, ou houve outra depois dela.',
    undone: 'Decisão anulada.',
    failed: 'Não foi possível guardar a decisão. Nada mudou. Tente de novo.',
    conflict: 'Outra pessoa já tratou desta sugestão. A fila foi atualizada.',
    forbidden: 'O servidor recusou: esta conta não pode moderar.',
    done: {
      in_review: 'Sugestão em análise.',
      approved: 'Sugestão publicada.',
      rejected: 'Sugestão não publicada.',
      integrated: 'Sugestão marcada como integrada.',
      hidden: 'Sugestão retirada da lista.',
      pending: 'Sugestão de volta à fila.',
      dismissed: 'Denúncias arquivadas.',
      redacted: 'Dados pessoais retirados.',
      merged: 'Sugestão junta a outra igual.',
      separated: 'Sugestões separadas.',
      version: 'Versão criada.',
    } as Record<string, string>,
  },
  reject: {
    title: 'Não publicar a sugestão',
    lead: 'Quem enviou vê o motivo com o código do recibo. Escreva de forma clara e simpática.',
    reason: 'Motivo',
    reasonMissing: 'Escolha um motivo.',
    text: 'Explicação para quem enviou',
    textTooLong: 'A explicação tem mais de 1000 caracteres. Escreva uma mais curta.',
    textMissing: 'Escreva uma frase que explique a decisão.',
    submit: 'Não publicar a sugestão',
    cancel: 'Cancelar',
  },
  hide: {
    title: 'Retirar da lista pública',
    lead: 'A sugestão deixa de aparecer na lista. Pode repô-la enquanto estiver guardada. Quem enviou vê o motivo.',
    submit: 'Retirar da lista',
  },
  redact: {
    title: 'Retirar dados pessoais',
    lead: 'Onde retirar uma parte, fica «[retirado]», e quem lê a sugestão vê que foi a moderação. Pode anular nesta sessão, no máximo durante 12 horas; o que retirar apaga-se de vez passado um dia.',
    text: 'Texto da sugestão',
    hint: 'Selecione as palavras a retirar, com o rato ou com as setas e a tecla das maiúsculas, e escolha «Retirar o que está selecionado».',
    takeOut: 'Retirar o que está selecionado',
    tookOut: 'Retirado.',
    nothingSelected: 'Selecione primeiro, no texto, as palavras a retirar.',
    startOver: 'Voltar ao texto todo',
    name: 'Nome de quem assinou',
    keepName: (name: string) => `Deixar o nome «${name}»`,
    removeName: 'Retirar o nome: a sugestão fica anónima',
    why: 'Motivo, para o histórico e para a equipa (opcional)',
    nothing: 'Ainda não retirou nada.',
    onlyTakeOut: 'Só pode retirar partes do texto: o resto tem de ficar como a pessoa o escreveu.',
    tooLong: 'O texto ficou com mais de 2000 caracteres. Retire as partes seguidas de uma só vez.',
    submit: 'Retirar dados pessoais',
  },
  merge: {
    title: 'Juntar a outra igual',
    lead: 'Escolha a sugestão que fica. Os apoios desta passam para lá, cada pessoa conta uma vez, e o recibo desta diz para onde foi. Pode separá-las a qualquer momento.',
    search: 'Procurar a sugestão que fica',
    searchHint: 'Palavras do texto ou o nome de quem assinou.',
    find: 'Procurar',
    searching: 'A procurar…',
    target: 'A sugestão que fica',
    option: (text: string, stage: string, support: string) => `${text} (${stage}, ${support})`,
    none: 'Não encontrámos outra sugestão com essas palavras. Experimente menos palavras.',
    searchFirst: 'Procure e escolha a sugestão que fica.',
    why: 'Resposta para quem enviou (opcional)',
    submit: 'Juntar as duas',
  },
  search: {
    label: 'Procurar em todas as sugestões',
    submit: 'Procurar',
    clear: 'Voltar à fila',
    searching: 'A procurar…',
    missing: 'Escreva uma palavra do texto ou do nome de quem assinou.',
    failed: 'Não foi possível procurar. Verifique a ligação e tente de novo.',
    found: (count: number, what: string) =>
      count === 0
        ? `Nenhuma sugestão tem «${what}».`
        : count >= 50
          ? `As 50 mais recentes com «${what}». Para encontrar outras, junte mais palavras.`
          : count === 1
            ? `1 sugestão com «${what}».`
            : `${count} sugestões com «${what}».`,
  },
  choose: {
    one: 'Escolher',
    chosen: (count: number) => (count === 1 ? '1 sugestão escolhida' : `${count} sugestões escolhidas`),
    all: 'Escolher as que estão à vista',
    none: 'Não escolher nenhuma',
    region: 'Sugestões escolhidas',
    rejectTitle: (count: number) =>
      count === 1 ? 'Não publicar 1 sugestão' : `Não publicar ${count} sugestões`,
    hideTitle: (count: number) =>
      count === 1 ? 'Retirar 1 sugestão da lista pública' : `Retirar ${count} sugestões da lista pública`,
    lead: 'O motivo e a explicação são os mesmos para todas. Quem enviou cada uma vê-os com o código do recibo. Pode anular tudo de uma vez.',
  },
  integrate: {
    title: 'Marcar como integrada',
    lead: 'A sugestão passa a constar da versão do Manifesto que escolher.',
    version: 'Versão do Manifesto',
    versionMissing: 'Escolha uma versão.',
    newVersion: 'Criar uma versão nova',
    number: 'Número da versão',
    numberHint: 'Por exemplo: 1.1',
    numberWrong: 'Escreva um número de versão como 1.1.',
    exists: 'Essa versão já existe. Escolha-a na lista.',
    versionTitle: 'Título da versão',
    titleTooLong: 'O título tem mais de 200 caracteres. Escreva um mais curto.',
    summary: 'O que mudou',
    missing: 'Preencha este campo.',
    summaryTooLong: 'O texto tem mais de 4000 caracteres. Escreva um mais curto.',
    body: 'O texto do Manifesto nesta versão (opcional)',
    bodyHint:
      'O campo já traz o texto da versão anterior: altere só o que for diferente, e a página mostra as diferenças. Uma linha com # e o título de um princípio abre a parte desse princípio.',
    bodyTooLong: 'O texto tem mais de 20 000 caracteres. Escreva um mais curto.',
    note: 'Resposta para quem enviou (opcional)',
    noteTooLong: 'A resposta tem mais de 1000 caracteres. Escreva uma mais curta.',
    submit: 'Marcar como integrada',
  },
  history: {
    title: 'Histórico da sugestão',
    by: (moderator: string) => `por ${moderator}`,
    undone: (date: string) => `Anulada em ${date}`,
    empty: 'Ainda não houve decisões sobre esta sugestão.',
    close: 'Fechar',
    acts: {
      status: (to: string) => `Passou a: ${to}`,
      integrate: (version: string) => `Integrada na versão ${version}`,
      dismiss_reports: () => 'Denúncias arquivadas',
      create_version: (version: string) => `Versão ${version} criada`,
      redact: () => 'Dados pessoais retirados',
      merge: () => 'Junta a outra igual',
      separate: () => 'Separada da outra igual',
    } as Record<string, (detail: string) => string>,
    failed: 'Não foi possível carregar o histórico.',
    reports: 'Denúncias',
  },
} as const;
