/** Data of an exercise that sorts sentences one by one and explains every answer at once. */
export interface SorterItem {
  text: string;
  /** Id of the right option. */
  kind: string;
  reason: string;
  /** How to verify it, in one sentence. */
  check?: string;
  /** Publisher and year of a fact. */
  source?: string;
}

export interface SorterData {
  options: readonly { id: string; label: string }[];
  items: readonly SorterItem[];
  /** Comment on the right answer, by option id. */
  verdicts: Readonly<Record<string, string>>;
  note: string;
}

const number = new Intl.NumberFormat('pt-PT');

export const sorter = {
  position: (position: number, total: number) => `${number.format(position)} de ${number.format(total)}`,
  yours: (label: string) => `A sua resposta: ${label}.`,
  check: 'Como confirmar',
  source: 'Fonte',
  next: 'Seguinte',
  end: 'Ver o resumo',
  summary: (same: number, total: number) =>
    `Respondeu como nós em ${number.format(same)} de ${number.format(total)}.`,
  again: 'Fazer outra vez',
};
