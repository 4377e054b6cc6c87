import { describe, expect, it } from 'vitest';
import { formatRoute, formatShared, parseAddress } from './address.ts';

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
    ['#/museu/obras?ano=1900#azulejo', route('/museu/obras', { ano: '1900' }, 'azulejo')],
    ['/prompt-factory#fabrica', route('/prompt-factory', {}, 'fabrica')],
    [
      '#/prompt-factory?receita=carta%20nova#fabrica',
      route('/prompt-factory', { receita: 'carta nova' }, 'fabrica'),
    ],
    ['#/prompt-factory%23fabrica', route('/prompt-factory', {}, 'fabrica')],
    ['#/prompt-factory%23fabrica?receita=carta', route('/prompt-factory', { receita: 'carta' }, 'fabrica')],
    ['#/prompt-factory?receita=carta%23fabrica', route('/prompt-factory', { receita: 'carta' }, 'fabrica')],
    ['#/prompt-factory?texto=%23lisboa&', route('/prompt-factory', { texto: '#lisboa' })],
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
    '#/prompt-factory?texto=vamos+a+%23lisboa&',
    '#about',
  ])('writes %s back as it was read', (hash) => {
    const address = parseAddress(hash);
    const read = address.kind === 'route' ? address.route : { path: '/', query: {}, anchor: address.anchor };
    expect(formatRoute(read)).toBe(hash);
  });
});

describe('formatShared', () => {
  it.each([
    [{ path: '/curso', query: {}, anchor: null }, '#/curso'],
    [{ path: '/', query: {}, anchor: 'about' }, '#/%23about'],
    [{ path: '/curso', query: { passo: '2' }, anchor: 'blocos' }, '#/curso%23blocos?passo=2'],
    [{ path: '/curso', query: { texto: 'em #lisboa' }, anchor: null }, '#/curso?texto=em+%23lisboa&'],
  ])('writes an address with no second "#", which leads to the same place', (given, shared) => {
    expect(formatShared(given)).toBe(shared);
    expect(parseAddress(shared)).toEqual({ kind: 'route', route: given });
  });
});
