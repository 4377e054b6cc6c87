/** Texts of the next-word demonstration and of the frequencies after the sentence builder. */
const number = new Intl.NumberFormat('pt-PT');
const percent = (share: number) => `${number.format(Math.round(share * 100))}\u00a0%`;
const times = (count: number, total: number) => `${number.format(count)} em ${number.format(total)}`;

export const nextWord = {
  /** Sentence starts with many continuations in the collection. */
  starts: ['Hoje', 'Amanhã', 'A minha avó', 'O gato', 'Era uma vez'],
  startLabel: 'Começar por',
  sees: {
    label: 'Quantas palavras vê o modelo?',
    options: [
      { value: '1', label: 'Só a última' },
      { value: '2', label: 'As duas últimas' },
    ],
  },
  guesses: (last: string) => `O que vem depois de «${last}»?`,
  stop: 'ponto final',
  percent,
  times,
  others: (count: number) =>
    count === 1 ? 'E mais 1 palavra possível.' : `E mais ${number.format(count)} palavras possíveis.`,
  draw: 'Sortear pelas probabilidades',
  likeliest: 'Escolher a mais provável',
  again: 'Começar outra frase',
  finished:
    'Frase feita, palavra a palavra. Soa bem? Pode soar bem sem ser verdade: o programa não foi ver se hoje chove.',
  soFar: (sentence: string) => `Frase até agora: ${sentence}`,
  honest: (count: number) =>
    `As percentagens são verdadeiras: contam o que aconteceu em ${number.format(count)} frases curtas escritas para este site. Um assistente aprendeu com muito mais texto, vê muito mais do que duas palavras e é afinado com a opinião de pessoas. A ideia de partida é a mesma.`,
  builder: {
    title: 'Era uma frase provável?',
    lead: (count: number) =>
      `Em ${number.format(count)} frases curtas que escrevemos para este site, contámos o que vem depois de cada palavra:`,
    step: (word: string, before: string, share: number, count: number, total: number) =>
      count === 0
        ? `Depois de «${before}», nunca veio «${word}».`
        : `«${word}» depois de «${before}»: ${times(count, total)} (${percent(share)}).`,
    all: 'Cada passo já tinha acontecido. Por isso, cada palavra liga bem com a anterior, mesmo que a frase não seja verdade.',
    some: (never: number) =>
      never === 1
        ? 'Um passo nunca tinha acontecido: é aí que a frase pode soar estranha.'
        : `${number.format(never)} passos nunca tinham acontecido: é aí que a frase pode soar estranha.`,
  },
};
