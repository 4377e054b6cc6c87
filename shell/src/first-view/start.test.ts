import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOMS } from '@ia/shared-ui/page-header';
import { afterEach, expect, it, vi } from 'vitest';
import { hasBegunToRead, takePressed } from './pressed.ts';

// A plain script of public/, not a module: it is run as the browser runs it.
const source = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../public/first-view', name), 'utf8');
const run = new Function(source('start.js'));
const { dataset } = document.documentElement;

afterEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.replaceChildren();
});

function isElsewhere(route: string, address: string, state: unknown = null): boolean {
  dataset.route = route;
  delete dataset.elsewhere;
  history.replaceState(state, '', address);
  run();
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
])('in the document of %s, %s shows something else: %s', (route, address, elsewhere) => {
  expect(isElsewhere(route, address)).toBe(elsewhere);
});

it('follows the entry of the history that one comes back to', () => {
  const state = { entry: 'a', route: { path: '/curso', query: {}, anchor: null } };
  expect(isElsewhere('/', '/#modulos', state)).toBe(true);
  expect(isElsewhere('/curso', '/curso/', state)).toBe(false);
});

it.each([
  [true, false],
  [false, true],
])('shows nothing that stands here where its rules may not pass (they may: %s)', (pass, elsewhere) => {
  document.head.innerHTML = '<style data-first-view data-sheets="../shell/a.css"></style>';
  const style = document.querySelector('style');
  if (!pass) Object.defineProperty(style, 'sheet', { value: null });
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  expect(isElsewhere('/', '/')).toBe(elsewhere);
  const links = append.mock.calls.flat().map((link) => (link as Element).getAttribute('href'));
  expect(links).toEqual(pass ? [] : ['../shell/a.css']);
  append.mockRestore();
  document.head.replaceChildren();
});

it('presses again what was pressed before the page could answer, and sends no form past it', () => {
  dataset.route = '/';
  history.replaceState(null, '', '/');
  run();
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
  expect(pressed, 'what is pressed from then on is pressed once').toBe(3);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'knows by %s that somebody reads already, until the page answers',
  (event) => {
    dataset.route = '/';
    history.replaceState(null, '', '/');
    run();
    expect(hasBegunToRead()).toBe(false);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasBegunToRead()).toBe(true);
    takePressed();
    run();
    takePressed();
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasBegunToRead(), 'what comes later is of the page').toBe(false);
  },
);

it('tries the arrangements that the header tries, in its order', () => {
  expect(source('room.js')).toContain(`[${ROOMS.map((room) => `'${room}'`).join(', ')}]`);
});
