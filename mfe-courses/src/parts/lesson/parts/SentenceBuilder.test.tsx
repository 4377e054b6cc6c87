import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SentenceBuilder } from './SentenceBuilder.tsx';

it('SentenceBuilder moves no focus on mount, and focuses the first word on restart', async () => {
  const part = {
    type: 'sentence-builder' as const,
    title: 'Frase',
    instructions: 'Escolha.',
    start: 'Hoje',
    steps: [['está', 'é', 'fui']],
    done: 'Feito.',
  };
  render(
    <ShellProvider shell={fakeShell()}>
      <SentenceBuilder part={part} />
    </ShellProvider>,
  );
  expect(document.activeElement).toBe(document.body);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'é' }));
  expect(document.activeElement?.textContent).toBe('Hoje é.');
  await user.click(screen.getByRole('button', { name: 'Fazer outra frase' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'está' }));
});
