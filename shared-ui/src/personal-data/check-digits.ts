/** Check digits of the numbers that identify a person or an account. Each takes the bare number, without separators. */

const digits = (number: string): number[] => [...number].map(Number);

const weighted = (number: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (number[place] ?? 0), 0);

/** NIF, nine digits: weights 9 to 2, modulo 11 (Portaria 377/2003, 10 May). */
export function isNif(number: string): boolean {
  const all = digits(number);
  const rest = weighted(all, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return all.length === 9 && all[8] === (rest < 2 ? 0 : 11 - rest);
}

/** NISS, eleven digits: the first ten prime numbers in falling order as weights, modulo 10. */
export function isNiss(number: string): boolean {
  const all = digits(number);
  return all.length === 11 && all[10] === 9 - (weighted(all, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10);
}

/** Doubles every second value from the right and adds: modulo 10 of payment cards and of the citizen card. */
function doublesToTen(values: readonly number[]): boolean {
  const sum = [...values].reverse().reduce((total, value, place) => {
    const doubled = place % 2 === 0 ? value : value * 2;
    return total + (place % 2 === 1 && doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Payment card: ISO/IEC 7812-1, annex B (Luhn). */
export const isCard = (number: string): boolean => doublesToTen(digits(number));

/** Citizen card, twelve characters («000000000ZZ4»): letters count from A = 10 (IRN, algorithm of the document number). */
export const isCitizenCard = (number: string): boolean =>
  doublesToTen([...number].map((sign) => Number.parseInt(sign, 36)));

/** IBAN: ISO 13616, modulo 97. */
export function isIban(number: string): boolean {
  const turned = number.slice(4) + number.slice(0, 4);
  const values = [...turned].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...values].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
