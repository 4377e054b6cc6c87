/** The shape of an exercise that sorts sentences one by one. Every answer is explained at once. */
export interface Sorted {
  text: string;
  /** Id of the option that we would choose. */
  kind: string;
  reason: string;
  /** How one finds out, in a sentence. */
  check?: string;
  /** Publisher and year of a fact. */
  source?: string;
}

export interface SorterData {
  options: readonly { id: string; label: string }[];
  items: readonly Sorted[];
  /** Said of our answer, by id of the option. */
  verdicts: Readonly<Record<string, string>>;
  note: string;
}

const number = new Intl.NumberFormat('pt-PT');

export const sorter = {
  place: (place: number, total: number) => `${number.format(place)} de ${number.format(total)}`,
  yours: (label: string) => `A sua resposta: ${label}.`,
  check: 'Como confirmar',
  source: 'Fonte',
  next: 'Seguinte',
  end: 'Ver o resumo',
  summary: (same: number, total: number) =>
    `Respondeu como nós em ${number.format(same)} de ${number.format(total)}.`,
  again: 'Fazer outra vez',
};
