// How the Edge Functions read the client's address for rate limits: IPv4 whole, IPv6 as its /64 network.
import { describe, expect, it } from 'vitest';
import { readAddressHeader, readClientAddress, toNetwork } from '../../functions/ai/address.ts';

describe('address normalisation', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5678', '192.0.2.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s → %s', (address, expected) => {
    expect(toNetwork(address)).toBe(expected);
  });

  it('uses the entry that the gateway appended, or one shared value without it', () => {
    const request = new Request('http://x.example', {
      headers: { 'x-forwarded-for': '10.9.9.9, 192.0.2.7' },
    });
    expect(readClientAddress(request, 'x-forwarded-for')).toBe('192.0.2.7');
    expect(readClientAddress(request, 'cf-connecting-ip')).toBe('unknown');
  });

  it('accepts only headers that a gateway sets, and refuses to start with others', () => {
    expect([undefined, '', ' '].map(readAddressHeader)).toEqual(Array(3).fill('cf-connecting-ip'));
    expect(readAddressHeader('X-Forwarded-For')).toBe('x-forwarded-for');
    expect(() => readAddressHeader('x-real-ip')).toThrow(/AI_ADDRESS_HEADER must be one of/);
  });
});
