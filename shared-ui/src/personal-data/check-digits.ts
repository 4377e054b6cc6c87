/** Check digits of personal and account numbers. Each function takes the number without separators. */

const digits = (number: string): number[] => [...number].map(Number);

/** Sums the first digits, each multiplied by its weight. */
const weightedSum = (number: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (number[index] ?? 0), 0);

/** Validates a NIF, the tax number (nine digits): weights 9 to 2, modulo 11 (Portaria 377/2003, 10 May). */
export function isNif(number: string): boolean {
  const all = digits(number);
  const remainder = weightedSum(all, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return all.length === 9 && all[8] === (remainder < 2 ? 0 : 11 - remainder);
}

/**
 * Validates a NISS, the number of Social Security (eleven digits): weights are the first ten primes in
 * descending order, modulo 10.
 */
export function isNiss(number: string): boolean {
  const all = digits(number);
  return all.length === 11 && all[10] === 9 - (weightedSum(all, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10);
}

/**
 * Luhn algorithm: doubles every second value from the right; the sum is a multiple of 10. Used by payment
 * cards and the citizen card.
 */
function passesLuhn(values: readonly number[]): boolean {
  const sum = [...values].reverse().reduce((total, value, index) => {
    const doubled = index % 2 === 0 ? value : value * 2;
    return total + (index % 2 === 1 && doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Validates a payment card number: ISO/IEC 7812-1, annex B (Luhn). */
export const isCard = (number: string): boolean => passesLuhn(digits(number));

/**
 * Validates a citizen card number of twelve characters («000000000ZZ4»): letters count from A = 10 (IRN,
 * algorithm of the document number).
 */
export const isCitizenCard = (number: string): boolean =>
  passesLuhn([...number].map((sign) => Number.parseInt(sign, 36)));

/** Validates an IBAN: ISO 13616, modulo 97. */
export function isIban(number: string): boolean {
  // Country code and check digits go to the end; letters count from A = 10.
  const rearranged = number.slice(4) + number.slice(0, 4);
  const values = [...rearranged].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...values].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}
