import { afterEach, expect, it, vi } from 'vitest';
import { hasInteracted, takePressed } from '../prerender/pressed.ts';
import start from './start.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.replaceChildren();
});

function isElsewhere(route: string, address: string, state: unknown = null): boolean {
  dataset.route = route;
  delete dataset.elsewhere;
  history.replaceState(state, '', address);
  start();
  takePressed()();
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
])('start hides the prerendered view of %s at %s: %s', (route, address, elsewhere) => {
  expect(isElsewhere(route, address)).toBe(elsewhere);
});

it('start compares with the route of the history entry, if it has one', () => {
  const state = { entry: 'a', route: { path: '/curso', query: {}, anchor: null } };
  expect(isElsewhere('/', '/#modulos', state)).toBe(true);
  expect(isElsewhere('/curso', '/curso/', state)).toBe(false);
});

it.each([
  [true, false],
  [false, true],
])(
  'start requests the sheets of the shell where the policy blocks the inlined rules (it allows them: %s)',
  (pass, elsewhere) => {
    document.head.innerHTML = '<style data-prerender data-sheets="../shell/a.css"></style>';
    const style = document.querySelector('style');
    if (!pass) Object.defineProperty(style, 'sheet', { value: null });
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    expect(isElsewhere('/', '/')).toBe(elsewhere);
    const links = append.mock.calls.flat().map((link) => (link as Element).getAttribute('href'));
    expect(links).toEqual(pass ? [] : ['../shell/a.css']);
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
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);

  let pressed = 0;
  button?.addEventListener('click', (event) => {
    event.preventDefault();
    pressed += 1;
  });
  const pressAgain = takePressed();
  pressAgain();
  expect(pressed).toBe(1);
  button?.click();
  pressAgain();
  expect(pressed, 'a click after hydration is not repeated').toBe(3);
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
    takePressed();
    start();
    takePressed();
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasInteracted(), 'later input belongs to the hydrated page').toBe(false);
  },
);
