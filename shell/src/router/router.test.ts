import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouter, type Router } from './router.ts';

// Tests the hash router in a document with three routes: addresses, navigation, and history entries.
const routes = new Set(['/', '/prompt-factory', '/curso']);
let abortRouter = new AbortController();
const startRouter = (): Router => {
  abortRouter.abort(); // a document has one router
  abortRouter = new AbortController();
  return createRouter((path) => routes.has(path), abortRouter.signal);
};
const open = (hash: string): Router => {
  history.replaceState(null, '', `/${hash}`);
  return startRouter();
};

/** Simulates an address that the visitor types. */
const typeAddress = (hash: string) => {
  history.pushState(null, '', `/${hash}`);
  dispatchEvent(new Event('popstate'));
};
/** Simulates Back to an entry. */
const returnTo = ({ state, url }: { state: unknown; url: string }) => {
  history.replaceState(state, '', url);
  dispatchEvent(new Event('popstate'));
};
const currentEntry = () => ({ state: structuredClone(history.state), url: window.location.href });
const click = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
};

beforeEach(() => {
  sessionStorage.clear();
  routes.add('/curso');
});

describe('router addresses', () => {
  it('opens #about as the landing page at that section on first load', () => {
    expect(open('#about').get()).toMatchObject({ path: '/', anchor: 'about', cause: 'load', unknown: null });
  });

  it('keeps the page on an anchor, and shows a shareable address', () => {
    const router = open('#/prompt-factory?receita=carta');
    typeAddress('#fabrica');
    expect(router.get()).toMatchObject({
      path: '/prompt-factory',
      query: { receita: 'carta' },
      anchor: 'fabrica',
    });
    expect(window.location.hash).toBe('#/prompt-factory?receita=carta#fabrica');
  });

  it('falls back to the main page and names the unknown address', () => {
    expect(open('#/nada-aqui').get()).toMatchObject({ path: '/', unknown: '/nada-aqui' });
  });

  it.each([
    ['#/Prompt-Factory?receita=Carta#Fabrica', '#/prompt-factory?receita=Carta#Fabrica'],
    ['#prompt-factory', '#/prompt-factory'],
    ['#%2Fprompt-factory', '#/prompt-factory'],
    ['#!/prompt-factory?receita=carta', '#/prompt-factory?receita=carta'],
    ['#!prompt-factory', '#/prompt-factory'],
  ])('opens the page that %s means, at its canonical address', (hash, shown) => {
    const router = open(hash);
    expect(router.get()).toMatchObject({ path: '/prompt-factory', cause: 'load', unknown: null });
    expect(window.location.hash).toBe(shown);
    routes.delete('/curso');
    expect(open('#curso').get()).toMatchObject({ path: '/', anchor: 'curso', unknown: null });
  });

  it('treats a name as a section while the page has that section', () => {
    const section = Object.assign(document.createElement('section'), { id: 'curso' });
    const router = open('#/prompt-factory');
    document.body.append(section);
    typeAddress('#curso');
    expect(router.get()).toMatchObject({ path: '/prompt-factory', anchor: 'curso' });
    section.remove();
    typeAddress('#curso');
    expect(router.get()).toMatchObject({ path: '/curso', anchor: null });
  });

  it.each([
    '#/prompt-factory.',
    '#/prompt-factory,',
    '#/prompt-factory?fbclid=x',
    '#/prompt-factory&utm_source=x)',
  ])('opens the page of %s, and shows its canonical address', (hash) => {
    expect(open(hash).get()).toMatchObject({ path: '/prompt-factory', query: {}, unknown: null });
    expect(window.location.hash).toBe('#/prompt-factory');
  });

  it('keeps the punctuation of a value that a page navigates with', () => {
    const router = open('#/');
    router.navigate('/prompt-factory?texto=Ol%C3%A1.');
    expect(router.get().query).toEqual({ texto: 'Olá.' });
    dispatchEvent(new Event('popstate'));
    expect(startRouter().get().query).toEqual({ texto: 'Olá.' });
  });

  it('shows the main page when the current route is removed', () => {
    const router = open('#/curso');
    router.recheck();
    expect(router.get()).toMatchObject({ path: '/curso', unknown: null });
    routes.delete('/curso');
    router.recheck();
    expect(router.get()).toMatchObject({ path: '/', unknown: '/curso' });
  });
});

