import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { kept } from '../../content/kept.ts';
import { OwnTile } from './OwnTile.tsx';

beforeEach(() => localStorage.clear());

function show(overrides = {}) {
  const shell = fakeShell({
    kept: () => kept.map((thing) => ({ app: 'mfe-courses', ...thing })),
    ...overrides,
  });
  render(
    <ShellProvider shell={shell}>
      <OwnTile />
    </ShellProvider>,
  );
  return shell.log;
}
const begun = () => {
  writeDevice('copilotCourse2PointsState', '{"done":[1]}');
  writeDevice('personalTile', '3f9a1c07');
};
const said = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

it('is clay at first, tells what brings the first layer, and offers nothing to keep', () => {
  show();
  expect(screen.getByRole('img', { name: 'O meu azulejo: ainda em barro' })).toBeDefined();
  expect(said('O que lhe dá mais uma camada')).toEqual([
    'Faça um bloco de um curso.',
    'Chegue ao fim de um curso.',
    'Responda a uma atividade da Missão 1.',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('tells which layers are there, and leaves out what the site has turned off', () => {
  begun();
  show({ href: (to: string) => (to === '/mission-1' ? null : `#${to}`) });
  expect(screen.getByRole('img', { name: 'O meu azulejo: 1 de 7 camadas' })).toBeDefined();
  expect(said('Camadas que já tem')).toEqual(['Um bloco de um curso']);
  expect(said('O que lhe dá mais uma camada')).toEqual(['Chegue ao fim de um curso.']);
});

it('says so where the browser makes no picture of it', async () => {
  begun();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const log = show();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar o meu azulejo' }));
  expect(await screen.findByText(/Este navegador não conseguiu fazer a imagem/)).toBeDefined();
  expect(log.announcements.at(-1)).toMatch(/captura do ecrã/);
});

it('is not shown where no app declares layers', () => {
  show({ kept: () => [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
