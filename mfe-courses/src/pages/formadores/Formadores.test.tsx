import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { course } from '../../content/copilot-v2/course.ts';
import { questions } from '../../content/questions/copilot-v2.ts';
import { lessons } from '../../content/trainers/lessons.ts';
import Formadores from './index.tsx';
import { sheets } from './sheets.ts';

// Each sheet loads its course.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => vi.unstubAllGlobals());

const renderPage = (query: Record<string, string> = {}) =>
  render(<Formadores shell={fakeShell({ route: { path: '/aprender/formadores', query, anchor: null } })} />);

it('Trainer page lists a sheet for each course and for Mission 1, each with a link', () => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Missão 1',
    'Descobrir a IA',
    'MS Copilot',
    'MS Copilot V2',
    'Copilot para a CML',
  ]);
  expect(screen.getByRole('link', { name: 'MS Copilot V2' }).getAttribute('href')).toContain(
    '/aprender/formadores?ficha=copilot-v2',
  );
});

it('Trainer page reports an unknown sheet in the URL', () => {
  renderPage({ ficha: 'outra' });
  expect(screen.getByText('Não encontrámos essa ficha. Escolha uma destas.')).toBeTruthy();
});

it('Trainer page shows aims, blocks, questions and answers of the course, and prints only the sheet', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderPage({ ficha: 'copilot-v2' });
  (await screen.findByRole('button', { name: 'Imprimir esta ficha' })).click();
  expect(print).toHaveBeenCalledOnce();
  const sheet = within(document.querySelector('[data-printing="only"]') as HTMLElement);
  expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('MS Copilot V2');
  for (const skill of course.skills) expect(sheet.getByText(skill)).toBeTruthy();
  for (const { blocks } of course.groups) {
    for (const { id, title } of blocks) expect(sheet.getAllByText(`Bloco ${id} de 5: ${title}`)).toBeTruthy();
  }
  for (const { question, options } of questions) {
    const questionElement = within(sheet.getByText(question).closest('div') as HTMLElement);
    for (const { text, explanation, isCorrect } of options) {
      const option = within(questionElement.getByText(explanation).closest('li') as HTMLElement);
      expect(option.getByText(text, { exact: false })).toBeTruthy();
      expect(option.queryByLabelText('Certa:') !== null, text).toBe(isCorrect);
    }
  }
});

it('Trainer page counts in the unit of the course', async () => {
  const positions = [...((await lessons['copilot-v3']?.())?.positions.values() ?? [])];
  expect(positions.slice(0, 3)).toEqual(['Módulo 1 de 13', 'Módulo 2 de 13', 'Módulo 2 de 13']);
  const descobrirPositions = [...((await lessons['descobrir-a-ia']?.())?.positions.values() ?? [])];
  expect(descobrirPositions.slice(8, 10)).toEqual(['Bloco 9 de 9', 'Parte 2, bloco 1 de 4']);
});

it('Trainer page gives instructions for each block of Mission 1 without computers, with cards to cut out', async () => {
  renderPage({ ficha: 'missao-1' });
  expect(await screen.findByText('Cartões de palavras')).toBeTruthy();
  expect(screen.getByText(/Leia a situação em voz alta/)).toBeTruthy();
  // One choice with its outcome, and a question of the game.
  expect(screen.getByText(/os vizinhos ficaram protegidos/)).toBeTruthy();
  expect(screen.getByText('Qual das duas frases faz mais sentido? Porquê?')).toBeTruthy();
  expect(screen.getAllByText('Linha 6').map((line) => line.closest('li')?.firstChild?.textContent)).toEqual([
    'sol',
    'chuva',
    'festa',
  ]);
  // The sheet comes before the colouring tile.
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Um azulejo por pessoa');
});

it.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
  '%s has lessons, and instructions for each block in a room without computers',
  async (id, { classroomSteps }) => {
    const { blocks } = (await lessons[id]?.()) ?? { blocks: [] };
    expect(blocks.length).toBeGreaterThan(4);
    if (classroomSteps)
      expect(Object.keys(classroomSteps).map(Number)).toEqual(blocks.map((block) => block.id));
  },
);
