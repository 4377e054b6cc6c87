// Tests `prerender/start.js`, the inlined script of a prerendered document. The script hides the prerendered
// view for another address, and records input until React hydrates; `takeClicks` then repeats the clicks.
import { afterEach, expect, it, vi } from 'vitest';
import { hasInteracted, takeClicks } from '../prerender/early-input.ts';
import start from './start.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.replaceChildren();
});

/** Runs the script in the document of a route. @returns whether it hides the prerendered view */
function hidesView(route: string, address: string, state: unknown = null): boolean {
  dataset.route = route;
  delete dataset.elsewhere;
  history.replaceState(state, '', address);
  start();
  takeClicks()(true);
  return 'elsewhere' in dataset;
}

it.each([
  ['/', '/', false],
  ['/', '/#', false],
  ['/', '/#/', false],
  ['/', '/#manifesto', false],
  ['/', '/?utm=carta', false],
  ['/', '/#/curso', true],
  ['/', '/#/?a=b', true],
  ['/curso', '/curso/', false],
  ['/curso', '/curso/#/curso/', false],
  ['/curso', '/curso/#/curso%23blocos', false],
  ['/curso', '/curso/?bloco=2', true],
  ['/curso', '/curso/#/', true],
])('start hides the prerendered view of %s at %s: %s', (route, address, isHidden) => {
  expect(hidesView(route, address)).toBe(isHidden);
});

it('start compares with the route of the history entry, if it has one', () => {
  const state = { entry: 'a', route: { path: '/curso', query: {}, anchor: null } };
  expect(hidesView('/', '/#modulos', state)).toBe(true);
  expect(hidesView('/curso', '/curso/', state)).toBe(false);
});

it.each([
  [true, false],
  [false, true],
])(
  'start requests the sheets of the shell where the policy blocks the inlined rules (it allows them: %s)',
  (isAllowed, isHidden) => {
    document.head.innerHTML = '<style data-prerender data-sheets="../shell/a.css"></style>';
    const style = document.querySelector('style');
    if (!isAllowed) Object.defineProperty(style, 'sheet', { value: null });
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    expect(hidesView('/', '/')).toBe(isHidden);
    const links = append.mock.calls.flat().map((link) => (link as Element).getAttribute('href'));
    expect(links).toEqual(isAllowed ? [] : ['../shell/a.css']);
    append.mockRestore();
    document.head.replaceChildren();
  },
);

it('start records clicks on buttons for hydration, and cancels submits', () => {
  dataset.route = '/';
  history.replaceState(null, '', '/');
  start();
  document.body.innerHTML =
    '<div id="root"><form><button><b>Enviar</b></button></form></div><button id="other"></button>';
  const [button, other] = document.querySelectorAll('button');
  const form = document.querySelector('form') as HTMLFormElement;
  document.querySelector('b')?.click();
  other?.click();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);

  let clicks = 0;
  button?.addEventListener('click', (event) => {
    event.preventDefault();
    clicks += 1;
  });
  const repeatClicks = takeClicks();
  repeatClicks(true);
  expect(clicks).toBe(1);
  button?.click();
  repeatClicks(true);
  expect(clicks, 'a click after hydration is not repeated').toBe(3);
});

it('takeClicks repeats a click at the same position only if the same view was rendered again', () => {
  dataset.route = '/';
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"><button>um</button><button>dois</button></div>';
  const root = document.querySelector('#root') as HTMLElement;
  const clicked: (string | null)[] = [];
  start();
  root.querySelectorAll('button')[1]?.click();
  const repeatClicks = takeClicks();
  root.innerHTML = '<button>um</button><button>dois</button>';
  root.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  repeatClicks(false);
  expect(clicked).toEqual([]);
  repeatClicks(true);
  expect(clicked).toEqual(['dois']);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'start records by %s that the visitor uses the page, until hydration',
  (event) => {
    dataset.route = '/';
    history.replaceState(null, '', '/');
    start();
    expect(hasInteracted()).toBe(false);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasInteracted()).toBe(true);
    takeClicks();
    start();
    takeClicks();
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasInteracted(), 'later input belongs to the hydrated page').toBe(false);
  },
);
