import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceData } from '../../content/device-data.ts';
import { VisitorTile } from './VisitorTile.tsx';

beforeEach(() => localStorage.clear());

function renderTile(overrides = {}) {
  const shell = fakeShell({
    deviceData: () => deviceData.map((item) => ({ app: 'mfe-courses', ...item })),
    ...overrides,
  });
  render(
    <ShellProvider shell={shell}>
      <VisitorTile />
    </ShellProvider>,
  );
  return shell.log;
}
const storeFirstLayer = () => {
  writeDevice('copilotCourse2PointsState', '{"done":[1]}');
  writeDevice('personalTile', '3f9a1c07');
};
const readItemsUnder = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

it('VisitorTile shows a tile without layers, the actions that add one, and no save button', () => {
  renderTile();
  expect(screen.getByRole('img', { name: 'O meu azulejo: ainda em barro' })).toBeDefined();
  expect(readItemsUnder('O que lhe dá mais uma camada')).toEqual([
    'Faça um bloco de um curso.',
    'Chegue ao fim de um curso.',
    'Responda a uma atividade da Missão 1.',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('VisitorTile lists the earned layers and omits actions on disabled routes', () => {
  storeFirstLayer();
  renderTile({ href: (to: string) => (to === '/mission-1' ? null : `#${to}`) });
  expect(screen.getByRole('img', { name: 'O meu azulejo: 1 de 7 camadas' })).toBeDefined();
  expect(readItemsUnder('Camadas que já tem')).toEqual(['Um bloco de um curso']);
  expect(readItemsUnder('O que lhe dá mais uma camada')).toEqual(['Chegue ao fim de um curso.']);
});

it('VisitorTile explains when the browser cannot render the picture', async () => {
  storeFirstLayer();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const log = renderTile();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar o meu azulejo' }));
  expect(await screen.findByText(/Este navegador não conseguiu fazer a imagem/)).toBeDefined();
  expect(log.announcements.at(-1)).toMatch(/captura do ecrã/);
});

it('VisitorTile renders nothing when no app declares layers', () => {
  renderTile({ deviceData: () => [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
