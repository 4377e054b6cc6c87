import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RECIPES } from '../../content/recipes/index.ts';
import type { Recipe } from '../../content/recipes/recipe.ts';
import { AnswerView } from './AnswerView.tsx';
import { createAnswerStore } from './answer-store.ts';

it('keeps what was streamed in place when the answer ends', async () => {
  const answers = createAnswerStore();
  answers.begin();
  render(
    <ShellProvider shell={fakeShell()}>
      <AnswerView
        recipe={RECIPES[0] as Recipe}
        prompt="Olá"
        answers={answers}
        onCancel={() => {}}
        onRetry={() => {}}
      />
    </ShellProvider>,
  );
  expect(screen.getByText('A IA está a escrever…')).toBeTruthy();
  const text = '**Primeiro** parágrafo.\n\nSegundo.';
  await act(async () => {
    answers.append(text);
    await new Promise((frame) => requestAnimationFrame(frame));
  });
  // Formatted, so the renderer has arrived.
  const word = await screen.findByText('Primeiro', { selector: 'strong' }, { timeout: 20_000 });
  expect(screen.getByText('Gerado por IA')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
  act(() => answers.finish({ source: 'ai', value: text }));
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  expect(screen.getByText('Primeiro')).toBe(word);
}, 30_000);
