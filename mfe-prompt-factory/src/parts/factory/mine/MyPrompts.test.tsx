import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredAnswer } from '../../../state/answers.ts';
import { openFactory, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('@ia/shared-services/storage', async (original) => ({
  ...(await original<object>()),
  saveFile,
}));

const MY_PROMPTS = '/prompt-factory?passo=os-meus-prompts#fabrica';
const storedAnswer = (at: number, title: string, value: string): StoredAnswer => ({
  id: `a${at}`,
  recipeId: 'brainstorm',
  title,
  prompt: `Pedido ${at}`,
  choices: {},
  source: 'ai',
  at: Date.UTC(2026, 10, at, 10),
  value,
});
beforeEach(() => {
  localStorage.clear();
  saveFile.mockClear();
});
const storeAnswers = (...answers: StoredAnswer[]) =>
  localStorage.setItem('promptFactoryAnswers', JSON.stringify({ version: 1, answers }));
const titles = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map((link) => link.textContent);

it('MyPrompts searches, marks, exports and erases stored prompts', async () => {
  const user = userEvent.setup();
  storeAnswers(
    storedAnswer(3, 'Plano de Estudo', 'Estudar à tarde'),
    storedAnswer(2, 'Carta', 'Exmo. Senhor'),
    storedAnswer(1, 'Receita', 'Sopa'),
  );
  openFactory(V1, MY_PROMPTS);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Os meus prompts' });
  expect(titles()).toEqual(['Plano de Estudo', 'Carta', 'Receita']);

  const search = screen.getByRole('searchbox', { name: 'Procurar nos meus prompts' });
  await user.type(search, 'senhor');
  expect(await screen.findByText('1 prompt.')).toBeTruthy();
  expect(titles()).toEqual(['Carta']);
  await user.click(screen.getByRole('button', { name: 'Guardar num ficheiro de texto' }));
  expect(saveFile).toHaveBeenCalledWith(
    'os-meus-prompts.txt',
    'text/plain',
    expect.stringContaining('Exmo. Senhor'),
  );
  expect(saveFile.mock.lastCall?.[2]).not.toContain('Sopa');
  await user.clear(search);

  await user.click(screen.getByRole('button', { name: /^Marcar como favorito: «Receita», 1 de novembro/ }));
  await user.click(screen.getByRole('button', { name: 'Só os favoritos' }));
  expect(titles()).toEqual(['Receita']);
  await user.click(screen.getByRole('button', { name: 'Só os favoritos' }));

  await user.click(screen.getByRole('button', { name: /^Apagar: «Carta»/ }));
  expect(titles()).toEqual(['Plano de Estudo', 'Receita']);
  expect(document.activeElement).toBe(heading);
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(titles()).toEqual(['Plano de Estudo', 'Carta', 'Receita']);

  await user.click(screen.getByRole('button', { name: 'Apagar todos' }));
  expect(screen.getByText(/Ainda não há nada aqui/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('promptFactoryAnswers') ?? '{}').answers).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(titles()).toHaveLength(3);

  const href = screen.getByRole('link', { name: 'Carta' }).getAttribute('href') ?? '';
  expect(href).toContain('receita=brainstorm&passo=resultado&resposta-guardada=a2');
});

it('MyPrompts is linked from the categories, which list the newest five', async () => {
  const user = userEvent.setup();
  storeAnswers(...[7, 6, 5, 4, 3, 2, 1].map((at) => storedAnswer(at, `Prompt ${at}`, 'Olá')));
  openFactory(V1, '/prompt-factory#fabrica');
  const all = await screen.findByRole('link', { name: 'Ver os seus 7 prompts guardados' });
  expect(screen.getAllByRole('link', { name: /^Prompt \d/ })).toHaveLength(5);
  const href = all.getAttribute('href') ?? '';
  cleanup();
  openFactory(V1, href.slice(href.indexOf('#') + 1));
  expect(await screen.findByRole('heading', { level: 2, name: 'Os meus prompts' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Voltar aos temas' }));
  expect(screen.getByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
});

it('MyPrompts shows an empty state with a link to the recipes', async () => {
  openFactory(V1, MY_PROMPTS);
  expect(await screen.findByText(/Ainda não há nada aqui/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Escolher uma receita' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
