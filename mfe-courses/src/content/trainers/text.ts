/** Texts common to all trainer sheets. */
const number = new Intl.NumberFormat('pt-PT');

export const trainers = {
  hero: {
    eyebrow: 'Para formadores',
    title: 'Fichas para formadores',
    lead: 'Uma ficha para cada curso e outra para fazer a Missão 1 numa sala sem computadores. Cada uma traz objetivos, tempos, material, passos, perguntas e respostas.',
    cta: { label: 'Ver as fichas', to: '#fichas' },
    facts: ['Em folhas A4', 'Uma ficha por curso', 'Não precisa de se registar'],
  },
  /** In the plain-text version, which has no steps of the sheets. */
  inFullPage: 'Os passos, as perguntas e os cartões de palavras estão na página completa.',
  list: {
    id: 'fichas',
    title: 'As fichas',
    lead: 'Abra uma ficha para a ler ou imprimir.',
    unknown: 'Não encontrámos essa ficha. Escolha uma destas.',
    open: 'Abrir a ficha',
    withoutComputers: 'Numa sala sem computadores',
    alone: (time: string) => `Curso feito a sós: ${time.toLowerCase()}`,
  },
  all: 'Todas as fichas',
  print: 'Imprimir esta ficha',
  loading: 'A abrir a ficha…',
  failed: 'A ficha não abriu. Verifique a ligação à Internet e tente de novo.',
  sheet: {
    programme: 'IA para Todos · Ficha para formadores',
    withoutComputers: 'sala sem computadores',
    address: 'Página',
    audience: 'Para quem',
    duration: 'Duração',
    atMost: 'Cada sessão, no máximo',
    lasts: (sessions: number, minutes: number) =>
      sessions === 1
        ? `Uma sessão de ${number.format(minutes)} minutos`
        : `${number.format(sessions)} sessões, ${number.format(minutes)} minutos ao todo`,
    aims: 'Objetivos',
    aimsLead: 'No fim, cada pessoa consegue:',
    materials: 'Material',
    before: 'Antes da sessão',
    steps: 'Como conduzir cada parte',
    plan: 'Tempos',
    session: (position: number, total: number) =>
      total === 1 ? 'A sessão' : `Sessão ${position} de ${total}`,
    minutes: (minutes: number) => `${number.format(minutes)} minutos`,
    opening: 'Abertura: objetivos, e o que cada pessoa já sabe',
    closing: 'Fecho: conversa, e o que cada pessoa vai experimentar',
    activity: 'Atividade',
    talk: 'Para conversar',
    listen: 'O que procurar nas respostas',
    game: 'Sobre o jogo da atividade 5',
    answers: 'Perguntas e respostas',
    answersLead: 'A resposta certa tem um visto. Por baixo de cada resposta está a razão.',
    choices: 'O que acontece em cada escolha',
    right: 'Certa:',
    cards: 'Cartões de palavras',
    cardsLead: 'Recorte. Cada pessoa começa na primeira palavra e escolhe uma de cada linha.',
    line: (position: number) => `Linha ${position}`,
  },
  /** How to lead a block in a room with a screen for everyone. */
  steps: [
    'Leia o objetivo em voz alta.',
    'Cada pessoa, ou cada par, trabalha ao seu ritmo. Ande pela sala e ajude, mas não responda por ninguém.',
    'Nos cursos, quando a atividade pede que cada pessoa fale, forme grupos de 6 a 8. Os tempos são para grupos deste tamanho.',
    'No fim de cada parte, leia as perguntas desta ficha, uma a uma. Cada pessoa levanta o cartão com a letra que escolheu. Só depois se diz a resposta.',
    'Peça uma razão a quem acertou e a quem não acertou. Depois leia as explicações.',
    'Se faltar tempo, deixe a atividade para casa e mantenha as perguntas.',
  ],
  /** Minutes at the start and at the end of every session. */
  opening: 5,
  closing: 10,
};
