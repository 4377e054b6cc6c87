import { describe, expect, it } from 'vitest';
import { formatRoute, formatShared, parseAddress, tidyLink } from './address.ts';

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

describe('tidyLink', () => {
  it.each([
    ['#/manifesto-cocreate.', '#/manifesto-cocreate'],
    ['#/manifesto-cocreate,', '#/manifesto-cocreate'],
    ['#/manifesto-cocreate).', '#/manifesto-cocreate'],
    ['#/manifesto-cocreate%C2%BB', '#/manifesto-cocreate'],
    ['#about!', '#about'],
    ['#/.', '#/'],
    ['#/prompt-factory?fbclid=x', '#/prompt-factory'],
    ['#/prompt-factory&utm_source=a&utm_medium=b', '#/prompt-factory'],
    ['#/prompt-factory?receita=carta&utm_source=a.', '#/prompt-factory?receita=carta'],
    ['#/prompt-factory?utm_source=a&receita=carta', '#/prompt-factory?receita=carta'],
    ['#/prompt-factory?receita=carta?fbclid=x', '#/prompt-factory?receita=carta'],
    ['#/prompt-factory?receita=carta;', '#/prompt-factory?receita=carta'],
    ['#/prompt-factory?fbclid=x#fabrica', '#/prompt-factory#fabrica'],
    ['#/prompt-factory#fabrica?fbclid=x', '#/prompt-factory#fabrica'],
    ['#/prompt-factory%23fabrica.', '#/prompt-factory%23fabrica'],
    ['#/prompt-factory?receita=carta', '#/prompt-factory?receita=carta'],
    ['#/prompt-factory?texto=Ol%C3%A1.&', '#/prompt-factory?texto=Ol%C3%A1.&'],
  ])('%s → %s', (link, tidy) => expect(tidyLink(link)).toBe(tidy));

  it.each(['Olá.', 'Diga «sim»', '(talvez)', 'Como? *', 'utm_source=a'])(
    'leaves a value that the site wrote as it is: %s',
    (texto) => {
      const route = { path: '/curso', query: { texto }, anchor: null };
      for (const hash of [formatRoute(route), formatShared(route)])
        expect(parseAddress(tidyLink(hash))).toEqual({ kind: 'route', route });
    },
  );
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
