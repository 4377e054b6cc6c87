import { beforeEach, describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';

const routes = ['/', '/prompt-factory', '/curso'];
const open = (hash: string) => {
  history.replaceState(null, '', `/${hash}`);
  return createRouter((path) => routes.includes(path));
};
const hashChange = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
const follow = async (hash: string) => {
  const changed = hashChange();
  history.pushState(null, '', `/${hash}`);
  dispatchEvent(new Event('hashchange'));
  await changed;
};

beforeEach(() => history.replaceState(null, '', '/'));

describe('createRouter', () => {
  it('opens #about cold as the landing page at that section', () => {
    expect(open('#about').get()).toMatchObject({ path: '/', anchor: 'about', by: 'load', unknown: null });
  });

  it('keeps the page on an anchor, and shows an address that can be shared', async () => {
    const router = open('#/prompt-factory?receita=carta');
    await follow('#fabrica');
    expect(router.get()).toMatchObject({
      path: '/prompt-factory',
      query: { receita: 'carta' },
      anchor: 'fabrica',
    });
    expect(window.location.hash).toBe('#/prompt-factory?receita=carta#fabrica');
  });

  it('falls back to the main page and says which address was unknown', () => {
    expect(open('#/nada-aqui').get()).toMatchObject({ path: '/', unknown: '/nada-aqui' });
  });

  it('goes to a route, and tells whoever listens', () => {
    const router = open('#/');
    let told = 0;
    router.subscribe(() => told++);
    router.navigate('/curso#blocos', { replace: true });
    expect(router.get()).toMatchObject({ path: '/curso', anchor: 'blocos', by: 'replace' });
    expect(told).toBe(1);
  });

  it('visits the same anchor again when asked again', () => {
    const router = open('#about');
    const { visit } = router.get();
    router.navigate('#about');
    expect(router.get()).toMatchObject({ anchor: 'about', by: 'link', visit: visit + 1 });
  });
});
