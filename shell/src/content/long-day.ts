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
 * Formats a date as `Intl` does in pt-PT: «3 de fevereiro de 2001». Does not use `Intl`, whose first call takes
 * an old phone some 30 ms.
 * @param day ISO date, such as 2001-02-03
 */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}
