import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { RECIPES } from '@ia/shared-services/built-in-recipes';
import type { Recipe } from '@ia/shared-services/recipes';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResultStep } from '../result/ResultStep.tsx';
import { AnswerView } from './AnswerView.tsx';
import { createAnswerStore } from './answer-store.ts';

it('ResultStep moves focus to the heading of the answer when the answer is requested again', async () => {
  const answers = createAnswerStore();
  answers.finish({ source: 'none', value: null, reason: 'failed' });
  const recipe = RECIPES[0] as Recipe;
  const onRetry = vi.fn(() => answers.begin());
  render(
    <ShellProvider shell={fakeShell()}>
      <ResultStep
        recipe={recipe}
        shown={{ id: 'a', prompt: 'Olá', choices: {}, at: 0, answers }}
        onCancel={() => {}}
        onRetry={onRetry}
        onAnother={() => {}}
      />
    </ShellProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A resposta' }));
});

const shellWithAi = fakeShell({
  ai: () => ({ ...fakeShell().ai(), mode: 'server' }),
  backend: () => ({ url: 'https://servidor.example', publishableKey: 'chave' }),
});

it('AnswerView reuses the streamed DOM when the answer ends', async () => {
  const answers = createAnswerStore();
  answers.begin();
  render(
    <ShellProvider shell={shellWithAi}>
      <AnswerView
        recipe={RECIPES[0] as Recipe}
        shown={{ id: 'a', prompt: 'Olá', choices: {}, at: Date.UTC(2026, 10, 21, 12), answers }}
        onCancel={() => {}}
        onRetry={() => {}}
      />
    </ShellProvider>,
  );
  expect(screen.getByText('A IA está a escrever…')).toBeTruthy();
  const text = '**Primeiro** parágrafo.\n\nSegundo.';
  act(() => answers.append('**Primeiro** parágrafo.'));
  expect(screen.getByText(/parágrafo/)).toBeTruthy();
  // The rest is rendered after the first piece is in the document and a frame has painted it.
  act(() => answers.append('\n\nSegundo.'));
  expect(await screen.findByText('Segundo.')).toBeTruthy();
  // Bold text proves that the renderer has loaded.
  const renderedWord = await screen.findByText('Primeiro', { selector: 'strong' }, { timeout: 20_000 });
  expect(screen.getByText('Gerado por IA')).toBeTruthy();
  expect(screen.getByText(/21 de novembro de 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
  act(() => answers.finish({ source: 'ai', value: text }));
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  expect(screen.getByText('Primeiro')).toBe(renderedWord);
}, 30_000);

it('AnswerView labels an AI image and warns that it proves nothing', () => {
  const answers = createAnswerStore();
  answers.finish({ source: 'ai', value: 'data:image/png;base64,AAAA' });
  render(
    <ShellProvider shell={fakeShell()}>
      <AnswerView
        recipe={RECIPES.find(({ type }) => type === 'image') as Recipe}
        shown={{ id: 'a', prompt: 'Um gato', choices: {}, at: 0, answers }}
        onCancel={() => {}}
      />
    </ShellProvider>,
  );
  expect(screen.getByText('Gerado por IA')).toBeTruthy();
  expect(screen.getByText(/não prova que algo aconteceu/)).toBeTruthy();
});
