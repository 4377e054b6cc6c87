/** Which header the gateway in front sets itself, so that a visitor cannot choose what it says. */
export type AddressHeader = 'cf-connecting-ip' | 'x-forwarded-for';

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

export function network(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
