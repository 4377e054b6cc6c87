/**
 * The receipt of a suggestion: a code made on the visitor's device, shown once and known to nobody else. The server
 * keeps only its hash, so that not even the database can tell who holds it.
 */

/** Crockford's base 32: no I, L, O and U, which people misread. 16 characters are 80 random bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** @returns a new code such as 'IA-7K3M-9QXP-2DFH-4TVW'. */
export function createReceiptCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  // 256 is a multiple of 32: every character is equally likely.
  return grouped(Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
}

/**
 * Reads a code as someone types it from paper: any case, with or without hyphens and prefix, O for 0, I or L for 1.
 * @returns the code as it was issued, or null when it cannot be one.
 */
export function readReceiptCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = plain.length === LENGTH + 2 ? plain.slice(2) : plain;
  const repaired = body.replace(/O/g, '0').replace(/[IL]/g, '1');
  const valid = repaired.length === LENGTH && [...repaired].every((letter) => ALPHABET.includes(letter));
  return valid ? grouped(repaired) : null;
}

const grouped = (letters: string): string => `IA-${letters.match(/.{4}/g)?.join('-') ?? ''}`;
