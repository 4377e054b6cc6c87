/** Headers in which a gateway reports the address of the client. */
const ADDRESS_HEADERS = ['cf-connecting-ip', 'x-forwarded-for'] as const;
export type AddressHeader = (typeof ADDRESS_HEADERS)[number];

/**
 * Parses the name of the address header. The default suits hosted Supabase: Cloudflare in front overwrites the header,
 * so visitors cannot forge it. An empty value counts as unset.
 * @throws for another header, which no gateway sets: all visitors would share one address
 */
export function readAddressHeader(value: string | undefined): AddressHeader {
  const name = value?.trim().toLowerCase() || ADDRESS_HEADERS[0];
  const known = ADDRESS_HEADERS.find((header) => header === name);
  if (known) return known;
  throw new Error(`AI_ADDRESS_HEADER must be one of ${ADDRESS_HEADERS.join(', ')}.`);
}

/**
 * The address that rate limits count: the visitor's IPv4 address, or the /64 of one IPv6 customer. Only the last
 * entry of `x-forwarded-for` is set by the gateway.
 */
export function readClientAddress(request: Request, header: AddressHeader): string {
  const value = request.headers.get(header)?.split(',').at(-1)?.trim() ?? '';
  return value === '' ? 'unknown' : toNetwork(value);
}

/** Strips a port, brackets and the IPv4-mapped prefix that gateways add to an address. */
export const normaliseAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Normalises an address to its network; IPv4 addresses stay whole.
 * @param bits prefix length: 64 for one customer, or 48, which holds 65,536 customers' networks and may belong to one
 * attacker
 */
export function toNetwork(address: string, bits: 48 | 64 = 64): string {
  const normalised = normaliseAddress(address);
  if (!normalised.includes(':')) return normalised;
  const [head = '', tail] = normalised.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}
