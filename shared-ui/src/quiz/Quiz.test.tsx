import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Quiz } from './Quiz.tsx';
import type { QuizData } from './quiz-types.ts';

const quiz: QuizData = {
  question: 'O que torna um pedido mais claro?',
  options: [
    { text: 'Menos palavras', isCorrect: false, explanation: 'Faltaria contexto.' },
    { text: 'Mais contexto', isCorrect: true, explanation: 'A ferramenta só sabe o que lhe diz.' },
  ],
  correctFeedback: 'Correto! Mais contexto leva a melhores respostas.',
  incorrectFeedback: 'Ainda não. Reveja a lição.',
};

afterEach(() => vi.unstubAllEnvs());

test('Quiz takes the first choice as answer, locks every option and announces the feedback', async () => {
  const onAnswered = vi.fn();
  render(<Quiz {...quiz} onAnswered={onAnswered} />);
  await userEvent.click(screen.getByRole('button', { name: /Menos palavras/ }));
  await userEvent.click(screen.getByRole('button', { name: /Mais contexto/ }));
  expect(onAnswered.mock.calls).toEqual([[{ index: 0, correct: false }]]);
  expect(screen.getByRole('status').textContent).toBe(quiz.incorrectFeedback);
  expect(screen.getByRole('button', { name: /Mais contexto.*Resposta certa/ })).toBeDefined();
  expect(
    screen.getByRole('button', { name: /Menos palavras.*A sua resposta, que não é a certa/ }),
  ).toBeDefined();
  expect(screen.getByText('Faltaria contexto.')).toBeDefined();
});

test('Quiz with confirm requires a choice, then shows the feedback', async () => {
  const onAnswered = vi.fn();
  render(<Quiz {...quiz} confirm onAnswered={onAnswered} />);
  const submit = screen.getByRole('button', { name: 'Verificar resposta' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(submit);
  expect(screen.getByRole('status').textContent).toBe('Escolha primeiro uma das respostas.');
  await userEvent.click(screen.getByRole('radio', { name: /Mais contexto/ }));
  expect(onAnswered).not.toHaveBeenCalled();
  await userEvent.click(submit);
  expect(onAnswered.mock.calls).toEqual([[{ index: 1, correct: true }]]);
  expect(screen.getByRole('status').textContent).toBe(quiz.correctFeedback);
  expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true);
});

test('Quiz with retry hides the right answer after a wrong one', async () => {
  const onAnswered = vi.fn();
  render(<Quiz {...quiz} retry onAnswered={onAnswered} />);
  await userEvent.click(screen.getByRole('button', { name: /Menos palavras/ }));
  expect(screen.queryByText('Resposta certa')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(document.activeElement, 'a screen reader reads the question again').toBe(
    screen.getByRole('group', { name: quiz.question }),
  );
  await userEvent.click(screen.getByRole('button', { name: /Mais contexto/ }));
  expect(onAnswered).toHaveBeenLastCalledWith({ index: 1, correct: true });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('Quiz shows its hint on request in a live region, without moving the focus', async () => {
  render(<Quiz {...quiz} hint="Pense no que a ferramenta não pode adivinhar." />);
  expect(screen.queryByText(/não pode adivinhar/)).toBeNull();
  const button = screen.getByRole('button', { name: 'Ver dica', expanded: false });
  const announced = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(announced?.getAttribute('aria-live')).toBe('polite');

  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(announced?.textContent).toMatch(/não pode adivinhar/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Esconder dica', expanded: true }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(/não pode adivinhar/)).toBeNull();
});

test('Quiz shows the stored answer `given`, and follows its changes', async () => {
  const onAnswered = vi.fn();
  const { rerender } = render(<Quiz {...quiz} retry given={0} onAnswered={onAnswered} />);
  expect(screen.getByText(quiz.incorrectFeedback)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.queryByText(quiz.incorrectFeedback)).toBeNull();

  rerender(<Quiz {...quiz} retry given={1} onAnswered={onAnswered} />);
  expect(screen.getByText(quiz.correctFeedback)).toBeDefined();
  rerender(<Quiz {...quiz} retry onAnswered={onAnswered} />);
  expect(screen.queryByText(quiz.correctFeedback)).toBeNull();
  expect(onAnswered).not.toHaveBeenCalled();
});

test('Quiz without a right option throws in development and shows a fallback in production', () => {
  const broken = { ...quiz, options: quiz.options.map((option) => ({ ...option, isCorrect: false })) };
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Quiz {...broken} />)).toThrow(/no option .* is correct.*Set isCorrect/);
  error.mockRestore();

  vi.stubEnv('DEV', false);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Quiz {...broken} />);
  expect(screen.getByText(/Esta pergunta não está disponível/)).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
});
