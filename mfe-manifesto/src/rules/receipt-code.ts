/**
 * The receipt of a suggestion: a secret code created on the visitor's device and shown once. The server stores only
 * its hash, so even the database cannot identify the holder.
 */

/** Crockford's Base32, without the ambiguous I, L, O and U. 16 characters hold 80 random bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

/** @returns a new code such as 'IA-7K3M-9QXP-2DFH-4TVW'. */
export function createReceiptCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  // 256 is a multiple of 32, so the modulo introduces no bias.
  return formatCode(Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
}

/**
 * Parses a typed code: any case, with or without hyphens and prefix, O for 0, I or L for 1.
 * @returns the canonical code, or null when it is invalid
 */
export function readReceiptCode(typed: string): string | null {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  // Drops the prefix «IA».
  const body = characters.length === CODE_LENGTH + 2 ? characters.slice(2) : characters;
  const repaired = body.replace(/O/g, '0').replace(/[IL]/g, '1');
  const isValid =
    repaired.length === CODE_LENGTH && [...repaired].every((letter) => ALPHABET.includes(letter));
  return isValid ? formatCode(repaired) : null;
}

const formatCode = (letters: string): string => `IA-${letters.match(/.{4}/g)?.join('-') ?? ''}`;
