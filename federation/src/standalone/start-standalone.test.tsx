import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineMfe } from '../config/define-mfe.ts';
import { definePage, useEntryState, useShell } from '../contract/index.ts';
import { startStandalone } from './start-standalone.tsx';

// Standalone mode: runs the pages of one app in a fake shell, for development without a site.

const config = defineMfe({
  name: 'mfe-museu',
  owner: 'equipa-museu',
  budget: { js: 1 },
  routes: [
    { path: '/obras', page: './src/pages/obras', title: 'Obras', theme: 'green' },
    { path: '/visita', page: './src/pages/visita', title: 'Visita', theme: 'pink' },
  ],
});

function Works() {
  const { href, route } = useShell();
  const [room, setRoom] = useEntryState('room', (stored) => (typeof stored === 'string' ? stored : 'átrio'));
  return (
    <>
      <h1>Obras: {room}</h1>
      <p>{route.query.sala}</p>
      <button type="button" onClick={() => setRoom('sala azul')}>
        Entrar
      </button>
      <a href={href('/visita?dia=domingo') ?? ''}>Visitar</a>
      <a href={href('/aprender') ?? ''}>Outra equipa</a>
      <a href={href('#jardim') ?? ''}>Jardim</a>
    </>
  );
}

function Visit() {
  const { route, navigate } = useShell();
  return (
    <>
      <h1>Visita ao {route.query.dia}</h1>
      <button type="button" onClick={() => navigate('/obras?sala=3', { replace: true })}>
        Voltar às obras
      </button>
    </>
  );
}

const modules = {
  './pages/obras/index.tsx': async () => ({ default: definePage(Works) }),
  './pages/visita/index.tsx': async () => ({ default: definePage(Visit) }),
};

/** Follows a link like a browser. */
function followLink(name: string) {
  window.location.hash = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  fireEvent.popState(window);
}

beforeEach(() => {
  document.body.innerHTML = '<main id="conteudo"></main>';
  history.replaceState(null, '', '#');
});

it('startStandalone loads the pages of mfe.config.ts, follows links between them and changes theme and title', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  startStandalone(config, modules);
  expect(await screen.findByRole('heading', { name: 'Obras: átrio' })).toBeInstanceOf(HTMLElement);
  expect(document.documentElement.dataset.theme).toBe('green');
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getByRole('link', { name: 'Jardim' }).getAttribute('href')).toBe('#/obras#jardim');

  followLink('Visitar');
  expect(await screen.findByRole('heading', { name: 'Visita ao domingo' })).toBeInstanceOf(HTMLElement);
  expect(document.title).toBe('Visita');
  expect(document.documentElement.dataset.theme).toBe('pink');

  fireEvent.click(screen.getByRole('button', { name: 'Voltar às obras' }));
  expect(await screen.findByText('3')).toBeInstanceOf(HTMLElement);
  expect(window.location.hash).toBe('#/obras?sala=3');

  // A page of another app: the address is restored and the console names the available pages.
  followLink('Outra equipa');
  await waitFor(() => expect(window.location.hash).toBe('#/obras?sala=3'));
  expect(screen.getByRole('heading', { name: /^Obras/ })).toBeInstanceOf(HTMLElement);
  expect(console.info).toHaveBeenCalledWith(expect.stringMatching(/\/aprender is a page of another app/));
});

it('startStandalone throws for a declared page without a module, with the missing file', () => {
  expect(() => startStandalone(config, {})).toThrow(/declares \/obras .* no src\/pages\/obras\/index\.tsx/);
});
