import { expect, it } from 'vitest';
import { documentHash, parseAddress } from './parse-address.ts';

// `#/path?query#anchor` is the address of a page, `#anchor` the address of a section of the current page.
// Links also arrive with an encoded `#` (%23).

/** Expected result of `parseAddress` for a route. */
const route = (path: string, query = {}, anchor: string | null = null) => ({
  kind: 'route',
  route: { path, query, anchor },
});

it.each([
  ['', route('/')],
  ['#', route('/')],
  ['#/', route('/')],
  ['#//', route('/')],
  ['#/?a=b', route('/', { a: 'b' })],
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
  ['#%C3%A9', { kind: 'anchor', anchor: 'é' }],
  ['#%E0%A4%A', { kind: 'anchor', anchor: '%E0%A4%A' }],
])('parseAddress parses "%s"', (address, expected) => expect(parseAddress(address)).toEqual(expected));

it.each([
  ['/curso', '/curso/', '#/curso'],
  ['/curso', '/curso/?bloco=2#notas', '#/curso?bloco=2#notas'],
  ['/curso', '/curso/#/outra?a=b', '#/outra?a=b'],
  ['/', '/?fbclid=x', ''],
  ['/', '/?fbclid=x#about', '#about'],
])('documentHash of the route %s in a document opened at %s is "%s"', (routePath, openedAt, expected) => {
  expect(documentHash(routePath, new URL(openedAt, 'https://ia.example/'))).toBe(expected);
});
