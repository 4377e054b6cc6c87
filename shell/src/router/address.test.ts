import { parseAddress } from '@ia/federation/address';
import { describe, expect, it } from 'vitest';
import { formatRoute, formatShared, tidyLink } from './address.ts';

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
    'does not change a query value that the site wrote: %s',
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
  ])('writes %s unchanged after parsing', (hash) => {
    const address = parseAddress(hash);
    const route = address.kind === 'route' ? address.route : { path: '/', query: {}, anchor: address.anchor };
    expect(formatRoute(route)).toBe(hash);
  });
});

describe('formatShared', () => {
  it.each([
    [{ path: '/curso', query: {}, anchor: null }, '#/curso'],
    [{ path: '/', query: {}, anchor: 'about' }, '#/%23about'],
    [{ path: '/curso', query: { passo: '2' }, anchor: 'blocos' }, '#/curso%23blocos?passo=2'],
    [{ path: '/curso', query: { texto: 'em #lisboa' }, anchor: null }, '#/curso?texto=em+%23lisboa&'],
  ])('writes an address without a second "#", which parses to the same route', (given, shared) => {
    expect(formatShared(given)).toBe(shared);
    expect(parseAddress(shared)).toEqual({ kind: 'route', route: given });
  });
});
