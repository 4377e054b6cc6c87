import { type DeviceData, ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SharedTileView } from './SharedTileView.tsx';

/** Device data with one key: a stored `vote` adds one layer to the visitor's tile. */
const deviceData: DeviceData[] = [
  {
    app: 'mfe-x',
    label: 'Votos',
    purpose: 'x',
    kind: 'participation',
    keys: [{ key: 'vote', layers: [{ name: 'Um voto', hint: 'Vote.', address: '/x' }] }],
  },
];
beforeEach(() => localStorage.clear());

const renderTile = (text: string) =>
  render(
    <ShellProvider shell={fakeShell({ deviceData: () => deviceData })}>
      <SharedTileView text={text} />
    </ShellProvider>,
  );

it('SharedTileView shows the shared tile beside a tile without layers, with a link to start', () => {
  renderTile('3f9a1c07.5');
  // The picture is a square of two by two tiles, in which each of the two tiles appears twice.
  expect(screen.getByRole('img').querySelectorAll('svg')).toHaveLength(4);
  expect(screen.getByText(/tem 5 de 7 camadas\. O seu ainda é de barro/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/aprender');
  expect(localStorage.length).toBe(0);
});

it("SharedTileView shows the shared tile beside the visitor's own", () => {
  writeDevice('vote', 'up');
  writeDevice('personalTile', 'a4c0ffee');
  renderTile('3f9a1c07.5');
  expect(screen.getByText(/O seu tem 1 de 7\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver o meu azulejo' })).toBeDefined();
});

it("SharedTileView recognizes the visitor's own tile", () => {
  writeDevice('vote', 'up');
  writeDevice('personalTile', '3f9a1c07');
  renderTile('3f9a1c07.1');
  expect(screen.getByText(/Este é o seu azulejo/)).toBeDefined();
});

it.each(['', 'x', '3f9a1c07.9', '<b>3f9a1c07.5</b>'])(
  'SharedTileView shows a message when the text is %j',
  (text) => {
    renderTile(text);
    expect(screen.getByText(/chegou incompleta/)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  },
);