describe('router navigation', () => {
  it('goes to a route, and notifies subscribers', () => {
    const router = open('#/');
    let calls = 0;
    router.subscribe(() => calls++);
    router.navigate('/curso#blocos', { replace: true });
    expect(router.get()).toMatchObject({ path: '/curso', anchor: 'blocos', cause: 'replace' });
    expect(calls).toBe(1);
  });

  it('visits the same anchor again without another history entry', () => {
    const router = open('#about');
    const { visit } = router.get();
    const { length } = history;
    click('#about');
    expect(router.get()).toMatchObject({ anchor: 'about', cause: 'link', visit: visit + 1 });
    expect(history.length).toBe(length);
  });

  it('adds an entry for a step that the page itself shows', () => {
    const router = open('#/prompt-factory');
    router.navigate('/prompt-factory?receita=carta', { stay: true });
    expect(router.get()).toMatchObject({ query: { receita: 'carta' }, cause: 'stay' });
  });
});

it('navigate restores the site’s own address after a page changed the path', () => {
  const router = open('#/');
  const { pathname } = window.location;
  history.pushState(null, '', '/algures/3');
  router.navigate('/curso');
  expect(window.location.pathname).toBe(pathname);
  expect(window.location.hash).toBe('#/curso');
});

describe('router history', () => {
  it('returns to the page of an entry, even when its address is a bare anchor (V1)', () => {
    const router = open('#/');
    click('#learn');
    expect(window.location.hash).toBe('#learn');
    const landing = currentEntry();
    click('#/prompt-factory');
    returnTo(landing);
    expect(router.get()).toMatchObject({ path: '/', anchor: 'learn', cause: 'history' });
    expect(window.location.hash).toBe('#learn');
  });

  it('restores scroll position and page state, also in another document of the tab (V2)', () => {
    const router = open('#/curso');
    router.get().entry.write('tab', 'quiz');
    router.completeNavigation(router.get().visit);
    const course = currentEntry();
    click('#/');
    expect(router.get().scrollPosition).toBeNull();
    expect(router.get().entry.read('tab')).toBeUndefined();

    history.replaceState(course.state, '', course.url);
    const afterReload = startRouter().get();
    expect(afterReload).toMatchObject({ path: '/curso', cause: 'load', scrollPosition: { y: 0 } });
    expect(afterReload.entry.read('tab')).toBe('quiz');
  });

  it('keeps page state when the address changes within the page', () => {
    const router = open('#/curso');
    router.get().entry.write('tab', 'quiz');
    const before = router.get().entry;
    click('#blocos');
    expect(router.get().entry).not.toBe(before);
    expect(router.get().entry.read('tab')).toBe('quiz');
    router.navigate('/curso?passo=2', { stay: true });
    expect(router.get().entry.read('tab'), 'another step has no state').toBeUndefined();
  });

  it('stores no scroll position of a navigation in progress', () => {
    const router = open('#/curso'); // has not arrived yet
    const course = currentEntry();
    click('#/');
    returnTo(course);
    expect(router.get().scrollPosition).toBeNull();
  });

  it('works with invalid session storage', () => {
    sessionStorage.setItem('historyEntries', '[["x"],3,{');
    expect(open('#/curso').get().path).toBe('/curso');
    sessionStorage.setItem('historyEntries', '{"a":1}');
    expect(open('#/curso').get().path).toBe('/curso');
  });
});

describe('a history entry that a page’s own code writes', () => {
  it('is restored on navigation: the entry leads to the page again', () => {
    const router = open('#/curso?bloco=2');
    const originalEntry = currentEntry();
    history.replaceState({ other: 1 }, '', '/algures/dentro');
    router.navigate('/prompt-factory');
    expect(window.location.href).toBe(`${window.location.origin}/#/prompt-factory`);
    returnTo(originalEntry);
    expect(router.get()).toMatchObject({ path: '/curso', query: { bloco: '2' }, cause: 'history' });

    const replaceState = vi.spyOn(history, 'replaceState');
    history.pushState(null, '', '/algures/dentro');
    router.navigate('/prompt-factory');
    const [state, , url] = replaceState.mock.calls[0] ?? [];
    expect([state, url]).toEqual([originalEntry.state, originalEntry.url]);
  });

  it('leads to the same page at its own address on return', () => {
    const router = open('#/curso');
    returnTo({ state: null, url: '/algures/dentro' });
    expect(router.get()).toMatchObject({ path: '/curso', unknown: null });
    expect(window.location.href).toBe(`${window.location.origin}/#/curso`);
  });

  it('is restored also when it follows the navigation', () => {
    const router = open('#/curso');
    const originalEntry = currentEntry();
    history.pushState(null, '', '/algures/dentro');
    router.restoreEntry();
    expect(currentEntry()).toEqual(originalEntry);
    expect(router.get()).toMatchObject({ path: '/curso' });
  });

  it('does not replace the target of a link', () => {
    const router = open('#/curso');
    history.pushState(null, '', '/#/prompt-factory');
    router.navigate('/prompt-factory');
    expect(router.get()).toMatchObject({ path: '/prompt-factory', cause: 'link' });
  });
});
