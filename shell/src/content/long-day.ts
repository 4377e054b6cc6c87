const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/**
 * A day in words, as `Intl` writes it in pt-PT: «3 de fevereiro de 2001». Without `Intl`, because to bring that up for its first
 * date takes an old telephone some thirty milliseconds, before the page answers.
 * @param day as 2001-02-03
 */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}
