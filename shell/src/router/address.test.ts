import { describe, expect, it } from 'vitest';
import { formatRoute, parseAddress } from './address.ts';

const route = (path: string, query = {}, anchor: string | null = null) => ({
  kind: 'route',
  route: { path, query, anchor },
});

describe('parseAddress', () => {
  it.each([
    ['', route('/')],
    ['#/', route('/')],
    ['#/prompt-factory', route('/prompt-factory')],
    ['#/prompt-factory/', route('/prompt-factory')],
    ['/prompt-factory#fabrica', route('/prompt-factory', {}, 'fabrica')],
    [
      '#/prompt-factory?receita=carta%20nova#fabrica',
      route('/prompt-factory', { receita: 'carta nova' }, 'fabrica'),
    ],
    ['#about', { kind: 'anchor', anchor: 'about' }],
    ['#%E0%A4%A', { kind: 'anchor', anchor: '%E0%A4%A' }],
  ])('%s', (address, expected) => expect(parseAddress(address)).toEqual(expected));
});

describe('formatRoute', () => {
  it.each([
    '#/',
    '#/prompt-factory',
    '#/prompt-factory#fabrica',
    '#/prompt-factory?receita=carta#fabrica',
    '#about',
  ])('writes %s back as it was read', (hash) => {
    const address = parseAddress(hash);
    const read = address.kind === 'route' ? address.route : { path: '/', query: {}, anchor: address.anchor };
    expect(formatRoute(read)).toBe(hash);
  });
});
