const people = (count: number) => (count === 1 ? '1 votante' : `${count} votantes`);
const ballots = (count: number) => (count === 1 ? '1 voto' : `${count} votos`);

/** Texts about vote bursts, on the moderation page. */
export const voteBursts = {
  title: 'Votos que chegaram juntos',
  lead: 'Aqui estão as ligações à Internet de onde vieram vinte ou mais votantes numa hora. Pode ser uma escola ou um serviço, e pode ser alguém a votar muitas vezes. Veja o que aconteceu antes de decidir.',
  loading: 'A carregar…',
  failed: 'Não foi possível carregar estes votos. Verifique a ligação e tente de novo.',
  notOpened: 'Não foi possível abrir esta parte da página. Verifique a ligação e tente de novo.',
  refresh: 'Atualizar os votos',
  period: 'Período',
  periods: [
    { value: '48', label: 'Últimos 2 dias' },
    { value: '720', label: 'Últimos 30 dias' },
  ],
  empty: 'Neste período não chegaram muitos votos juntos de nenhuma ligação.',
  summary: (connections: number, voters: number) =>
    `${connections === 1 ? '1 ligação' : `${connections} ligações`}, ${people(voters)} ao todo.`,
  span: (day: string, from: string, to: string) => `${day}, das ${from} às ${to}`,
  connection: (name: string) => `Ligação ${name}`,
  amount: (voters: number, votes: number) => `${people(voters)}, ${ballots(votes)}`,
  /** Outcome of the votes. */
  counted: (count: number) => `Contam: ${count}`,
  held: (count: number) => `Não contam: ${count}`,
  waiting: (count: number) => `Por contar: ${count}`,
  about: (targets: string) => `Em: ${targets}`,
  suggestions: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  recipes: (count: number) => (count === 1 ? 'avaliações de 1 receita' : `avaliações de ${count} receitas`),
  decided: 'A equipa já decidiu sobre estes votos',
  setAside: 'Não contar estes votos',
  letCount: 'Contar estes votos',
  review: {
    setAsideTitle: 'Não contar estes votos',
    setAsideLead: (amount: string) =>
      `${amount}. Os votos recebidos ficam guardados e à vista; deixam de contar. Pode repor tudo como estava.`,
    letCountTitle: 'Contar estes votos',
    letCountLead: (amount: string) => `${amount}. Passam a contar. Pode repor tudo como estava.`,
    note: 'Motivo, para o histórico da equipa',
    noteMissing: 'Escreva uma frase que explique a decisão.',
    noteTooLong: 'O motivo tem mais de 1000 caracteres. Escreva um mais curto.',
  },
  done: {
    setAside: (votes: number) =>
      `Decisão guardada: ${ballots(votes)} ${votes === 1 ? 'deixa' : 'deixam'} de contar.`,
    letCount: (votes: number) =>
      `Decisão guardada: ${ballots(votes)} ${votes === 1 ? 'passa' : 'passam'} a contar.`,
    undone: (votes: number) =>
      `Decisão anulada: ${ballots(votes)} ${votes === 1 ? 'volta' : 'voltam'} ao que ${votes === 1 ? 'era' : 'eram'}.`,
  },
  conflict: 'Outra pessoa já decidiu sobre estes votos. A lista foi atualizada.',
  log: {
    title: 'Decisões sobre votos',
    empty: 'Ainda não houve decisões sobre votos.',
    setAside: (votes: number) => `Não contar ${ballots(votes)}`,
    letCount: (votes: number) => `Contar ${ballots(votes)}`,
    by: (moderator: string, when: string) => `por ${moderator}, em ${when}`,
    undo: 'Repor como estava',
    undone: (when: string) => `Anulada em ${when}`,
  },
} as const;
