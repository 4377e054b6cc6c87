/** Headers that a gateway in front sets itself, so that a visitor cannot choose what they say. */
const ADDRESS_HEADERS = ['cf-connecting-ip', 'x-forwarded-for'] as const;
export type AddressHeader = (typeof ADDRESS_HEADERS)[number];

/**
 * Hosted Supabase stands behind Cloudflare, which overwrites the first. Set to nothing is not set.
 * @throws for a name that is none of them: everyone would be one address.
 */
export function readAddressHeader(value: string | undefined): AddressHeader {
  const name = value?.trim().toLowerCase() || ADDRESS_HEADERS[0];
  const known = ADDRESS_HEADERS.find((header) => header === name);
  if (known) return known;
  throw new Error(`AI_ADDRESS_HEADER must be one of ${ADDRESS_HEADERS.join(', ')}.`);
}

/**
 * What counts as one address: the visitor's IPv4 address, or the /64 that one IPv6 customer owns.
 * Of `x-forwarded-for` only the last entry is the gateway's own.
 */
export function addressOf(request: Request, header: AddressHeader): string {
  const value = request.headers.get(header)?.split(',').at(-1)?.trim() ?? '';
  return value === '' ? 'unknown' : network(value);
}

/** An address without what gateways write around it: a port, brackets, and IPv4 dressed up as IPv6. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * @param bits 64, which one customer owns; or 48, which holds 65,536 of them and may be one attacker's
 */
export function network(address: string, bits: 48 | 64 = 64): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}
