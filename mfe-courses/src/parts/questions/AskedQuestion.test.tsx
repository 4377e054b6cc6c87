import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { questions } from '../../content/questions/copilot-v2.ts';
import { REVIEWS_KEY } from '../../state/reviews-atom.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { BlockQuestions } from './BlockQuestions.tsx';

beforeEach(() => localStorage.clear());

const [question] = questions;
if (!question) throw new Error('The question bank is empty.');
const [rightOption, wrongOption] = [true, false].map(
  (wanted) => question.options.find(({ isCorrect }) => isCorrect === wanted)?.text ?? '',
) as [string, string];
const pressOption = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(name.slice(0, 20)) }));

it('AskedQuestion shows the hint, then all explanations, after wrong answers by keyboard', async () => {
  const onFirstTry = vi.fn();
  render(<AskedQuestion question={question} label="Para fixar" onFirstTry={onFirstTry} />);
  await pressOption(wrongOption);
  expect(screen.getByRole('status').textContent).toContain(question.hint);
  const explanation = question.options.find(({ text }) => text === rightOption)?.explanation ?? '';
  expect(screen.queryByText(explanation)).toBeNull();
  expect(screen.queryByText('Resposta certa')).toBeNull();
  screen.getByRole('button', { name: 'Tentar de novo' }).focus();
  await userEvent.keyboard('{Enter}');
  await pressOption(wrongOption);
  expect(screen.getByText(explanation)).toBeTruthy();
  expect(screen.getByText('Resposta certa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(onFirstTry.mock.calls).toEqual([[{ isCorrect: false, text: wrongOption }]]);
});

it('AskedQuestion explains a right answer at once', async () => {
  const onFirstTry = vi.fn();
  render(<AskedQuestion question={question} label="Para fixar" onFirstTry={onFirstTry} />);
  await pressOption(rightOption);
  const explanation = question.options.find(({ text }) => text === rightOption)?.explanation ?? '';
  expect(screen.getByText(explanation)).toBeTruthy();
  expect(onFirstTry.mock.calls).toEqual([[{ isCorrect: true, text: rightOption }]]);
});

it('AskedQuestion stores only questions answered wrong', async () => {
  // Only the id is read.
  const block = { id: 1 } as never;
  const onFirstAnswer = vi.fn();
  render(<BlockQuestions questions={questions} block={block} when="closing" onFirstAnswer={onFirstAnswer} />);
  const closing = within(screen.getByText('Para fixar').closest('[data-question]') as HTMLElement);
  await userEvent.click(closing.getByRole('button', { name: new RegExp(wrongOption.slice(0, 20)) }));
  await vi.waitFor(() => expect(localStorage.getItem(REVIEWS_KEY)).toContain(`"${question.id}"`));
  const stored = JSON.parse(localStorage.getItem(REVIEWS_KEY) ?? '{}');
  expect(stored.version).toBe(1);
  expect(Object.keys(stored.questions)).toEqual([question.id]);
  expect(onFirstAnswer.mock.calls).toEqual([[question.id, wrongOption]]);
});
